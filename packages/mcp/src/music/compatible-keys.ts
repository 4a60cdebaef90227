import type { TypedKey } from '@kvint/theory/parse-key'

/**
 * Keys whose scale differs by one note at most: the relative and the neighbours on the circle of fifths, as DJs mix.
 * Of a tonic without a mode both the major and the minor neighbours.
 *
 * `compatibleKeys({ tonicPitchClass: 9, mode: 'minor' })`: C major, E minor, D minor
 */
export function compatibleKeys({ tonicPitchClass, mode }: TypedKey): TypedKey[] {
  if (mode === null)
    return (['major', 'minor'] as const).flatMap((each) => compatibleKeys({ tonicPitchClass, mode: each }))
  const at = (semitones: number, of = mode): TypedKey => ({
    tonicPitchClass: (tonicPitchClass + semitones) % 12,
    mode: of,
  })
  const relative = mode === 'minor' ? [at(3, 'major')] : mode === 'major' ? [at(9, 'minor')] : []
  return [...relative, at(7), at(5)]
}
