import type { Frames } from '../notes/frames.ts'
import type { Segments } from './segments.ts'

/** Flags of the segments in which nothing sounds. */
export function silentSegments(frames: Frames, segments: Segments): Uint8Array {
  const silent = new Uint8Array(segments.count)
  for (let segment = 0; segment < segments.count; segment++) {
    const heard = frames.lowestPitch.subarray(segments.firstFrame[segment], segments.firstFrame[segment + 1])
    silent[segment] = heard.every((pitch) => pitch < 0) ? 1 : 0
  }
  return silent
}
