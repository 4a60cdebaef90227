import type { Frames } from '../notes/frames.ts'

/** A stretch of frames at one level: `units` vectors of 12 for each source, and which unit each frame lies in. */
export type WindowLevel = {
  readonly unitOf: Int32Array
  readonly units: number
  /** By source: `units × 12`. */
  readonly vectors: Readonly<Record<WindowSource, Float32Array>>
}

export type WindowSource = 'sounding' | 'onsets' | 'bass' | 'top'

export type LevelName = 'frame' | 'beat' | 'half' | 'bar' | 'wide' | 'piece'

/** One input of the network: the chroma of a source in the unit around the frame, or `offset` units further. */
export type Window = { readonly level: LevelName; readonly source: WindowSource; readonly offset: number }

/** What the network hears at a frame, in the order of its weights. */
export const CHORD_WINDOWS: readonly Window[] = [
  ...at('frame', 'sounding', [0, -1, 1]),
  ...at('frame', 'onsets', [0]),
  ...at('frame', 'bass', [0]),
  ...at('beat', 'sounding', [0, -1, 1]),
  ...at('beat', 'bass', [0, -1, 1]),
  ...at('half', 'sounding', [0, -1, 1]),
  ...at('half', 'bass', [0]),
  ...at('half', 'top', [0]),
  ...at('bar', 'sounding', [0, -1, 1]),
  ...at('bar', 'bass', [0, 1]),
  ...at('wide', 'sounding', [0]),
  ...at('wide', 'bass', [0]),
  ...at('piece', 'sounding', [0]),
  ...at('piece', 'bass', [0]),
]

export const LEVEL_NAMES: readonly LevelName[] = ['frame', 'beat', 'half', 'bar', 'wide', 'piece']

/** Pools the frames into beats, half bars, bars, bars with their neighbours, and the whole piece. */
export function windowLevels(frames: Frames): Readonly<Record<LevelName, WindowLevel>> {
  const { count } = frames
  const frame = pool(
    frames,
    Int32Array.from({ length: count }, (_, index) => index),
    count,
  )
  const beatOf = new Int32Array(count)
  const halfOf = new Int32Array(count)
  let beat = -1
  let half = -1
  for (let index = 0; index < count; index++) {
    const bar = frames.barOf[index] ?? 0
    const inBar = frames.inBar[index] ?? 0
    const length = (frames.barStart[bar + 1] ?? 0) - (frames.barStart[bar] ?? 0)
    const halfLength = length % 2 === 0 && length >= 8 ? length / 2 : length
    if (inBar % 2 === 0) beat++
    if (inBar % halfLength === 0) half++
    beatOf[index] = beat
    halfOf[index] = half
  }
  const bar = pool(frames, frames.barOf, frames.bars.count)
  return {
    frame,
    beat: pool(frames, beatOf, beat + 1),
    half: pool(frames, halfOf, half + 1),
    bar,
    wide: widen(bar),
    piece: pool(frames, new Int32Array(count), 1),
  }
}

function at(level: LevelName, source: WindowSource, offsets: readonly number[]): Window[] {
  return offsets.map((offset) => ({ level, source, offset }))
}

/** Square root of the mean over the unit: half as loud is not half as likely. */
function pool(frames: Frames, unitOf: Int32Array, units: number): WindowLevel {
  const sizes = new Int32Array(units)
  for (const unit of unitOf) sizes[unit] = (sizes[unit] ?? 0) + 1
  const poolSource = (source: Float32Array, most: number): Float32Array => {
    const sums = new Float32Array(units * 12)
    for (let frame = 0; frame < frames.count; frame++) {
      const base = (unitOf[frame] ?? 0) * 12
      for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
        const value = source[frame * 12 + pitchClass] ?? 0
        if (value > 0) sums[base + pitchClass] = (sums[base + pitchClass] ?? 0) + Math.min(most, value)
      }
    }
    for (let index = 0; index < sums.length; index++) {
      const value = sums[index] ?? 0
      if (value > 0) sums[index] = Math.sqrt(value / (sizes[Math.floor(index / 12)] ?? 1))
    }
    return sums
  }
  return {
    unitOf,
    units,
    vectors: {
      sounding: poolSource(frames.sounding, 2),
      onsets: poolSource(frames.onsets, 2),
      bass: poolSource(frames.bass, 1),
      top: poolSource(frames.top, 1),
    },
  }
}

function widen(bar: WindowLevel): WindowLevel {
  const blur = (source: Float32Array): Float32Array => {
    const wide = new Float32Array(source.length)
    for (let unit = 0; unit < bar.units; unit++) {
      const from = Math.max(0, unit - 2)
      const to = Math.min(bar.units - 1, unit + 2)
      for (let near = from; near <= to; near++) {
        for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
          const index = unit * 12 + pitchClass
          wide[index] = (wide[index] ?? 0) + (source[near * 12 + pitchClass] ?? 0) / (to - from + 1)
        }
      }
    }
    return wide
  }
  const { sounding, onsets, bass, top } = bar.vectors
  return { ...bar, vectors: { sounding: blur(sounding), onsets, bass: blur(bass), top } }
}
