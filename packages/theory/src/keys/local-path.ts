import { KEY_STATES } from './score-keys.ts'

/** The best sequence of keys over chords (Viterbi); every change costs the same. */
export function localPath(logScores: Float32Array, units: number, changeCost: number): Int32Array {
  const back = new Int32Array(units * KEY_STATES)
  const path = new Int32Array(units)
  let score = new Float64Array(KEY_STATES)
  let next = new Float64Array(KEY_STATES)
  for (let unit = 0; unit < units; unit++) {
    let best = 0
    for (let state = 1; state < KEY_STATES; state++) if ((score[state] ?? 0) > (score[best] ?? 0)) best = state
    const fromBest = (score[best] ?? 0) - (unit === 0 ? 0 : changeCost)
    for (let state = 0; state < KEY_STATES; state++) {
      const stay = score[state] ?? 0
      back[unit * KEY_STATES + state] = stay >= fromBest ? state : best
      next[state] = Math.max(stay, fromBest) + (logScores[unit * KEY_STATES + state] ?? 0)
    }
    ;[score, next] = [next, score]
  }
  let state = 0
  for (let other = 1; other < KEY_STATES; other++) if ((score[other] ?? 0) > (score[state] ?? 0)) state = other
  for (let unit = units - 1; unit >= 0; unit--) {
    path[unit] = state
    state = back[unit * KEY_STATES + state] ?? state
  }
  return path
}
