/** The best sequence of states over chords (Viterbi, `units × states` scores); a change costs the same to any state, by where it falls. */
export function localPath(
  logScores: ArrayLike<number>,
  units: number,
  states: number,
  changeCosts: ArrayLike<number>,
): Int32Array {
  const back = new Int32Array(units * states)
  const path = new Int32Array(units)
  let score = new Float64Array(states)
  let next = new Float64Array(states)
  for (let unit = 0; unit < units; unit++) {
    let best = 0
    for (let state = 1; state < states; state++) if ((score[state] ?? 0) > (score[best] ?? 0)) best = state
    const fromBest = (score[best] ?? 0) - (unit === 0 ? 0 : (changeCosts[unit] ?? 0))
    for (let state = 0; state < states; state++) {
      const stay = score[state] ?? 0
      back[unit * states + state] = stay >= fromBest ? state : best
      next[state] = Math.max(stay, fromBest) + (logScores[unit * states + state] ?? 0)
    }
    ;[score, next] = [next, score]
  }
  let state = 0
  for (let other = 1; other < states; other++) if ((score[other] ?? 0) > (score[state] ?? 0)) state = other
  for (let unit = units - 1; unit >= 0; unit--) {
    path[unit] = state
    state = back[unit * states + state] ?? state
  }
  return path
}
