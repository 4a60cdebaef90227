import type { ChordIdentity } from './chord.ts'

/** A chord over time before it is read in a key. */
export type ChordSpan = ChordIdentity & {
  readonly startBeats: number
  readonly endBeats: number
  /** What sounds, from the lowest note up, where that is less than a chord: one or two pitch classes. */
  readonly sounding?: readonly number[]
  readonly confidence: number
  readonly alternative: (ChordIdentity & { readonly confidence: number }) | null
}

/** Chords of one root, quality and bass that follow each other are one. */
export function joinEqual(spans: readonly ChordSpan[]): ChordSpan[] {
  const joined: ChordSpan[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const isSame =
      last !== undefined &&
      last.rootPitchClass === span.rootPitchClass &&
      last.quality === span.quality &&
      last.bassPitchClass === span.bassPitchClass &&
      span.startBeats - last.endBeats < HAIR_BEATS
    if (isSame) joined[joined.length - 1] = { ...last, endBeats: span.endBeats }
    else joined.push(span)
  }
  return joined
}

/** Beats between chords that still follow each other. */
const HAIR_BEATS = 0.13
