import type { Frames } from '../notes/frames.ts'

/** The last note of the music, the highest where several end it; `null` where nothing sounds. */
export function finalPitchClass({ highestPitch, count }: Frames): number | null {
  for (let frame = count - 1; frame >= 0; frame--) {
    const pitch = highestPitch[frame] ?? -1
    if (pitch >= 0) return pitch % 12
  }
  return null
}
