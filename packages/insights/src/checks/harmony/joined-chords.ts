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

const MINOR_SEVENTH = 10
const MAJOR_SEVENTH = 11
