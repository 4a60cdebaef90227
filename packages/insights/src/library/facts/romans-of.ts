import type { Harmony } from '../../report/harmony.ts'

/** Roman numerals in the order in which they sound, each time they change; unsure chords part what they stand between. */
export function romansOf(harmony: Harmony): string[] {
  if (harmony.kind === 'unknown') return []
  const romans = harmony.chords.flatMap(({ roman, confidence }) => (roman === null || confidence < SURE ? [] : [roman]))
  return romans.filter((roman, index) => roman !== romans[index - 1]).slice(0, MOST)
}

/** More likely than not. */
const SURE = 0.5
const MOST = 256
