import type { RotatedWeights } from './rotated-weights.ts'
import { RowList } from './row-list.ts'

/** Twelve-note vectors at one level, e.g. all bars: which unit each item lies in (rising), and what the network reads of it. */
export type RotatedGroup = {
  readonly unitOf: Int32Array
  readonly units: number
  readonly inputs: readonly { readonly vectors: Float32Array; readonly offset: number; readonly window: number }[]
}

/** The first layer's sums of one unit, kept until the next is asked for: items come in order, so each unit is summed once. */
export class RunningGroup {
  private unit = -1
  private print = 0
  private sum: Float64Array
  private summed = 0
  private readonly known = new Map<number, Float64Array>()
  private readonly rows: RowList
  private readonly weights: RotatedWeights
  private readonly group: RotatedGroup
  private readonly areAllAsked: boolean

  /** `areAllAsked`: every root is wanted of every unit, so all are summed at once, and kept for units that sound the same. */
  constructor(weights: RotatedWeights, group: RotatedGroup, areAllAsked: boolean) {
    this.weights = weights
    this.group = group
    this.areAllAsked = areAllAsked
    this.sum = new Float64Array(12 * weights.hidden1)
    this.rows = new RowList(group.inputs.length * 12)
  }

  /** Goes to the unit of an item; returns a fingerprint of all that the network reads there. */
  move(item: number): number {
    const unit = this.group.unitOf[item] ?? 0
    if (unit === this.unit) return this.print
    const { rows, group } = this
    const { hidden1 } = this.weights
    this.unit = unit
    rows.clear()
    for (const { vectors, offset, window } of group.inputs) {
      const from = unit + offset
      if (from < 0 || from >= group.units) continue
      const base = window * 23 * hidden1
      for (let pitchClass = 0; pitchClass < 12; pitchClass++)
        rows.add(base + (11 - pitchClass) * hidden1, vectors[from * 12 + pitchClass] ?? 0)
    }
    this.print = rows.print()
    this.summed = 0
    return this.print
  }

  /** Adds the unit's sums for the roots whose bits are set: `12 × hidden1` numbers. */
  addTo(target: Float64Array, roots: number): void {
    if (this.areAllAsked) {
      this.sumAll()
      addRange(target, this.sum, 0, target.length)
      return
    }
    const { hidden1 } = this.weights
    for (let root = 0; root < 12; root++) {
      if ((roots & (1 << root)) === 0) continue
      const from = root * hidden1
      if ((this.summed & (1 << root)) === 0) {
        this.sum.fill(0, from, from + hidden1)
        this.rows.addTo(this.sum, from, this.weights.input, hidden1, from)
        this.summed |= 1 << root
      }
      addRange(target, this.sum, from, from + hidden1)
    }
  }

  private sumAll(): void {
    if (this.summed !== 0) return
    this.summed = 4095
    const known = this.known.get(this.print)
    if (known) {
      this.sum = known
      return
    }
    this.sum = new Float64Array(12 * this.weights.hidden1)
    this.rows.addTo(this.sum, 0, this.weights.input, this.sum.length)
    if (this.known.size >= MOST_KNOWN) this.known.clear()
    this.known.set(this.print, this.sum)
  }
}

/** 4096 × 12 × 24 numbers are 9 MB. */
const MOST_KNOWN = 4096

function addRange(target: Float64Array, sum: Float64Array, from: number, to: number): void {
  for (let at = from; at < to; at++) target[at] = (target[at] ?? 0) + (sum[at] ?? 0)
}
