import type { Frames } from '../notes/frames.ts'

/**
 * What the same place of similar bars holds: for each channel the mean over bars that sound alike, weighted by likeness,
 * without the bar itself. Music repeats; a chord that is blurred once is often clear the next time.
 */
export function twinChannels(frames: Frames, channels: readonly Float32Array[]): Float32Array[] {
  const signatures = barSignatures(frames)
  const twins = channels.map((channel) => new Float32Array(channel.length))
  for (let bar = 0; bar < frames.bars.count; bar++) {
    const alike = likeBars(signatures, bar, frames.bars.count)
    const total = alike.reduce((sum, { weight }) => sum + weight, 0)
    const first = frames.barStart[bar] ?? 0
    const length = (frames.barStart[bar + 1] ?? first) - first
    for (const { bar: other, weight } of alike) {
      const otherFirst = frames.barStart[other] ?? 0
      const shared = Math.min(length, (frames.barStart[other + 1] ?? 0) - otherFirst) * 12
      channels.forEach((channel, index) => {
        const twin = twins[index]
        if (!twin) return
        for (let at = 0; at < shared; at++)
          twin[first * 12 + at] = (twin[first * 12 + at] ?? 0) + (weight / total) * (channel[otherFirst * 12 + at] ?? 0)
      })
    }
  }
  return twins
}

/** Chroma and bass of eight places of each bar, at unit length: `bars × SIGNATURE`. */
function barSignatures(frames: Frames): Float32Array {
  const signatures = new Float32Array(frames.bars.count * SIGNATURE)
  for (let bar = 0; bar < frames.bars.count; bar++) {
    const first = frames.barStart[bar] ?? 0
    const length = (frames.barStart[bar + 1] ?? first) - first
    const base = bar * SIGNATURE
    let power = 0
    for (let place = 0; place < 8; place++) {
      const frame = first + Math.floor((place * length) / 8)
      for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
        const at = frame * 12 + pitchClass
        const value = Math.min(1, frames.sounding[at] ?? 0) + (frames.bass[at] ?? 0)
        signatures[base + place * 12 + pitchClass] = value
        power += value * value
      }
    }
    const scale = power > 0 ? 1 / Math.sqrt(power) : 0
    for (let at = base; at < base + SIGNATURE; at++) signatures[at] = (signatures[at] ?? 0) * scale
  }
  return signatures
}

/** Bars within reach that sound alike, best first, at most `MOST_TWINS`. */
function likeBars(signatures: Float32Array, bar: number, count: number): { bar: number; weight: number }[] {
  const found: { bar: number; weight: number }[] = []
  const sounding: number[] = []
  for (let at = 0; at < SIGNATURE; at++) if ((signatures[bar * SIGNATURE + at] ?? 0) > 0) sounding.push(at)
  for (let other = Math.max(0, bar - REACH_BARS); other < Math.min(count, bar + REACH_BARS + 1); other++) {
    if (other === bar) continue
    let likeness = 0
    for (const at of sounding)
      likeness += (signatures[bar * SIGNATURE + at] ?? 0) * (signatures[other * SIGNATURE + at] ?? 0)
    if (likeness > LEAST_LIKENESS) found.push({ bar: other, weight: likeness ** 8 })
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, MOST_TWINS)
}

const SIGNATURE = 96
/** Keeps the cost linear. */
const REACH_BARS = 64
const LEAST_LIKENESS = 0.8
const MOST_TWINS = 6
