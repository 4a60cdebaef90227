/** The roots that are asked of a sequence of places, in order of place and root. */
export type Nodes = {
  readonly count: number
  /** `place × 12 + root` of each node. */
  readonly placeOf: Int32Array
  /** The node so many places later whose root is an interval higher; -1 where that root is not asked. */
  readonly beside: (node: number, step: number, interval: number) => number
}

/** Numbers the roots that are `asked` (`places × 12` flags). */
export function placeNodes(places: number, asked: Uint8Array): Nodes {
  const nodeOf = new Int32Array(places * 12).fill(-1)
  const placeOf: number[] = []
  for (let at = 0; at < places * 12; at++) {
    if (!asked[at]) continue
    nodeOf[at] = placeOf.length
    placeOf.push(at)
  }
  const places12 = Int32Array.from(placeOf)
  return {
    count: placeOf.length,
    placeOf: places12,
    beside: (node, step, interval) => {
      const at = places12[node] ?? 0
      const root = at % 12
      return nodeOf[at - root + step * 12 + ((root + interval) % 12)] ?? -1
    },
  }
}
