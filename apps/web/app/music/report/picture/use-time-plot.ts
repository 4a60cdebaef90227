import { useMemo, useRef } from 'react'
import type { View } from '../view/view.ts'
import { timeScale } from './time-scale.ts'
import { useRangeGestures } from './use-range-gestures.ts'
import { useShownView } from './use-shown-view.ts'
import { useWidth } from './use-width.ts'

/** A drawing over the song's beats that pans and zooms. `fields` are what it reads of the view: a constant. */
export function useTimePlot<Field extends keyof View = 'range'>(fields?: readonly Field[]) {
  const plot = useRef<HTMLDivElement>(null)
  const view = useShownView<Field | 'range'>(plot, fields ?? RANGE)
  const width = useWidth(plot)
  useRangeGestures(plot)
  const scale = useMemo(() => timeScale(view.range, width), [view.range, width])
  return { plot, view, width, scale }
}

const RANGE = ['range'] as const
