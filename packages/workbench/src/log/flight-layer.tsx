import { memo, useLayoutEffect, useRef } from 'react'
import type { Flight } from './flight.ts'

/** Where rows fly over the list. They stay when it is over, so that the next begins with words to change only. */
export const FlightLayer = memo(function FlightLayer({ flight }: { readonly flight: Flight }) {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => flight.lieIn(layer.current), [flight])
  return <div inert ref={layer} className="[overflow-anchor:none]" />
})
