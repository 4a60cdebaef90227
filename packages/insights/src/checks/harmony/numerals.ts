import type { Chord } from '@kvint/theory'
import { withSigns } from '@kvint/report'
import type { Song } from '../../song/song.ts'
import { chordSymbol } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

/**
 * The numerals of chords in a row, as one reads them beside their symbols; `null` where one of them is suspended: a numeral
 * says its third.
 *
 * `numeralsOf(chords)` → `I IV V7`
 */
export function numeralsOf(chords: readonly Chord[]): string | null {
  if (chords.some(({ quality }) => SUSPENDED.has(quality))) return null
  return withSigns(chords.map(({ roman }) => besideItsSymbol(roman ?? '')).join(chords.length === 2 ? ' – ' : ' '))
}

/** `V65` → `V7`, `i64` → `i`, `IVM7` → `IV`: the symbols show what is in the bass, and which seventh. */
function besideItsSymbol(numeral: string): string {
  return numeral
    .replace(/(?:65|43|42)(?=\/|$)/, '7')
    .replace(/(?<!add)64?(?=\/|$)/, '')
    .replace(/M7(?=\/|$)/, '')
}

/** A symbol beside no key, as it is read most easily: `C♭m` is Bm. */
export function plainSymbol({ symbol }: Pick<Chord, 'symbol'>): string {
  return symbol.replace(
    /(^|\/)(C[b♭]|F[b♭]|E[#♯]|B[#♯])/g,
    (_, before: string, root: string) => `${before}${PLAIN[root.charAt(0)] ?? root}`,
  )
}

const PLAIN: Readonly<Record<string, string>> = { C: 'B', F: 'E', E: 'F', B: 'C' }

export function inKey({ symbol, roman, function: role, quality }: Chord) {
  if (SUSPENDED.has(quality)) return chordSymbol(symbol)
  return say`${chordSymbol(symbol)} is ${withSigns(besideItsSymbol(roman ?? ''))}${FUNCTION_WORDS[role ?? 'outside']}`
}

/** Name of the key that holds from one beat to another; `null` where it changes: then numerals do not belong together. */
export function keyBetween({ harmony }: Song, startBeats: number, endBeats: number): string | null {
  if (harmony.kind === 'unknown') return null
  const local = harmony.localKeys.find((key) => key.startBeats <= startBeats && key.endBeats >= endBeats - 0.01)
  return local?.name ?? null
}

const SUSPENDED: ReadonlySet<Chord['quality']> = new Set(['sus2', 'sus4', '7sus4'])
const FUNCTION_WORDS = {
  tonic: say` (home)`,
  subdominant: say` (moves away)`,
  dominant: say` (pulls home)`,
  outside: '',
} as const
