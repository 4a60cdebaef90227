import { useState } from 'react'
import { type Flight, flightOverList, type FlyingRow } from './flight.ts'
import type { Numbered } from './in-parts.ts'

export function useFlight(flyingRow: () => FlyingRow<Numbered>): {
  readonly flight: Flight
  readonly isFlying: boolean
} {
  const [isFlying, setIsFlying] = useState(false)
  const [flight] = useState(() => flightOverList(flyingRow, setIsFlying))
  return { flight, isFlying }
}
