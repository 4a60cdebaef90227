import type { BarRange } from '../report/finding.ts'
import type { MeterSpan } from '../report/arrangement-picture.ts'

/** Number of the bar that holds a beat; bars count from 1. */
export function barAt(meters: readonly MeterSpan[], beats: number): number {
  const span = meters.findLast((meter) => meter.startBeats <= beats + TOLERANCE_BEATS) ?? meters[0]
  if (!span) return 1
  return span.startBar + Math.floor((beats - span.startBeats + TOLERANCE_BEATS) / span.beatsPerBar)
}

/** Beat at which a bar begins. */
export function beatOfBar(meters: readonly MeterSpan[], bar: number): number {
  const span = meters.findLast((meter) => meter.startBar <= bar) ?? meters[0]
  return span ? span.startBeats + (bar - span.startBar) * span.beatsPerBar : 0
}

/** Bars that a stretch touches; the end itself is not part of it. */
export function barsBetween(meters: readonly MeterSpan[], startBeats: number, endBeats: number): BarRange {
  const from = Math.max(1, barAt(meters, startBeats))
  const lastBeats = Math.max(startBeats, endBeats - 2 * TOLERANCE_BEATS)
  return { from, to: Math.max(from, barAt(meters, lastBeats)) }
}

/** A hair: files round beats to about nine digits. */
const TOLERANCE_BEATS = 1e-4
