import type { Frames } from '../notes/frames.ts'
import { HABIT_COUNT } from './chord-habits.ts'
import { pieceTexture } from './frame-scalars.ts'
import type { Segments } from './segments.ts'

export const SEGMENT_SCALARS = 20 + HABIT_COUNT

/** The lowest pitch of each segment, half bar and bar; -1 where it is silent. */
export type LowestPitches = { readonly ofSegment: Int16Array; readonly ofHalf: Int16Array; readonly ofBar: Int16Array }

/** Numbers a segment that no transposition changes: place, length, how its lowest note lies, what kind of piece it is in. */
export function segmentScalars(
  frames: Frames,
  segments: Segments,
  halfOf: Int32Array,
  lowest: LowestPitches,
  habits: readonly number[],
): Float32Array {
  const scalars = new Float32Array(segments.count * SEGMENT_SCALARS)
  const frameValues = [...pieceTexture(frames), lowShare(frames)]
  for (let segment = 0; segment < segments.count; segment++) {
    const from = segments.firstFrame[segment] ?? 0
    const to = segments.firstFrame[segment + 1] ?? from
    const bar = frames.barOf[from] ?? 0
    const barLength = (frames.barStart[bar + 1] ?? 0) - (frames.barStart[bar] ?? 0)
    const inBar = frames.inBar[from] ?? 0
    const lengthOf = (index: number): number =>
      Math.log2(Math.max(1, (segments.firstFrame[index + 1] ?? 0) - (segments.firstFrame[index] ?? 0))) / 3
    const low = lowest.ofSegment[segment] ?? -1
    let struck = 0
    let silent = 0
    for (let frame = from; frame < to; frame++) {
      for (let at = frame * 12; at < frame * 12 + 12; at++) struck += frames.onsets[at] ?? 0
      if ((frames.lowestPitch[frame] ?? -1) < 0) silent++
    }
    const values = [
      inBar === 0 ? 1 : 0,
      inBar * 2 === barLength ? 1 : 0,
      inBar % 2 === 0 ? 1 : 0,
      barLength % 8 === 0 ? 1 : 0,
      lengthOf(segment),
      segment > 0 ? lengthOf(segment - 1) : 0,
      segment + 1 < segments.count ? lengthOf(segment + 1) : 0,
      silent / (to - from),
      Math.min(2, struck / (to - from) / 2),
      bar < 2 ? 1 : 0,
      (frames.lowestPitch[from] ?? -1) / 60,
      octavesAbove(low, lowest.ofHalf[halfOf[from] ?? 0] ?? -1),
      octavesAbove(low, lowest.ofBar[bar] ?? -1),
      octavesAbove(low, lowest.ofSegment[segment - 1] ?? -1),
      (frames.inBar[to] ?? 0) === 0 ? 1 : 0,
      (frames.inBar[to] ?? 0) % 2 === 0 ? 1 : 0,
      ...habits,
      ...frameValues,
    ]
    scalars.set(values, segment * SEGMENT_SCALARS)
  }
  return scalars
}

/** Octaves from one lowest note up to another, 0 where there is none. */
function octavesAbove(pitch: number, other: number): number {
  return pitch < 0 || other < 0 ? 0 : Math.max(-2, Math.min(2, (pitch - other) / 12))
}

/** Share of frames whose lowest note lies below the small octave. */
function lowShare({ lowestPitch, count }: Frames): number {
  let low = 0
  for (let frame = 0; frame < count; frame++) if ((lowestPitch[frame] ?? 99) < 48) low++
  return low / Math.max(1, count)
}
