import type { Frames } from '../notes/frames.ts'
import type { Segments } from './segments.ts'

/** The lowest note from the bar line to the end of each segment, as `segments × 12` flags: a bass struck once holds on. */
export function lowestSinceBar(frames: Frames, segments: Segments): Float32Array {
  const vectors = new Float32Array(segments.count * 12)
  let lowest = -1
  for (let segment = 0; segment < segments.count; segment++) {
    for (let frame = segments.firstFrame[segment] ?? 0; frame < (segments.firstFrame[segment + 1] ?? 0); frame++) {
      if (frames.inBar[frame] === 0) lowest = -1
      const pitch = frames.lowestPitch[frame] ?? -1
      if (pitch >= 0 && (lowest < 0 || pitch < lowest)) lowest = pitch
    }
    if (lowest >= 0) vectors[segment * 12 + (lowest % 12)] = 1
  }
  return vectors
}
