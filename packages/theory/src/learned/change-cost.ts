import type { Frames } from '../notes/frames.ts'

/** What a chord change costs at each frame: little on a downbeat, much off the beat. */
export function changeCost(frames: Frames): Float32Array {
  const cost = new Float32Array(frames.count)
  for (let frame = 0; frame < frames.count; frame++) {
    const bar = frames.barOf[frame] ?? 0
    const length = (frames.barStart[bar + 1] ?? 0) - (frames.barStart[bar] ?? 0)
    const inBar = frames.inBar[frame] ?? 0
    cost[frame] = inBar === 0 ? 1 : inBar * 2 === length ? 1.6 : inBar % 2 === 0 ? 2.4 : 4
  }
  return cost
}
