import type { Frames } from '../notes/frames.ts'

/** The lowest pitch of each unit of frames (-1 where it is silent), and its pitch class as `units × 12` flags. */
export function lowestNotes(
  frames: Frames,
  unitOf: Int32Array,
  units: number,
): { readonly pitches: Int16Array; readonly vectors: Float32Array } {
  const pitches = new Int16Array(units).fill(-1)
  for (let frame = 0; frame < frames.count; frame++) {
    const pitch = frames.lowestPitch[frame] ?? -1
    const unit = unitOf[frame] ?? 0
    const known = pitches[unit] ?? -1
    if (pitch >= 0 && (known < 0 || pitch < known)) pitches[unit] = pitch
  }
  const vectors = new Float32Array(units * 12)
  pitches.forEach((pitch, unit) => {
    if (pitch >= 0) vectors[unit * 12 + (pitch % 12)] = 1
  })
  return { pitches, vectors }
}
