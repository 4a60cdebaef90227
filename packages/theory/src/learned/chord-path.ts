import type { Frames } from '../notes/frames.ts'

/**
 * The best sequence of chords (Viterbi): frame scores plus what a change costs at its place in the bar.
 * Cost: frames × (states + 1).
 */
export function bestPath(
  frames: Frames,
  states: number,
  logScores: Float32Array,
  changeCost: Float32Array,
): Int32Array {
  const path = new Int32Array(frames.count)
  const back = new Int32Array(frames.count * states)
  let score = new Float64Array(states)
  let next = new Float64Array(states)
  for (let frame = 0; frame < frames.count; frame++) {
    let best = 0
    for (let state = 1; state < states; state++) if ((score[state] ?? 0) > (score[best] ?? 0)) best = state
    const fromBest = (score[best] ?? 0) - (frame === 0 ? 0 : (changeCost[frame] ?? 0))
    for (let state = 0; state < states; state++) {
      const stay = score[state] ?? 0
      const isStay = frame === 0 || stay >= fromBest
      back[frame * states + state] = isStay ? state : best
      next[state] = (isStay ? stay : fromBest) + (logScores[frame * states + state] ?? 0)
    }
    ;[score, next] = [next, score]
  }
  let state = 0
  for (let other = 1; other < states; other++) if ((score[other] ?? 0) > (score[state] ?? 0)) state = other
  for (let frame = frames.count - 1; frame >= 0; frame--) {
    path[frame] = state
    state = back[frame * states + state] ?? state
  }
  return path
}
