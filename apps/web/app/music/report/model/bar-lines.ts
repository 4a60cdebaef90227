import { barPlace, type BeatRange, beatOfBar, type MeterSpan } from '@kvint/report'

/** Bars at which to draw lines, at most `most` of them, on 1, 2, 4, 8 … bars. */
export function barTicks(
  meters: readonly MeterSpan[],
  range: BeatRange,
  most: number,
): { bar: number; beat: number }[] {
  const first = Math.ceil(barPlace(meters, range.start) - NEARLY)
  const last = Math.floor(barPlace(meters, range.end) + NEARLY)
  let step = 1
  while ((last - first) / step > most) step *= 2
  const ticks: { bar: number; beat: number }[] = []
  for (let bar = Math.ceil((first - 1) / step) * step + 1; bar <= last; bar += step) {
    ticks.push({ bar, beat: beatOfBar(meters, bar) })
  }
  return ticks
}

const NEARLY = 1e-6
