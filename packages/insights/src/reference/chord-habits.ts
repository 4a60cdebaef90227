import { type Chord, CHORD_QUALITIES, chordFamily } from '@kvint/theory'
import { quantilesOf } from './quantiles.ts'

/** What a song does with chords, in figures by which songs can be compared. */
export type ChordHabits = {
  /** Chords by root and third, the longest first. A seventh or another bass makes no other chord. */
  readonly chords: readonly KindOfChord[]
  /** Share (0…1) of the time on chords that do not belong to the key of their place. */
  readonly outside: number
  /** Middle length in beats. */
  readonly medianBeats: number
  /** On chords of three pitch classes or more, in all. */
  readonly beats: number
}

export type KindOfChord = {
  readonly rootPitchClass: number
  /** What follows the root in its symbol: `m`. */
  readonly suffix: string
  /** In all, in beats. */
  readonly beats: number
}

/**
 * Chords that sound for 2 % of the time or more, how long they last and how much of them is foreign to the key. Suspended and open chords
 * count with the major or minor chord on their root. `null` for less than 128 beats, or where a quarter is less than a chord.
 *
 * @example chordHabits(harmony.chords)?.chords.length // → 4
 */
export function chordHabits(chords: readonly HeardChord[]): ChordHabits | null {
  const full = chords.filter(({ sounding }) => !sounding)
  const beats = beatsOf(full)
  if (beats < FEWEST_BEATS || beats < beatsOf(chords) * LEAST_FULL) return null
  const kindOf = kindsByRoot(full)
  const found = [...Map.groupBy(full, (chord) => `${String(chord.rootPitchClass)} ${kindOf(chord)}`).values()].flatMap(
    (same) => {
      const [first] = same
      return first ? [{ rootPitchClass: first.rootPitchClass, suffix: kindOf(first), beats: beatsOf(same) }] : []
    },
  )
  return {
    chords: found.filter((one) => one.beats >= beats * LEAST_SHARE).toSorted((a, b) => b.beats - a.beats),
    outside: beatsOf(full.filter(({ colour }) => colour !== null)) / beats,
    medianBeats: quantilesOf(lengthsOf(chords, kindOf))[2],
    beats,
  }
}

type HeardChord = Pick<Chord, 'startBeats' | 'endBeats' | 'rootPitchClass' | 'quality' | 'sounding' | 'colour'>

/** Of each chord what follows the root: its third, and where it has none the commonest on its root. */
function kindsByRoot(full: readonly HeardChord[]): (chord: HeardChord) => string {
  const commonest = new Map(
    [...Map.groupBy(full, ({ rootPitchClass }) => rootPitchClass)].map(([root, same]) => {
      const withThird = same.filter(({ quality }) => chordFamily(quality) !== 'open')
      const [most] = [...Map.groupBy(withThird.length > 0 ? withThird : same, ownSuffix)].toSorted(
        ([, a], [, b]) => beatsOf(b) - beatsOf(a),
      )
      return [root, most?.[0] ?? '']
    }),
  )
  return (chord) =>
    chordFamily(chord.quality) === 'open' || chord.sounding
      ? (commonest.get(chord.rootPitchClass) ?? '')
      : ownSuffix(chord)
}

function ownSuffix({ quality }: HeardChord): string {
  const family = chordFamily(quality)
  return family === 'open' ? CHORD_QUALITIES[quality].suffix : SUFFIXES[family]
}

/** Chords that follow each other without a gap and are the same last as one. */
function lengthsOf(chords: readonly HeardChord[], kindOf: (chord: HeardChord) => string): number[] {
  const joined: { readonly name: string; readonly startBeats: number; readonly endBeats: number }[] = []
  for (const chord of chords) {
    const name = `${String(chord.rootPitchClass)} ${kindOf(chord)}`
    const last = joined.at(-1)
    const goesOn = last?.name === name && chord.startBeats - last.endBeats < HAIR_BEATS
    if (goesOn) joined[joined.length - 1] = { ...last, endBeats: chord.endBeats }
    else joined.push({ name, startBeats: chord.startBeats, endBeats: chord.endBeats })
  }
  return joined.map(({ startBeats, endBeats }) => endBeats - startBeats)
}

function beatsOf(chords: readonly HeardChord[]): number {
  return chords.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
}

const SUFFIXES = {
  major: CHORD_QUALITIES.maj.suffix,
  minor: CHORD_QUALITIES.min.suffix,
  diminished: CHORD_QUALITIES.dim.suffix,
  augmented: CHORD_QUALITIES.aug.suffix,
} as const
/** 32 bars of four. */
const FEWEST_BEATS = 128
const LEAST_FULL = 0.75
/** Below it the engine and people who labelled the same songs by ear do not count the same. */
const LEAST_SHARE = 0.02
const HAIR_BEATS = 0.05
