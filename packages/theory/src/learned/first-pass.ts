import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import type { Frames } from '../harmony/frames.ts'
import { CHORD_WINDOWS, LEVEL_NAMES, type LevelName, type WindowLevel } from './chord-windows.ts'
import { frameScalars } from './frame-scalars.ts'
import { runRotated, type RotatedGroup, type RotatedWeights } from './rotated-network.ts'

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
  const scores = runRotated(weights, groups, frameScalars(frames), frames.count)
  for (let frame = 0; frame < frames.count; frame++) toLogProbabilities(scores, frame * CHORD_STATES, CHORD_STATES)
  return scores
}

/** Turns scores into log-probabilities in place (log-softmax over a stretch). */
export function toLogProbabilities(scores: Float32Array, from: number, length: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let index = from; index < from + length; index++) most = Math.max(most, scores[index] ?? most)
  let sum = 0
  for (let index = from; index < from + length; index++) sum += Math.exp((scores[index] ?? 0) - most)
  const shift = most + Math.log(sum)
  for (let index = from; index < from + length; index++) scores[index] = (scores[index] ?? 0) - shift
}
