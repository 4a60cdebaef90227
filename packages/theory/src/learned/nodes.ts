/** The roots that are asked of a sequence of places, in order of place and root. */
export type Nodes = {
  readonly count: number
  /** `place × 12 + root` of each node. */
  readonly slotOf: Int32Array
  /** The node so many places later whose root is an interval higher; -1 where that root is not asked. */
  readonly beside: (node: number, step: number, interval: number) => number
}

/** Numbers the roots that are `asked` (`places × 12` flags). */
export function placeNodes(places: number, asked: Uint8Array): Nodes {
  const nodeOf = new Int32Array(places * 12).fill(-1)
  const slotOf: number[] = []
  for (let at = 0; at < places * 12; at++) {
    if (!asked[at]) continue
    nodeOf[at] = slotOf.length
    slotOf.push(at)
  }
  const slots = Int32Array.from(slotOf)
  return {
    count: slotOf.length,
    slotOf: slots,
    beside: (node, step, interval) => {
      const at = slots[node] ?? 0
      const root = at % 12
      return nodeOf[at - root + step * 12 + ((root + interval) % 12)] ?? -1
    },
  }
}
