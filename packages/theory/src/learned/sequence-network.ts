import { runRotated } from './rotated-network.ts'
import type { RotatedWeights } from './rotated-weights.ts'
import { RowList } from './row-list.ts'
import type { RotatedGroup } from './running-group.ts'
import { attend, type Attention } from './attend.ts'
import { apply, normalise, type Layer, type Norm } from './layer.ts'
import { placeNodes, type Nodes } from './nodes.ts'

/**
 * A network that hears a sequence of things, each under every root that is asked, as music: first each for itself
 * (`embedding`, turned so that the root is 0), then, in blocks, what the same root is thought of before and after, what the other
 * roots are thought of beside it, and where in the piece something like it stands.
 */
export type SequenceWeights = {
  readonly embedding: RotatedWeights
  readonly blocks: readonly SequenceBlock[]
  readonly norm: Norm
  readonly output: Layer
}

/** A block adds to what is known of each node: a layer over all it hears, rectified, and a layer back to `width` numbers. */
export type SequenceBlock = {
  readonly norm: Norm
  /** Weight of each number of the node two places before, one before, … two after: `5 × width`. */
  readonly steps: Float64Array
  /** What a node tells the nodes of other roots beside it. */
  readonly telling: Layer
  /** Hears the node, the sum over its steps, the told numbers of three places by interval, and the attention, if there is any. */
  readonly inner: Layer
  readonly outer: Layer
  readonly attention: Attention | null
}

/** Scores `items` things in order under the roots that are `asked` (`items × 12` flags): `items × 12 × outputs`, 0 for others. */
export function runSequence(
  weights: SequenceWeights,
  groups: readonly RotatedGroup[],
  scalars: Float32Array,
  items: number,
  asked: Uint8Array,
): Float32Array {
  const nodes = placeNodes(items, asked)
  const width = weights.embedding.outputs
  const embedded = runRotated(weights.embedding, groups, scalars, items, asked)
  const known = new Float64Array(nodes.count * width)
  for (let node = 0; node < nodes.count; node++) {
    const from = (nodes.slotOf[node] ?? 0) * width
    known.set(embedded.subarray(from, from + width), node * width)
  }
  for (const block of weights.blocks) addBlock(block, nodes, known, width)
  const last = apply(weights.output, normalise(weights.norm, known, nodes.count), nodes.count)
  const outputs = weights.output.bias.length
  const result = new Float32Array(items * 12 * outputs)
  for (let node = 0; node < nodes.count; node++)
    result.set(last.subarray(node * outputs, (node + 1) * outputs), (nodes.slotOf[node] ?? 0) * outputs)
  return result
}

function addBlock(block: SequenceBlock, nodes: Nodes, known: Float64Array, width: number): void {
  const heard = normalise(block.norm, known, nodes.count)
  const told = rectified(apply(block.telling, heard, nodes.count))
  const attended = block.attention ? attend(block.attention, nodes, heard) : null
  const size = block.attention?.value.bias.length ?? 0
  const hidden = block.inner.bias.length
  const rows = new RowList(block.inner.inputs)
  const inner = new Float64Array(hidden)
  const stepped = new Float64Array(width)
  const earlier = new Map<number, number>()
  const added = new Float64Array(nodes.count * width)
  for (let node = 0; node < nodes.count; node++) {
    rows.clear()
    for (let at = 0; at < width; at++) rows.add(at * hidden, heard[node * width + at] ?? 0)
    addSteps(block.steps, nodes, node, heard, stepped)
    for (let at = 0; at < width; at++) rows.add((width + at) * hidden, stepped[at] ?? 0)
    const values = listTold(rows, nodes, node, told, block.telling.bias.length, 2 * width, hidden)
    for (let at = 0; at < size; at++) rows.add((values + at) * hidden, attended?.[node * size + at] ?? 0)
    const print = rows.print()
    const twin = earlier.get(print)
    if (twin !== undefined) {
      added.copyWithin(node * width, twin * width, (twin + 1) * width)
      continue
    }
    earlier.set(print, node)
    inner.set(block.inner.bias)
    rows.addTo(inner, 0, block.inner.matrix, hidden)
    rows.clear()
    for (let at = 0; at < hidden; at++) rows.add(at * width, Math.max(0, inner[at] ?? 0))
    added.set(block.outer.bias, node * width)
    rows.addTo(added, node * width, block.outer.matrix, width)
  }
  for (let at = 0; at < added.length; at++) known[at] = (known[at] ?? 0) + (added[at] ?? 0)
}

function addSteps(steps: Float64Array, nodes: Nodes, node: number, heard: Float64Array, sum: Float64Array): void {
  const width = sum.length
  const reach = (steps.length / width - 1) / 2
  sum.fill(0)
  for (let step = -reach; step <= reach; step++) {
    const other = nodes.beside(node, step, 0)
    if (other < 0) continue
    const weight = (step + reach) * width
    for (let at = 0; at < width; at++)
      sum[at] = (sum[at] ?? 0) + (steps[weight + at] ?? 0) * (heard[other * width + at] ?? 0)
  }
}

/** Lists what the nodes of the place before, of this and of the next tell, each by its interval above the node's root. */
function listTold(
  rows: RowList,
  nodes: Nodes,
  node: number,
  told: Float64Array,
  size: number,
  first: number,
  hidden: number,
): number {
  for (let step = -1; step <= 1; step++) {
    for (let interval = 0; interval < 12; interval++) {
      const other = nodes.beside(node, step, interval)
      if (other < 0) continue
      const row = first + ((step + 1) * 12 + interval) * size
      for (let at = 0; at < size; at++) rows.add((row + at) * hidden, told[other * size + at] ?? 0)
    }
  }
  return first + 36 * size
}

function rectified(numbers: Float64Array): Float64Array {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] ?? 0) < 0) numbers[at] = 0
  return numbers
}
