import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChordWeights } from '../src/learned/hear-chords.ts'
import { progressionTable } from '../src/keys/progression-scores.ts'
import type { Weights } from '../src/harmony/weights.ts'
import { foldOf, FOLDS, type Piece } from './read-pieces.ts'
import type { RotatedWeights } from '../src/learned/rotated-weights.ts'
import { unpackSequence, type PackedSequence } from '../src/learned/unpack-sequence.ts'
import { unpackWeights, type PackedWeights } from '../src/learned/unpack-weights.ts'

/** Chord weights that have not seen a part of the songs, as the fitting scripts wrote them to a folder. */
export function foldWeights(folder: string, fold: number): ChordWeights {
  const second = unpackSequence(readJson(folder, `second-${fold}`) as PackedSequence)
  return { first: readWeights(folder, `first-${fold}`), second }
}

/** For each song the weights that have not seen it. */
export function blindWeights(folder: string): (piece: Piece) => Weights {
  const folds = Array.from({ length: FOLDS }, (_, fold) => ({
    chords: foldWeights(folder, fold),
    keys: {
      home: (readJson(folder, `key-home-${fold}`) as PackedWeights[]).map(unpackWeights),
      local: (readJson(folder, `key-local-${fold}`) as PackedWeights[]).map(unpackWeights),
      choice: readJson(folder, `home-choice-${fold}`) as number[],
      tune: readJson(folder, `tune-choice-${fold}`) as number[],
      modes: readJson(folder, `mode-choice-${fold}`) as number[],
      progressions: progressionTable(readJson(folder, `progressions-${fold}`) as number[]),
    },
  }))
  return (piece) => {
    const weights = folds[foldOf(piece.id)]
    if (!weights) throw new RangeError('A part of the songs has no weights.')
    return weights
  }
}

/** One network as a fitting script wrote it. */
export function readWeights(folder: string, name: string): RotatedWeights {
  return unpackWeights(readJson(folder, name) as PackedWeights)
}

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
}
