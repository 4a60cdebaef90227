/** The middle value, the higher of two; 0 for none. `median([3, 1, 2])` → `2` */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
