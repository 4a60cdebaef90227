/** Whether `beats` is `of` once or several times. `isMultiple(8, 4)` → `true` */
export function isMultiple(beats: number, of: number): boolean {
  const times = Math.round(beats / of)
  return times > 0 && Math.abs(beats - times * of) < HAIR_BEATS
}

const HAIR_BEATS = 1e-3
