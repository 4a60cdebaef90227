import { apply, type Layer } from './layer.ts'
import type { Nodes } from './nodes.ts'

/** What a node asks for, what it answers to, and what it then tells (Vaswani et al., 2017), under one root. */
export type Attention = { readonly query: Layer; readonly key: Layer; readonly value: Layer }

/**
 * For each node the values of the nodes of its root within reach, itself among them, weighed by how well their keys answer its
 * query: the other times that such a chord stands in the piece.
 */
export function attend({ query, key, value }: Attention, nodes: Nodes, heard: Float64Array): Float64Array {
  const queries = apply(query, heard, nodes.count)
  const keys = apply(key, heard, nodes.count)
  const values = apply(value, heard, nodes.count)
  const [size, width] = [query.bias.length, value.bias.length]
  const result = new Float64Array(nodes.count * width)
  const weights = new Float64Array(2 * REACH + 1)
  for (const list of nodesByRoot(nodes)) {
    const places = list.map((node) => Math.floor((nodes.slotOf[node] ?? 0) / 12))
    let from = 0
    let to = 0
    for (let at = 0; at < list.length; at++) {
      const place = places[at] ?? 0
      while ((places[from] ?? 0) < place - REACH) from++
      while (to < list.length && (places[to] ?? 0) <= place + REACH) to++
      const node = list[at] ?? 0
      weigh(weights, queries, node * size, keys, list, from, to, size)
      addWeighed(result, node * width, values, list, from, to, width, weights)
    }
  }
  return result
}

function nodesByRoot(nodes: Nodes): Int32Array[] {
  const lists: number[][] = Array.from({ length: 12 }, () => [])
  for (let node = 0; node < nodes.count; node++) lists[(nodes.slotOf[node] ?? 0) % 12]?.push(node)
  return lists.map((list) => Int32Array.from(list))
}

/** Shares of the nodes `list[from … to]`, which add up to 1 (softmax of the products of query and keys). */
function weigh(
  weights: Float64Array,
  queries: Float64Array,
  query: number,
  keys: Float64Array,
  list: Int32Array,
  from: number,
  to: number,
  size: number,
): void {
  let most = Number.NEGATIVE_INFINITY
  for (let other = from; other < to; other++) {
    const key = (list[other] ?? 0) * size
    let product = 0
    for (let at = 0; at < size; at++) product += (queries[query + at] ?? 0) * (keys[key + at] ?? 0)
    const score = product / Math.sqrt(size)
    weights[other - from] = score
    if (score > most) most = score
  }
  let total = 0
  for (let at = 0; at < to - from; at++) {
    const share = Math.exp((weights[at] ?? 0) - most)
    weights[at] = share
    total += share
  }
  for (let at = 0; at < to - from; at++) weights[at] = (weights[at] ?? 0) / total
}

function addWeighed(
  result: Float64Array,
  to: number,
  values: Float64Array,
  list: Int32Array,
  first: number,
  last: number,
  width: number,
  weights: Float64Array,
): void {
  for (let other = first; other < last; other++) {
    const share = weights[other - first] ?? 0
    if (share < LEAST_SHARE) continue
    const from = (list[other] ?? 0) * width
    for (let at = 0; at < width; at++) result[to + at] = (result[to + at] ?? 0) + share * (values[from + at] ?? 0)
  }
}

/** Places before and after: keeps the cost linear. Fitting hears 128, which says no more. */
const REACH = 32
/** What says less is not heard. */
const LEAST_SHARE = 1e-4
