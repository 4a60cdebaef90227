import type { ChordReading } from '@kvint/report'

/**
 * How many roots chords have that can be told apart. F, G and C are Fsus2 and Csus4 alike: they take the root of a chord beside them that has a third.
 * `differentRoots([Fsus2, Csus4, C])` → `1`, of `[Dsus2, Em7]` → `2`
 */
export function differentRoots(chords: readonly Pick<ChordReading, 'rootPitchClass' | 'quality'>[]): number {
  const withThird = new Set(
    chords.flatMap(({ rootPitchClass, quality }) => (quality in OTHER_ROOT ? [] : [rootPitchClass])),
  )
  const roots = chords.map(({ rootPitchClass, quality }) => {
    const other = (rootPitchClass + (OTHER_ROOT[quality] ?? 0)) % 12
    const isOther = withThird.has(other) || quality === 'sus2'
    return isOther && !withThird.has(rootPitchClass) ? other : rootPitchClass
  })
  return new Set(roots).size
}

/** Semitones up to the root of the other suspended chord of the same notes. */
const OTHER_ROOT: Readonly<Record<string, number>> = { sus2: 7, sus4: 5 }
