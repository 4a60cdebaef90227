import type { Harmony } from '@kvint/report'

/** Degrees in the order in which they sound, each time they change; unsure chords are passed over. */
export function romansOf(harmony: Harmony): string[] {
  if (harmony.kind === 'unknown') return []
  const romans = harmony.chords.flatMap(({ roman, confidence }) =>
    roman === null || confidence < SURE ? [] : [degreeOf(roman)],
  )
  return romans.filter((roman, index) => roman !== romans[index - 1]).slice(0, MOST)
}

/** Without sevenths, inversions and suspensions: `V65/V` → `V/V`, `♭VIIsus4` → `♭VII`, `vii°7` → `vii°`. */
function degreeOf(roman: string): string {
  return roman
    .split('/')
    .map((part) => /^[♭♯b#]*[IVXivx]+[°ø+]?/.exec(part)?.[0] ?? part)
    .join('/')
}

/** More likely than not. */
const SURE = 0.5
const MOST = 256
