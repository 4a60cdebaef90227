/**
 * Gives stretches of a path that last less than `leastBeats` to a neighbour, one after another, where it costs least: a key
 * of half a beat is no key. `startBeats` has one time more than there are units; `logScores` are `units × states`.
 */
export function joinShortStretches(
  path: Int32Array,
  logScores: ArrayLike<number>,
  states: number,
  startBeats: ArrayLike<number>,
  leastBeats: number,
): Int32Array {
  const joined = path.slice()
  for (;;) {
    const stretches = stretchesOf(joined, startBeats)
    if (stretches.length === 1) return joined
    const [cheapest] = stretches
      .filter(({ beats }) => beats < leastBeats)
      .map((stretch) => cheapestJoin(joined, logScores, states, stretch))
      .sort((a, b) => a.cost - b.cost)
    if (!cheapest) return joined
    joined.fill(cheapest.state, cheapest.from, cheapest.to)
  }
}

type Stretch = { readonly from: number; readonly to: number; readonly beats: number }

function stretchesOf(path: Int32Array, startBeats: ArrayLike<number>): Stretch[] {
  const stretches: Stretch[] = []
  for (let from = 0; from < path.length;) {
    let to = from
    while (to < path.length && path[to] === path[from]) to++
    stretches.push({ from, to, beats: (startBeats[to] ?? 0) - (startBeats[from] ?? 0) })
    from = to
  }
  return stretches
}

function cheapestJoin(
  path: Int32Array,
  logScores: ArrayLike<number>,
  states: number,
  { from, to }: Stretch,
): { readonly from: number; readonly to: number; readonly state: number; readonly cost: number } {
  const score = (state: number): number => {
    let sum = 0
    for (let unit = from; unit < to; unit++) sum += logScores[unit * states + state] ?? 0
    return sum
  }
  const own = path[from] ?? 0
  const before = path[from - 1] ?? path[to] ?? own
  const after = path[to] ?? before
  const state = score(after) > score(before) ? after : before
  return { from, to, state, cost: score(own) - score(state) }
}
