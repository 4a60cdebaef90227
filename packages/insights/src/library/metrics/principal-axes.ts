/**
 * The two directions in which rows differ most (principal components by power iteration), after each column is brought
 * to mean 0 and deviation 1; places are scaled into −1…1. The same rows give the same places.
 *
 * @example principalAxes([[0, 1], [1, 2], [2, 3]])[0]?.y // 0: these rows differ in one direction only
 */
export function principalAxes(rows: readonly (readonly number[])[]): { readonly x: number; readonly y: number }[] {
  const standard = standardise(rows)
  const first = mainDirection(standard)
  const xs = standard.map((row) => dot(row, first))
  const rest = standard.map((row, index) => row.map((value, column) => value - (xs[index] ?? 0) * (first[column] ?? 0)))
  const second = mainDirection(rest)
  const ys = rest.map((row) => dot(row, second))
  const most = Math.max(...xs.map(Math.abs), ...ys.map(Math.abs), 1e-9)
  return xs.map((x, index) => ({ x: round(x / most), y: round((ys[index] ?? 0) / most) }))
}

function standardise(rows: readonly (readonly number[])[]): number[][] {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? 0))
  const spreads = columns.map((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
    return { mean, deviation: deviation < 1e-9 ? 1 : deviation }
  })
  return rows.map((row) => spreads.map(({ mean, deviation }, column) => ((row[column] ?? 0) - mean) / deviation))
}

function mainDirection(rows: readonly (readonly number[])[]): number[] {
  const width = rows[0]?.length ?? 0
  let direction = unit(Array.from({ length: width }, (_, column) => 1 + column / 10))
  for (let turn = 0; turn < TURNS; turn++) {
    const next = Array.from({ length: width }, () => 0)
    for (const row of rows) {
      const along = dot(row, direction)
      row.forEach((value, column) => {
        next[column] = (next[column] ?? 0) + along * value
      })
    }
    if (Math.hypot(...next) < 1e-9) return next.map(() => 0)
    direction = unit(next)
  }
  return direction
}

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  return vector.map((value) => value / (length || 1))
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}

const TURNS = 40
