import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import type { Frames } from '../notes/frames.ts'
import { CHORD_WINDOWS, LEVEL_NAMES, type LevelName, type WindowLevel } from './chord-windows.ts'
import { frameScalars } from './frame-scalars.ts'
import { runRotated } from './rotated-network.ts'
import type { RotatedWeights } from './rotated-weights.ts'
import type { RotatedGroup } from './running-group.ts'

export const CHORD_STATES = CHORD_QUALITY_NAMES.length * 12

/** Log-probability of each chord (root × quality) in each frame, judged frame by frame: `frames × CHORD_STATES`. */
export function firstPass(
  frames: Frames,
  levels: Readonly<Record<LevelName, WindowLevel>>,
  weights: RotatedWeights,
): Float32Array {
  const groups = LEVEL_NAMES.map((name): RotatedGroup => {
    const level = levels[name]
    const inputs = CHORD_WINDOWS.flatMap((window, index) =>
      window.level === name ? [{ vectors: level.vectors[window.source], offset: window.offset, window: index }] : [],
    )
    return { unitOf: level.unitOf, units: level.units, inputs }
  })
  return runRotated(weights, groups, frameScalars(frames), frames.count, null, (scores, from) =>
    toLogProbabilities(scores, from, CHORD_STATES),
  )
}

/** Turns scores into log-probabilities in place (log-softmax over a stretch). */
export function toLogProbabilities(scores: Float32Array, from: number, length: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let index = from; index < from + length; index++) most = Math.max(most, scores[index] ?? most)
  let sum = 0
  for (let index = from; index < from + length; index++) {
    const below = (scores[index] ?? 0) - most
    if (below > NOTHING) sum += Math.exp(below)
  }
  const shift = most + Math.log(sum)
  for (let index = from; index < from + length; index++) scores[index] = (scores[index] ?? 0) - shift
}

/** `exp(-18)` is less than a float can add to 1. */
const NOTHING = -18
