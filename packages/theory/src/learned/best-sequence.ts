/** The best sequence of states over segments (Viterbi); where `free` is given, changes cost nothing at segments whose flag is set. */
export function bestSequence(
  logScores: Float32Array,
  states: number,
  count: number,
  cost: Float32Array,
  free: Uint8Array | null,
): Int32Array {
  const back = new Int32Array(count * states)
  const path = new Int32Array(count)
  let score = new Float64Array(states)
  let next = new Float64Array(states)
  for (let at = 0; at < count; at++) {
    let best = 0
    for (let state = 1; state < states; state++) if ((score[state] ?? 0) > (score[best] ?? 0)) best = state
    const fromBest = (score[best] ?? 0) - (at === 0 || free?.[at] === 1 ? 0 : (cost[at] ?? 0))
    for (let state = 0; state < states; state++) {
      const stay = score[state] ?? 0
      const isStay = stay >= fromBest
      back[at * states + state] = isStay ? state : best
      next[state] = (isStay ? stay : fromBest) + (logScores[at * states + state] ?? 0)
    }
    ;[score, next] = [next, score]
  }
  let state = 0
  for (let other = 1; other < states; other++) if ((score[other] ?? 0) > (score[state] ?? 0)) state = other
  for (let at = count - 1; at >= 0; at--) {
    path[at] = state
    state = back[at * states + state] ?? state
  }
  return path
}
