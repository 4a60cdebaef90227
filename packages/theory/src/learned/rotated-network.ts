import { RowList } from './row-list.ts'

/**
 * A small network that hears every chord as if its root were C: twelve-note inputs are turned so that each candidate root
 * becomes 0, and one set of weights scores them all. Two hidden layers, rectified.
 */
export type RotatedWeights = {
  readonly windows: number
  readonly scalars: number
  readonly hidden1: number
  readonly hidden2: number
  readonly outputs: number
  /** Per window 23 rows of `hidden1`: row `j` is the weight of the note `11 - j` semitones above the root, modulo 12. */
  readonly input: Float64Array
  /** `scalars × hidden1`, then the bias. */
  readonly scalarInput: Float64Array
  readonly bias1: Float64Array
  /** `hidden1 × hidden2`. */
  readonly middle: Float64Array
  readonly bias2: Float64Array
  /** `hidden2 × outputs`. */
  readonly output: Float64Array
  readonly bias3: Float64Array
}

/** Twelve-note vectors at one level, e.g. all bars: which unit each item lies in, and what the network reads of it. */
export type RotatedGroup = {
  readonly unitOf: Int32Array
  readonly units: number
  readonly inputs: readonly { readonly vectors: Float32Array; readonly offset: number; readonly window: number }[]
}

/**
 * Scores `items` things for twelve roots: `items × 12 × outputs` numbers. Sums of a unit are shared by all items in it,
 * so wide windows cost little.
 */
export function runRotated(
  weights: RotatedWeights,
  groups: readonly RotatedGroup[],
  scalars: Float32Array,
  items: number,
): Float32Array {
  const sums = groups.map((group) => sumGroup(weights, group))
  const { hidden1, hidden2, outputs } = weights
  const result = new Float32Array(items * 12 * outputs)
  const rows = new RowList(Math.max(hidden1, hidden2, weights.scalars))
  const first = new Float64Array(12 * hidden1)
  const shared = new Float64Array(hidden1)
  const second = new Float64Array(hidden2)
  const last = new Float64Array(outputs)
  for (let item = 0; item < items; item++) {
    shared.set(weights.bias1)
    rows.clear()
    for (let scalar = 0; scalar < weights.scalars; scalar++)
      rows.add(scalar * hidden1, scalars[item * weights.scalars + scalar] ?? 0)
    rows.addTo(shared, 0, weights.scalarInput, hidden1)
    for (let root = 0; root < 12; root++) first.set(shared, root * hidden1)
    for (let index = 0; index < groups.length; index++) addUnit(first, sums[index], groups[index]?.unitOf[item] ?? 0)
    for (let root = 0; root < 12; root++) {
      dense(rows, first, root * hidden1, hidden1, weights.middle, weights.bias2, second)
      dense(rows, second, 0, hidden2, weights.output, weights.bias3, last)
      result.set(last, (item * 12 + root) * outputs)
    }
  }
  return result
}

function sumGroup(weights: RotatedWeights, group: RotatedGroup): Float64Array {
  const { hidden1 } = weights
  const width = 12 * hidden1
  const sums = new Float64Array(group.units * width)
  const rows = new RowList(group.inputs.length * 12)
  for (let unit = 0; unit < group.units; unit++) {
    rows.clear()
    for (const { vectors, offset, window } of group.inputs) {
      const from = unit + offset
      if (from < 0 || from >= group.units) continue
      const base = window * 23 * hidden1
      for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
        rows.add(base + (11 - pitchClass) * hidden1, vectors[from * 12 + pitchClass] ?? 0)
      }
    }
    rows.addTo(sums, unit * width, weights.input, width)
  }
  return sums
}

function addUnit(target: Float64Array, sums: Float64Array | undefined, unit: number): void {
  if (!sums) return
  const base = unit * target.length
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) + (sums[base + at] ?? 0)
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
