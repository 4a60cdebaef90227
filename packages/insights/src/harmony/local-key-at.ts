import type { LocalKeyReading } from '../report/harmony.ts'

/** The key that holds at a beat of the song; `undefined` where none was read. */
export function localKeyAt(localKeys: readonly LocalKeyReading[], beats: number): LocalKeyReading | undefined {
  return localKeys.findLast(({ startBeats }) => startBeats <= beats + TOLERANCE_BEATS) ?? localKeys[0]
}

/** Chords and keys begin at places that are rounded apart. */
const TOLERANCE_BEATS = 0.05
