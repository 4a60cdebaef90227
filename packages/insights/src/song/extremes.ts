/** The highest of values of any number: `Math.max(...values)` gives up beyond some hundred thousand. `highest([])` → `-Infinity` */
export function highest(values: Iterable<number>): number {
  let most = -Infinity
  for (const value of values) most = Math.max(most, value)
  return most
}

/** The lowest of values of any number. `lowest([])` → `Infinity` */
export function lowest(values: Iterable<number>): number {
  let least = Infinity
  for (const value of values) least = Math.min(least, value)
  return least
}
