import { bestPath } from './chord-path.ts'
import { changeCost } from './change-cost.ts'
import type { Frames } from '../notes/frames.ts'
import { CHORD_STATES } from './first-pass.ts'

/** Stretches that hold one chord at most: cut generously, joined again after the second look. */
export type Segments = {
  readonly count: number
  /** `count + 1` frame numbers. */
  readonly firstFrame: Int32Array
}

/**
 * Cuts at every bar line, where sound begins or stops, where the best path of the first look changes, and where its
 * opinion or the bass shifts on a beat. Half beats under a bass that stays are cut only for a clear shift.
 */
export function cutSegments(frames: Frames, logProbabilities: Float32Array): Segments {
  const cost = changeCost(frames).map((value) => value * CUT_EASE)
  const path = bestPath(frames, CHORD_STATES, logProbabilities, cost)
  const cuts: number[] = [0]
  for (let frame = 1; frame < frames.count; frame++) {
    if (path[frame] !== path[frame - 1] || frames.inBar[frame] === 0 || isShift(frames, logProbabilities, frame))
      cuts.push(frame)
  }
  return { count: cuts.length, firstFrame: Int32Array.from([...cuts, frames.count]) }
}

function isShift(frames: Frames, logProbabilities: Float32Array, frame: number): boolean {
  const low = frames.lowestPitch[frame] ?? -1
  const before = frames.lowestPitch[frame - 1] ?? -1
  if (low < 0 !== before < 0) return true
  if (low < 0) return false
  const isOnBeat = (frames.inBar[frame] ?? 0) % 2 === 0
  if (isOnBeat && (low - before) % 12 !== 0) return true
  const isNewBass = (low - before) % 12 !== 0
  return difference(logProbabilities, frame) > (isOnBeat || isNewBass ? CLEAR_SHIFT : OFF_BEAT_SHIFT)
}

/** Sum of absolute differences between the chord probabilities of a frame and the one before: 0…2. */
function difference(logProbabilities: Float32Array, frame: number): number {
  let sum = 0
  const base = frame * CHORD_STATES
  for (let state = 0; state < CHORD_STATES; state++) {
    const now = logProbabilities[base + state] ?? 0
    const before = logProbabilities[base - CHORD_STATES + state] ?? 0
    if (now > LEAST || before > LEAST) sum += Math.abs(Math.exp(now) - Math.exp(before))
  }
  return sum
}

/** Below 1: more cuts than chords. */
const CUT_EASE = 0.35
const CLEAR_SHIFT = 0.1
const OFF_BEAT_SHIFT = 0.3
const LEAST = -4
