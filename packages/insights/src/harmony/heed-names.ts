import { keyName as keyOf } from '@kvint/theory'
import { keyName } from '../words/figures.ts'
import { say } from '../words/say.ts'
import type { HarmonyRead } from './harmony-of-song.ts'
import { inAnotherKey } from './in-another-key.ts'
import { keyReasons } from './key-reasons.ts'
import type { NamedKey } from './named-keys.ts'

/**
 * The harmony with what names of samples say. Where they say the key that the notes say, that is one more reason. Where
 * the notes leave the key open, the recordings carry the song: the key is theirs, the evidence says that it was read from
 * names, and chords are told without numerals.
 */
export function heedNames(read: HarmonyRead, named: NamedKey | null): HarmonyRead {
  const { harmony } = read
  if (harmony.kind === 'unknown' || !named) return read
  const { key } = harmony
  const said = say`the names of ${named.fileNames.length} samples say ${keyName(keyOf(named.key))}`
  if (key.tonicPitchClass === named.key.tonicPitchClass && key.mode === named.key.mode) {
    return { ...read, harmony: { ...harmony, key: { ...key, ...keyReasons([...(key.messages ?? []), said]) } } }
  }
  if (key.confidence >= DOUBTFUL) return read
  const reasons = [said, say`the notes alone leave it open: ${keyName(key.name)} fits them best`]
  return { ...read, detail: null, harmony: inAnotherKey(harmony, named.key, CONFIDENCE_OF_NAMES, reasons) }
}

/** Below it two keys fit the notes nearly alike. */
const DOUBTFUL = 0.6
const CONFIDENCE_OF_NAMES = 0.6
