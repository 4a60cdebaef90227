import { type Chord, CHORD_QUALITIES } from '@kvint/theory'

/** Neighbours on one root as one, unless they differ as Cmaj7 and C7 or C and Cm do. */
export function joinedByRoot(chords: readonly Chord[]): Chord[] {
  const joined: Chord[] = []
  for (const chord of chords) {
    const before = joined.at(-1)
    if (before && isAlike(before, chord)) joined.splice(-1, 1, { ...before, endBeats: chord.endBeats })
    else joined.push(chord)
  }
  return joined
}

/** Without a chord between two alike over the same bass: what moves above a bass that stays makes no other chord. `C Bm/C C` → `C` */
export function withoutTurns(chords: readonly Chord[]): Chord[] {
  const kept = chords.filter(({ bassPitchClass }, at) => {
    const [before, after] = [chords[at - 1], chords[at + 1]]
    const isOver = before?.bassPitchClass === bassPitchClass && before.bassPitchClass === before.rootPitchClass
    return !(isOver && after?.bassPitchClass === bassPitchClass && isAlike(before, after))
  })
  const joined = joinedByRoot(kept)
  return joined.length < FEWEST_LEFT ? [...chords] : joined
}

/** Of a pass that begins on the chord it ends on: they are one that begins before it. `C Am F C` → `C Am F` */
export function joinedAround(pass: readonly Chord[], lengthBeats: number): Chord[] {
  const [first, last] = [pass[0], pass.at(-1)]
  if (!first || !last || pass.length < 3 || !isAlike(first, last)) return [...pass]
  return [{ ...first, startBeats: last.startBeats - lengthBeats }, ...pass.slice(1, -1)]
}

function isAlike(one: Chord, other: Chord): boolean {
  const thirds = [one, other].map(({ quality }) => CHORD_QUALITIES[quality].intervals[1])
  const sevenths = [one, other].map(({ quality }) => CHORD_QUALITIES[quality].intervals[3] ?? null)
  const isOtherSeventh = sevenths.includes(MINOR_SEVENTH) && sevenths.includes(MAJOR_SEVENTH)
  return one.rootPitchClass === other.rootPitchClass && thirds[0] === thirds[1] && !isOtherSeventh
}

/** Two alone are a chord and its turn. */
const FEWEST_LEFT = 3
const MINOR_SEVENTH = 10
const MAJOR_SEVENTH = 11
