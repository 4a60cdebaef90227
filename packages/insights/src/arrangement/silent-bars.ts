import { barAt, type BarRange, type MeterSpan } from '@kvint/report'
import type { Stretch } from '../signal/fader-curve.ts'

/** Bars in which nothing sounds from bar line to bar line. */
export type SilentBars = BarRange & { readonly startBeats: number; readonly endBeats: number }

/** Between stretches that sound, in order of time. `silentBars([{ start: 0, end: 16 }, { start: 32, end: 64 }], meters)` → bars 5 to 8 */
export function silentBars(stretches: readonly Stretch[], meters: readonly MeterSpan[]): SilentBars[] {
  return stretches.slice(1).flatMap((after, index) => {
    const before = stretches[index]
    if (!before) return []
    const from = barAt(meters, before.end - HAIR_BEATS) + 1
    const to = barAt(meters, after.start + HAIR_BEATS) - 1
    return to >= from ? [{ from, to, startBeats: before.end, endBeats: after.start }] : []
  })
}

/** A note that ends on a bar line may end a tick behind it. */
const HAIR_BEATS = 0.1
