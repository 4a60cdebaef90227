import type { Frames } from '../notes/frames.ts'

export const SCALARS = 11

/** Numbers a frame that no transposition changes: place in the bar, the texture of the piece, and its bars. */
export function frameScalars(frames: Frames): Float32Array {
  const scalars = new Float32Array(frames.count * SCALARS)
  const piece = [...pieceTexture(frames), Math.min(1, frames.bars.count / 100)]
  for (let frame = 0; frame < frames.count; frame++) {
    const bar = frames.barOf[frame] ?? 0
    const inBar = frames.inBar[frame] ?? 0
    const length = (frames.barStart[bar + 1] ?? 0) - (frames.barStart[bar] ?? 0)
    let onsets = 0
    let sounding = 0
    for (let index = frame * 12; index < frame * 12 + 12; index++) {
      onsets += frames.onsets[index] ?? 0
      if ((frames.sounding[index] ?? 0) > 0.2) sounding++
    }
    const values = [
      inBar === 0 ? 1 : 0,
      inBar * 2 === length ? 1 : 0,
      inBar % 2 === 0 ? 1 : 0,
      length % 8 === 0 ? 1 : 0,
      Math.min(1, onsets / 4),
      sounding / 6,
      sounding === 0 ? 1 : 0,
      ...piece,
    ]
    scalars.set(values, frame * SCALARS)
  }
  return scalars
}

/** Mean pitch classes at once, onsets a frame, share of frames where something starts: each scaled to about 1. */
export function pieceTexture(frames: Frames): [number, number, number] {
  let sounding = 0
  let onsets = 0
  let struck = 0
  for (let frame = 0; frame < frames.count; frame++) {
    let here = 0
    for (let index = frame * 12; index < frame * 12 + 12; index++) {
      if ((frames.sounding[index] ?? 0) > 0.2) sounding++
      here += frames.onsets[index] ?? 0
    }
    onsets += here
    if (here > 0) struck++
  }
  const count = Math.max(1, frames.count)
  return [sounding / count / 4, Math.min(2, onsets / count / 2), struck / count]
}
