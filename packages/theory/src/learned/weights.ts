import type { ChordWeights } from '../chords/hear-chords.ts'
import { progressionTable } from '../keys/progression-scores.ts'
import type { KeyWeights } from '../keys/score-keys.ts'
import CHORD_WEIGHTS from './generated/chord-weights.json' with { type: 'json' }
import KEY_WEIGHTS from './generated/key-weights.json' with { type: 'json' }
import { unpackWeights } from './unpack-weights.ts'

/** All that `harmonyWith` has learned. */
export type Weights = { readonly chords: ChordWeights; readonly keys: KeyWeights }

/** The weights of this package, unpacked on first use and kept. */
export function shippedWeights(): Weights {
  shipped ??= {
    chords: {
      first: unpackWeights(CHORD_WEIGHTS.first),
      second: [unpackWeights(CHORD_WEIGHTS.second), unpackWeights(CHORD_WEIGHTS.varied)],
    },
    keys: {
      home: unpackWeights(KEY_WEIGHTS.home),
      local: unpackWeights(KEY_WEIGHTS.local),
      choice: KEY_WEIGHTS.choice,
      tune: KEY_WEIGHTS.tune,
      modes: KEY_WEIGHTS.modes,
      progressions: progressionTable(KEY_WEIGHTS.progressions),
    },
  }
  return shipped
}

let shipped: Weights | null = null
