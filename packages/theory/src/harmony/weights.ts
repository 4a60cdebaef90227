import type { ChordWeights } from '../learned/hear-chords.ts'
import { progressionTable } from '../keys/progression-scores.ts'
import type { KeyWeights } from '../keys/score-keys.ts'
import CHORD_WEIGHTS from '../learned/generated/chord-weights.json' with { type: 'json' }
import KEY_WEIGHTS from '../learned/generated/key-weights.json' with { type: 'json' }
import { unpackSequence } from '../learned/unpack-sequence.ts'
import { unpackWeights } from '../learned/unpack-weights.ts'

/** All that `harmonyWith` has learned. */
export type Weights = { readonly chords: ChordWeights; readonly keys: KeyWeights }

/** The weights of this package, unpacked on first use and kept. */
export function shippedWeights(): Weights {
  shipped ??= {
    chords: {
      first: unpackWeights(CHORD_WEIGHTS.first),
      second: unpackSequence(CHORD_WEIGHTS.second),
    },
    keys: {
      home: KEY_WEIGHTS.home.map(unpackWeights),
      local: KEY_WEIGHTS.local.map(unpackWeights),
      choice: KEY_WEIGHTS.choice,
      tune: KEY_WEIGHTS.tune,
      modes: KEY_WEIGHTS.modes,
      progressions: progressionTable(KEY_WEIGHTS.progressions),
    },
  }
  return shipped
}

let shipped: Weights | null = null
