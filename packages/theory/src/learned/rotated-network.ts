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

/** Twelve-note vectors at one level, e.g. all bars: which unit each item lies in (rising), and what the network reads of it. */
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
  const { hidden1, hidden2, outputs } = weights
  const result = new Float32Array(items * 12 * outputs)
  const rows = new RowList(Math.max(hidden1, hidden2, weights.scalars))
  const running = groups.map((group) => new RunningGroup(weights, group))
  const first = new Float64Array(12 * hidden1)
  const shared = new Float64Array(hidden1)
  const second = new Float64Array(hidden2)
  const last = new Float64Array(outputs)
  for (let item = 0; item < items; item++) {
    shared.set(weights.bias1)
    rows.clear()
    for (let scalar = 0; scalar < weights.scalars; scalar++) {
      rows.add(scalar * hidden1, scalars[item * weights.scalars + scalar] ?? 0)
    }
    rows.addTo(shared, 0, weights.scalarInput, hidden1)
    for (let root = 0; root < 12; root++) first.set(shared, root * hidden1)
    for (const group of running) addInto(first, group.at(item))
    for (let root = 0; root < 12; root++) {
      dense(rows, first, root * hidden1, hidden1, weights.middle, weights.bias2, second)
      dense(rows, second, 0, hidden2, weights.output, weights.bias3, last)
      result.set(last, (item * 12 + root) * outputs)
    }
  }
  return result
}

/** Holds the sum of one unit until the next is asked for: items come in order, so each unit is summed once. */
class RunningGroup {
  private unit = -1
  private readonly sum: Float64Array
  private readonly rows: RowList
  private readonly weights: RotatedWeights
  private readonly group: RotatedGroup

  constructor(weights: RotatedWeights, group: RotatedGroup) {
    this.weights = weights
    this.group = group
    this.sum = new Float64Array(12 * weights.hidden1)
    this.rows = new RowList(group.inputs.length * 12)
  }

  at(item: number): Float64Array {
    const unit = this.group.unitOf[item] ?? 0
    if (unit !== this.unit) this.move(unit)
    return this.sum
  }

  private move(unit: number): void {
    const { rows, group, sum } = this
    const { hidden1, input } = this.weights
    this.unit = unit
    rows.clear()
    for (const { vectors, offset, window } of group.inputs) {
      const from = unit + offset
      if (from < 0 || from >= group.units) continue
      const base = window * 23 * hidden1
      for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
        rows.add(base + (11 - pitchClass) * hidden1, vectors[from * 12 + pitchClass] ?? 0)
      }
    }
    sum.fill(0)
    rows.addTo(sum, 0, input, sum.length)
  }
}

function addInto(target: Float64Array, sum: Float64Array): void {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) + (sum[at] ?? 0)
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
