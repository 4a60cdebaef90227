/** A point of an outline; off the curve it pulls a quadratic. Font units, 1000 to the em, y upwards. */
export type Point = readonly [x: number, y: number, isOnCurve?: boolean]
/** Outer contours run clockwise, holes the other way. */
export type Glyph = {
  readonly codePoint: number
  readonly advance: number
  readonly contours: readonly (readonly Point[])[]
}

export type Box = { readonly xMin: number; readonly yMin: number; readonly xMax: number; readonly yMax: number }

export function boxOf(contours: Glyph['contours']): Box {
  const points = contours.flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) }
}

/** The glyph as an entry of a `glyf` table: a simple glyph with 16-bit coordinates. */
export function glyphBytes({ contours }: Glyph): Buffer {
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const { xMin, yMin, xMax, yMax } = boxOf(contours)
  const bytes: number[] = []
  const int16 = (value: number) => bytes.push((value >> 8) & 0xff, value & 0xff)
  for (const value of [contours.length, xMin, yMin, xMax, yMax]) int16(value)
  let last = -1
  for (const contour of contours) int16((last += contour.length))
  int16(0)
  for (const [, , isOnCurve = true] of points) bytes.push(isOnCurve ? 1 : 0)
  for (const axis of [0, 1] as const) {
    let before = 0
    for (const point of points) {
      int16(point[axis] - before)
      before = point[axis]
    }
  }
  while (bytes.length % 4 > 0) bytes.push(0)
  return Buffer.from(bytes)
}
