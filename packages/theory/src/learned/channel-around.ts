import type { Frames } from '../notes/frames.ts'

/** Mean of a channel over four bars before and after. */
export function channelAround(frames: Frames, channel: Float32Array): Float32Array {
  const bars = frames.bars.count
  const sums = new Float64Array((bars + 1) * 12)
  for (let bar = 0; bar < bars; bar++) {
    for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
      let sum = sums[bar * 12 + pitchClass] ?? 0
      for (let frame = frames.barStart[bar] ?? 0; frame < (frames.barStart[bar + 1] ?? 0); frame++)
        sum += channel[frame * 12 + pitchClass] ?? 0
      sums[(bar + 1) * 12 + pitchClass] = sum
    }
  }
  const around = new Float32Array(bars * 12)
  for (let bar = 0; bar < bars; bar++) {
    const from = Math.max(0, bar - AROUND_BARS)
    const to = Math.min(bars, bar + AROUND_BARS + 1)
    const length = Math.max(1, (frames.barStart[to] ?? 0) - (frames.barStart[from] ?? 0))
    for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
      const sum = (sums[to * 12 + pitchClass] ?? 0) - (sums[from * 12 + pitchClass] ?? 0)
      around[bar * 12 + pitchClass] = Math.sqrt(Math.max(0, sum) / length)
    }
  }
  return around
}

const AROUND_BARS = 4
