/**
 * Rows of a matrix with a factor each, added up eight at a time: twice as fast in V8 as one row after another, because
 * the target is read and written once for eight rows.
 */
export class RowList {
  private readonly starts: Int32Array
  private readonly factors: Float64Array
  private count = 0

  constructor(most: number) {
    this.starts = new Int32Array(most + 8)
    this.factors = new Float64Array(most + 8)
  }

  clear(): void {
    this.count = 0
  }

  /** Notes a row by the index of its first number; factors of 0 are left out. */
  add(start: number, factor: number): void {
    if (factor === 0) return
    this.starts[this.count] = start
    this.factors[this.count] = factor
    this.count++
  }

  /** `target[to + i] += Σ factor × source[start + i]` for `length` numbers. */
  addTo(target: Float64Array, to: number, source: Float64Array, length: number): void {
    const { starts, factors, count } = this
    for (let rest = count; rest < count + 8; rest++) {
      starts[rest] = 0
      factors[rest] = 0
    }
    for (let row = 0; row < count; row += 8) addEight(target, to, source, length, starts, factors, row)
  }
}

function addEight(
  target: Float64Array,
  to: number,
  source: Float64Array,
  length: number,
  starts: Int32Array,
  factors: Float64Array,
  row: number,
): void {
  const a = starts[row] ?? 0
  const b = starts[row + 1] ?? 0
  const c = starts[row + 2] ?? 0
  const d = starts[row + 3] ?? 0
  const e = starts[row + 4] ?? 0
  const f = starts[row + 5] ?? 0
  const g = starts[row + 6] ?? 0
  const h = starts[row + 7] ?? 0
  const fa = factors[row] ?? 0
  const fb = factors[row + 1] ?? 0
  const fc = factors[row + 2] ?? 0
  const fd = factors[row + 3] ?? 0
  const fe = factors[row + 4] ?? 0
  const ff = factors[row + 5] ?? 0
  const fg = factors[row + 6] ?? 0
  const fh = factors[row + 7] ?? 0
  for (let i = 0; i < length; i++) {
    const low =
      fa * (source[a + i] ?? 0) + fb * (source[b + i] ?? 0) + fc * (source[c + i] ?? 0) + fd * (source[d + i] ?? 0)
    const high =
      fe * (source[e + i] ?? 0) + ff * (source[f + i] ?? 0) + fg * (source[g + i] ?? 0) + fh * (source[h + i] ?? 0)
    target[to + i] = (target[to + i] ?? 0) + low + high
  }
}
