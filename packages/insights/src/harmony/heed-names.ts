import { withSigns } from '@kvint/report'
import { keyName } from '@kvint/theory'
import type { HarmonyRead } from './harmony-of-song.ts'
import { inAnotherKey } from './in-another-key.ts'
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
  const name = withSigns(keyName(named.key))
  const said = `the names of ${String(named.fileNames.length)} samples say ${name}`
  if (key.tonicPitchClass === named.key.tonicPitchClass && key.mode === named.key.mode) {
    return { ...read, harmony: { ...harmony, key: { ...key, evidence: [...key.evidence, said] } } }
  }
  if (key.confidence >= DOUBTFUL) return read
  const evidence = [said, `the notes alone leave it open: ${key.name} fits them best`]
  return { ...read, detail: null, harmony: inAnotherKey(harmony, named.key, CONFIDENCE_OF_NAMES, evidence) }
}

/** Below it two keys fit the notes nearly alike. */
const DOUBTFUL = 0.6
const CONFIDENCE_OF_NAMES = 0.6
