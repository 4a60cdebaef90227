import type { ArrangementPicture, BarRange, MeterSpan } from '@kvint/insights'

export type BeatRange = { readonly start: number; readonly end: number }

/** Bar (from 1, with a fraction for the place in it) at a beat. */
export function barOfBeat(meters: readonly MeterSpan[], beat: number): number {
  const meter = meters.findLast((span) => span.startBeats <= beat) ?? meters[0]
  return meter ? meter.startBar + (beat - meter.startBeats) / meter.beatsPerBar : beat / 4 + 1
}

/** Beat at which a bar (from 1, fractions welcome) starts. */
export function beatOfBar(meters: readonly MeterSpan[], bar: number): number {
  const meter = meters.findLast((span) => span.startBar <= bar) ?? meters[0]
  return meter ? meter.startBeats + (bar - meter.startBar) * meter.beatsPerBar : (bar - 1) * 4
}

/** Beats that bars from…to cover, both included. */
export function beatsOfBars(meters: readonly MeterSpan[], bars: BarRange): BeatRange {
  return { start: beatOfBar(meters, bars.from), end: beatOfBar(meters, bars.to + 1) }
}

/** Bars that a stretch touches. */
export function barsOfBeats(meters: readonly MeterSpan[], { start, end }: BeatRange): BarRange {
  const from = Math.floor(barOfBeat(meters, start) + NEARLY)
  return { from, to: Math.max(from, Math.ceil(barOfBeat(meters, end) - NEARLY) - 1) }
}

/** The whole picture, from bar 1 to the end of its last bar. */
export function wholeRange({ meters, lengthBeats }: ArrangementPicture): BeatRange {
  const lastBar = Math.max(1, Math.ceil(barOfBeat(meters, lengthBeats) - NEARLY) - 1)
  return { start: Math.min(0, beatOfBar(meters, 1)), end: beatOfBar(meters, lastBar + 1) }
}

/** Bars at which to draw lines, at most `most` of them, on 1, 2, 4, 8 … bars. */
export function barTicks(
  meters: readonly MeterSpan[],
  range: BeatRange,
  most: number,
): { bar: number; beat: number }[] {
  const first = Math.ceil(barOfBeat(meters, range.start) - NEARLY)
  const last = Math.floor(barOfBeat(meters, range.end) + NEARLY)
  let step = 1
  while ((last - first) / step > most) step *= 2
  const ticks: { bar: number; beat: number }[] = []
  for (let bar = Math.ceil((first - 1) / step) * step + 1; bar <= last; bar += step) {
    ticks.push({ bar, beat: beatOfBar(meters, bar) })
  }
  return ticks
}

const NEARLY = 1e-6
