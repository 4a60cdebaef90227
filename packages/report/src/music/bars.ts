import type { ArrangementPicture, MeterSpan } from '../schema/arrangement-picture.ts'
import type { BarRange } from '../schema/bar-range.ts'

/** A stretch in quarter notes; the end itself is not part of it. */
export type BeatRange = { readonly start: number; readonly end: number }

/**
 * Bar at a beat, with a fraction for the place in it. Bars count from 1; without a meter a bar has four beats.
 *
 * `barPlace(meters, 130)` in common time → `33.5`
 */
export function barPlace(meters: readonly MeterSpan[], beats: number): number {
  const span = lastSpan(meters, (meter) => meter.startBeats <= beats + TOLERANCE_BEATS)
  return span ? span.startBar + (beats - span.startBeats) / span.beatsPerBar : beats / 4 + 1
}

/** The last that has begun, by halves: a set may change its meter ten thousand times. The first where none has. */
function lastSpan(meters: readonly MeterSpan[], hasBegun: (meter: MeterSpan) => boolean): MeterSpan | undefined {
  let [low, high] = [0, meters.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const span = meters[middle]
    if (span && hasBegun(span)) low = middle
    else high = middle
  }
  return meters[low]
}

/**
 * Number of the bar that holds a beat: from 1, also for what lies before the song's first beat.
 *
 * @example barAt([{ startBeats: 0, startBar: 1, beatsPerBar: 4 }], 6) // → 2
 */
export function barAt(meters: readonly MeterSpan[], beats: number): number {
  return Math.max(1, Math.floor(barPlace(meters, beats + TOLERANCE_BEATS)))
}

/**
 * Beat at which a bar begins; fractions of a bar are welcome.
 *
 * @example beatOfBar([{ startBeats: 0, startBar: 1, beatsPerBar: 4 }], 3) // → 8
 */
export function beatOfBar(meters: readonly MeterSpan[], bar: number): number {
  const span = lastSpan(meters, (meter) => meter.startBar <= bar)
  return span ? span.startBeats + (bar - span.startBar) * span.beatsPerBar : (bar - 1) * 4
}

/** Bars that a stretch touches, at least one. `barsBetween(meters, 0, 8)` in common time → bars 1 to 2 */
export function barsBetween(meters: readonly MeterSpan[], startBeats: number, endBeats: number): BarRange {
  const from = barAt(meters, startBeats)
  const lastBeats = Math.max(startBeats, endBeats - 2 * TOLERANCE_BEATS)
  return { from, to: Math.max(from, barAt(meters, lastBeats)) }
}

/**
 * Bars that a range touches, at least one.
 *
 * @example barsOfBeats([{ startBeats: 0, startBar: 1, beatsPerBar: 4 }], { start: 0, end: 8 }) // → { from: 1, to: 2 }
 */
export function barsOfBeats(meters: readonly MeterSpan[], { start, end }: BeatRange): BarRange {
  return barsBetween(meters, start, end)
}

/**
 * Beats that bars from…to cover, both included.
 *
 * @example beatsOfBars([{ startBeats: 0, startBar: 1, beatsPerBar: 4 }], { from: 2, to: 3 }) // → { start: 4, end: 12 }
 */
export function beatsOfBars(meters: readonly MeterSpan[], bars: BarRange): BeatRange {
  return { start: beatOfBar(meters, bars.from), end: beatOfBar(meters, bars.to + 1) }
}

/**
 * The whole picture, from bar 1 to the end of its last bar.
 *
 * @example wholeRange({ meters: [{ startBeats: 0, startBar: 1, beatsPerBar: 4 }], lengthBeats: 64 }) // → { start: 0, end: 64 }
 */
export function wholeRange({ meters, lengthBeats }: Pick<ArrangementPicture, 'meters' | 'lengthBeats'>): BeatRange {
  return {
    start: Math.min(0, beatOfBar(meters, 1)),
    end: beatOfBar(meters, barsBetween(meters, 0, lengthBeats).to + 1),
  }
}

/** A hair: files round beats to about nine digits, and what is struck a ten-thousandth early is struck on the bar. */
const TOLERANCE_BEATS = 1e-4
