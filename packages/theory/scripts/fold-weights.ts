import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChordWeights } from '../src/chords/hear-chords.ts'
import { progressionTable } from '../src/keys/progression-scores.ts'
import type { Weights } from '../src/learned/weights.ts'
import { foldOf, FOLDS, type Piece } from './read-pieces.ts'
import type { RotatedWeights } from '../src/learned/rotated-network.ts'
import { unpackWeights, type PackedWeights } from '../src/learned/unpack-weights.ts'

/** Chord weights that have not seen a part of the songs, as the fitting scripts wrote them to a folder. */
export function foldWeights(folder: string, fold: number): ChordWeights {
  const second = ['second', 'varied'].map((name) => readWeights(folder, `${name}-${fold}`))
  return { first: readWeights(folder, `first-${fold}`), second }
}

/** For each song the weights that have not seen it. */
export function blindWeights(folder: string): (piece: Piece) => Weights {
  const folds = Array.from({ length: FOLDS }, (_, fold) => ({
    chords: foldWeights(folder, fold),
    keys: {
      home: readWeights(folder, `key-home-${fold}`),
      local: readWeights(folder, `key-local-${fold}`),
      choice: readNumbers(folder, `home-choice-${fold}`),
      tune: readNumbers(folder, `tune-choice-${fold}`),
      modes: readNumbers(folder, `mode-choice-${fold}`),
      progressions: progressionTable(readNumbers(folder, `progressions-${fold}`)),
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
  return unpackWeights(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as PackedWeights)
}

function readNumbers(folder: string, name: string): number[] {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as number[]
}
