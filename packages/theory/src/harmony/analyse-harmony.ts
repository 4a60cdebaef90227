import { shippedWeights } from './weights.ts'
import type { Note } from '../notes/note.ts'
import type { Unknown } from '../unknown.ts'
import { harmonyWith } from './harmony-with.ts'
import type { Harmony } from './harmony.ts'
import type { HarmonyOptions } from './harmony-options.ts'

/**
 * Key, local keys and chords of a piece, each with its confidence; `unknown` with the reason where the notes can't tell.
 * Never throws: notes without a usable pitch, start, length or velocity are left out.
 *
 * ```ts
 * const harmony = analyseHarmony(notes, { meter: { beatsPerBar: 4 } })
 * if (harmony.kind === 'harmony') harmony.chords[0]?.symbol // 'Am'
 * ```
 */
export function analyseHarmony(notes: readonly Note[], options: HarmonyOptions = {}): Harmony | Unknown {
  return harmonyWith(shippedWeights, notes, options)
}
