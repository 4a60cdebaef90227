import { type ArrangementPicture, type BarRange, barsBetween, beatOfBar } from '@kvint/report'

type Meters = ArrangementPicture['meters']

/** The bars that a stretch touches; an end on a bar line does not touch the bar after it. */
export function barsOf({ startBeats, endBeats }: Stretch, meters: Meters): BarRange {
  return barsBetween(meters, startBeats, endBeats)
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
  return { startBeats: beatOfBar(meters, from), endBeats: beatOfBar(meters, to + 1) }
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

/** Live writes beats with rounding noise of about 1e-9. */
const TOLERANCE = 1e-6
