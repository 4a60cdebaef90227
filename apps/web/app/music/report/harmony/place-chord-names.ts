import type { ChordReading } from '@kvint/report'
import type { TimeScale } from '../picture/time-scale.ts'

export type ChordName = {
  readonly chord: ChordReading
  readonly x: number
  readonly level: number
  readonly text: string
  /** The numeral, where the block has room for it too. */
  readonly roman: string | null
}

/** How far from home a chord stands: 2 home, 1 away, 0 tension. What is no whole chord is no tension yet. */
export function chordLevel(chord: Pick<ChordReading, 'function' | 'colour' | 'roman'>): number {
  if (chord.function === 'tonic') return 2
  return chord.function === 'subdominant' || chord.colour === 'borrowed' || chord.roman === null ? 1 : 0
}

/**
 * As many names as fit on each level: what is foreign first, then the longest, what is no whole chord last. An uncertain name
 * has a question mark.
 */
export function placeChordNames(chords: readonly ChordReading[], scale: TimeScale): ChordName[] {
  const [from, to] = scale.domain()
  const [, width] = scale.range()
  const inSight = chords.filter(({ startBeats, endBeats }) => endBeats > from && startBeats < to)
  const byWeight = inSight.toSorted((a, b) => weight(b) - weight(a) || a.startBeats - b.startBeats)
  const taken: { from: number; to: number }[][] = [[], [], []]
  const placed: ChordName[] = []
  for (const chord of byWeight) {
    const level = chordLevel(chord)
    const text = chord.confidence < SURE ? `${chord.symbol}?` : chord.symbol
    const x = Math.max(scale(chord.startBeats), 0)
    const block = Math.min(scale(chord.endBeats), width) - x
    const own = textPx(text)
    const end = x + own + GAP_PX
    const spans = taken[level] ?? []
    if (x + own > width || spans.some((span) => x < span.to && end > span.from)) continue
    const romanPx = (chord.roman?.length ?? 0) * CHARACTER_PX + 6
    const roman = chord.roman !== null && own + romanPx <= block ? chord.roman : null
    spans.push({ from: x, to: roman ? end + romanPx : end })
    placed.push({ chord, x, level, text, roman })
  }
  return placed.toSorted((a, b) => a.chord.startBeats - b.chord.startBeats)
}

function weight({ roman, colour, function: harmonic, startBeats, endBeats }: ChordReading): number {
  if (roman === null) return Math.min(endBeats - startBeats, FOREIGN - 1) - FOREIGN
  return (colour !== null || harmonic === 'outside' ? FOREIGN : 0) + Math.min(endBeats - startBeats, FOREIGN - 1)
}

/** Somewhat more than Schibsted Grotesk takes at 12.5 px, bold. */
function textPx(text: string): number {
  let px = 0
  for (const character of text) px += character === 'm' ? 11.5 : /[A-Z]/.test(character) ? 9 : 7.5
  return px
}

export const LEVEL_PX = 17
const FOREIGN = 1000
const SURE = 0.55
const CHARACTER_PX = 7.1
const GAP_PX = 5
