/** Straight lines between points sorted by x; clamped to the first and last. `interpolate([[0, 0], [1, 10]], 0.5)` → `5` */
export function interpolate(points: readonly (readonly [number, number])[], x: number): number {
  const last = points.at(-1)
  const first = points[0]
  if (!first || !last) return x
  if (x <= first[0]) return first[1]
  for (let index = 1; index < points.length; index++) {
    const [left, right] = [points[index - 1] ?? first, points[index] ?? last]
    if (x <= right[0]) return left[1] + ((right[1] - left[1]) * (x - left[0])) / Math.max(1e-12, right[0] - left[0])
  }
  return last[1]
}
