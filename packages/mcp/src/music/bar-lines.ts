import type { ArrangementPicture, BarRange } from '@kvint/insights'

type Meters = ArrangementPicture['meters']

/** The bar (from 1) in which a beat of the arrangement lies. Before the first meter everything counts as bar 1. */
export function barOfBeat(beats: number, meters: Meters): number {
  const meter = meters.findLast(({ startBeats }) => startBeats <= beats + TOLERANCE) ?? meters[0]
  if (!meter) return Math.floor(beats / COMMON_BAR + TOLERANCE) + 1
  return meter.startBar + Math.max(0, Math.floor((beats - meter.startBeats) / meter.beatsPerBar + TOLERANCE))
}

/** Beat on which a bar (from 1) starts. */
export function beatOfBar(bar: number, meters: Meters): number {
  const meter = meters.findLast(({ startBar }) => startBar <= bar) ?? meters[0]
  if (!meter) return (bar - 1) * COMMON_BAR
  return meter.startBeats + (bar - meter.startBar) * meter.beatsPerBar
}

/** The bars that a stretch touches; an end on a bar line does not touch the bar after it. */
export function barsOf({ startBeats, endBeats }: Stretch, meters: Meters): BarRange {
  const from = barOfBeat(startBeats, meters)
  const last = barOfBeat(Math.max(startBeats, endBeats - 2 * TOLERANCE * COMMON_BAR), meters)
  return { from, to: Math.max(from, last) }
}

/** `9–16`, and `9` for one bar. */
export function barsText({ from, to }: BarRange): string {
  return from === to ? String(from) : `${from}–${to}`
}

/** `bars 9–16`, and `bar 9` for one. */
export function barsPhrase(bars: BarRange): string {
  return `${bars.from === bars.to ? 'bar' : 'bars'} ${barsText(bars)}`
}

/** Beats that a range of bars covers, its last bar included. */
export function stretchOfBars({ from, to }: BarRange, meters: Meters): Stretch {
  return { startBeats: beatOfBar(from, meters), endBeats: beatOfBar(to + 1, meters) }
}

/** `9-16` or `9` as a range; the smaller bar first. */
export function parseBars(text: string | undefined): BarRange | null {
  if (text === undefined) return null
  const [first, second] = text.split('-').map(Number)
  if (!first) return null
  const last = second ?? first
  return { from: Math.max(1, Math.min(first, last)), to: Math.max(1, first, last) }
}

export function overlap(a: Stretch, b: Stretch): boolean {
  return a.startBeats < b.endBeats - TOLERANCE && a.endBeats > b.startBeats + TOLERANCE
}

export type Stretch = { readonly startBeats: number; readonly endBeats: number }

const COMMON_BAR = 4
/** Live writes beats with rounding noise of about 1e-9. */
const TOLERANCE = 1e-6
