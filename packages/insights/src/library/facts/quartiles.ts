/** Lowest, quarter, middle, three quarters, highest of some numbers; `null` of none. */
export function quartiles(
  values: readonly number[],
): { low: number; q1: number; median: number; q3: number; high: number } | null {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0
  return sorted.length === 0 ? null : { low: at(0), q1: at(0.25), median: at(0.5), q3: at(0.75), high: at(1) }
}
