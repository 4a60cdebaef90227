import { RowList } from './row-list.ts'
import { RunningGroup, type RotatedGroup } from './running-group.ts'
import type { RotatedWeights } from './rotated-weights.ts'

/**
 * Scores `items` things for twelve roots: `items × 12 × outputs` numbers, 0 for roots that are not `asked` (`items × 12`
 * flags; all where nothing is given). Sums of a unit are shared by all items in it, and an item that sounds in every input
 * like an earlier one takes its scores: music made of loops costs little more than one turn of the loop. `finish` may
 * change the `12 × outputs` scores of an item in place before others take them.
 */
export function runRotated(
  weights: RotatedWeights,
  groups: readonly RotatedGroup[],
  scalars: Float32Array,
  items: number,
  asked: Uint8Array | null = null,
  finish: (scores: Float32Array, from: number) => void = () => {},
): Float32Array {
  const { hidden1, hidden2, outputs } = weights
  const result = new Float32Array(items * 12 * outputs)
  const rows = new RowList(Math.max(hidden1, hidden2, weights.scalars))
  const running = groups.map((group) => new RunningGroup(weights, group, asked === null))
  const earlier = new Map<number, number>()
  const first = new Float64Array(12 * hidden1)
  const shared = new Float64Array(hidden1)
  const second = new Float64Array(hidden2)
  const last = new Float64Array(outputs)
  for (let item = 0; item < items; item++) {
    rows.clear()
    for (let scalar = 0; scalar < weights.scalars; scalar++)
      rows.add(scalar * hidden1, scalars[item * weights.scalars + scalar] ?? 0)
    let roots = 4095
    if (asked) for (let root = 0; root < 12; root++) if (!asked[item * 12 + root]) roots ^= 1 << root
    let print = rows.print() + roots
    for (const group of running) print = (print % 2 ** 47) * 31 + group.move(item)
    const twin = earlier.get(print)
    if (twin !== undefined) {
      result.copyWithin(item * 12 * outputs, twin * 12 * outputs, (twin + 1) * 12 * outputs)
      continue
    }
    earlier.set(print, item)
    shared.set(weights.bias1)
    rows.addTo(shared, 0, weights.scalarInput, hidden1)
    for (let root = 0; root < 12; root++) first.set(shared, root * hidden1)
    for (const group of running) group.addTo(first, roots)
    for (let root = 0; root < 12; root++) {
      if ((roots & (1 << root)) === 0) continue
      dense(rows, first, root * hidden1, hidden1, weights.middle, weights.bias2, second)
      dense(rows, second, 0, hidden2, weights.output, weights.bias3, last)
      result.set(last, (item * 12 + root) * outputs)
    }
    finish(result, item * 12 * outputs)
  }
  return result
}

/** One layer on the positive part of its input: rows of silent inputs are skipped. */
function dense(
  rows: RowList,
  input: Float64Array,
  from: number,
  size: number,
  matrix: Float64Array,
  bias: Float64Array,
  target: Float64Array,
): void {
  target.set(bias)
  rows.clear()
  for (let row = 0; row < size; row++) {
    const value = input[from + row] ?? 0
    if (value > 0) rows.add(row * target.length, value)
  }
  rows.addTo(target, 0, matrix, target.length)
}
