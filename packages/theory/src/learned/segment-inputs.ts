import type { Frames } from '../harmony/frames.ts'
import { CHANNEL_COUNT, chordChannels } from './chord-channels.ts'
import type { LevelName, WindowLevel } from './chord-windows.ts'
import type { RotatedGroup } from './running-group.ts'
import type { Segments } from './segments.ts'
import { twinChannels } from './twin-bars.ts'

export type SegmentInputs = {
  readonly groups: readonly RotatedGroup[]
  readonly windows: number
  readonly scalars: Float32Array
}

export const SEGMENT_SCALARS = 15

/** What the second look hears of each segment: its notes, what the first look thought of it, of its neighbours and twins. */
export function segmentInputs(
  frames: Frames,
  levels: Readonly<Record<LevelName, WindowLevel>>,
  segments: Segments,
  logProbabilities: Float32Array,
): SegmentInputs {
  const channels = chordChannels(frames, logProbabilities)
  const twins = twinChannels(frames, channels)
  const mean = (source: Float32Array, isRoot: boolean): Float32Array => poolSegments(segments, source, isRoot)
  const sounding = mean(frames.sounding, true)
  const bass = mean(frames.bass, true)
  const firstBass = startsOf(segments, frames.bass)
  const firstSounding = startsOf(segments, frames.sounding)
  const pooled = channels.map((channel) => mean(channel, false))
  const pooledTwins = twins.map((channel) => mean(channel, false))
  let windows = 0
  const take = (vectors: Float32Array, offsets: readonly number[]) =>
    offsets.map((offset) => ({ vectors, offset, window: windows++ }))
  const own = [
    ...take(sounding, [0, -1, 1, -2, 2]),
    ...take(mean(frames.onsets, true), [0]),
    ...take(bass, [0, -1, 1]),
    ...take(firstBass, [0, 1]),
    ...take(firstSounding, [0, 1]),
    ...take(mean(frames.top, true), [0]),
    ...pooled.flatMap((channel, index) =>
      take(channel, index < 3 ? [0, -1, 1, -2, 2, -3, 3] : index === 3 ? [0, -1, 1] : [0]),
    ),
    ...pooledTwins.flatMap((channel) => take(channel, [0])),
  ]
  const barOf = Int32Array.from(
    { length: segments.count },
    (_, segment) => frames.barOf[segments.firstFrame[segment] ?? 0] ?? 0,
  )
  const { wide, piece, bar, half, beat } = levels
  const near = [...take(half.vectors.sounding, [0, -1, 1]), ...take(half.vectors.bass, [0, -1, 1])]
  const atBeat = [...take(beat.vectors.sounding, [0, -1, 1]), ...take(beat.vectors.bass, [0, -1, 1])]
  const around = [
    ...take(wide.vectors.sounding, [0]),
    ...take(wide.vectors.bass, [0]),
    ...take(bar.vectors.sounding, [0]),
    ...take(bar.vectors.bass, [0]),
    ...channels.slice(0, 3).flatMap((channel) => take(channelAround(frames, channel), [0])),
  ]
  const whole = [
    ...take(piece.vectors.sounding, [0]),
    ...take(piece.vectors.bass, [0]),
    ...channels.slice(0, CHANNEL_COUNT - 2).flatMap((channel) => take(wholeMean(frames, channel), [0])),
  ]
  const groups: RotatedGroup[] = [
    {
      unitOf: Int32Array.from({ length: segments.count }, (_, segment) => segment),
      units: segments.count,
      inputs: own,
    },
    { unitOf: unitsOf(segments, beat), units: beat.units, inputs: atBeat },
    { unitOf: unitsOf(segments, half), units: half.units, inputs: near },
    { unitOf: barOf, units: frames.bars.count, inputs: around },
    { unitOf: new Int32Array(segments.count), units: 1, inputs: whole },
  ]
  return { groups, windows, scalars: segmentScalars(frames, segments) }
}

/** The unit that each segment begins in. */
function unitsOf(segments: Segments, level: WindowLevel): Int32Array {
  return Int32Array.from(
    { length: segments.count },
    (_, segment) => level.unitOf[segments.firstFrame[segment] ?? 0] ?? 0,
  )
}

function poolSegments(segments: Segments, source: Float32Array, isRoot: boolean): Float32Array {
  const pooled = new Float32Array(segments.count * 12)
  for (let segment = 0; segment < segments.count; segment++) {
    const from = segments.firstFrame[segment] ?? 0
    const to = segments.firstFrame[segment + 1] ?? from
    for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
      let sum = 0
      for (let frame = from; frame < to; frame++) sum += Math.min(2, source[frame * 12 + pitchClass] ?? 0)
      const mean = sum / (to - from)
      pooled[segment * 12 + pitchClass] = isRoot ? Math.sqrt(mean) : mean > FAINT ? mean : 0
    }
  }
  return pooled
}

function startsOf(segments: Segments, source: Float32Array): Float32Array {
  const starts = new Float32Array(segments.count * 12)
  for (let segment = 0; segment < segments.count; segment++) {
    const from = (segments.firstFrame[segment] ?? 0) * 12
    starts.set(source.subarray(from, from + 12), segment * 12)
  }
  return starts
}

/** Mean of a channel over four bars before and after. */
function channelAround(frames: Frames, channel: Float32Array): Float32Array {
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

function wholeMean(frames: Frames, channel: Float32Array): Float32Array {
  const whole = new Float32Array(12)
  for (let index = 0; index < channel.length; index++)
    whole[index % 12] = (whole[index % 12] ?? 0) + (channel[index] ?? 0)
  return whole.map((sum) => Math.sqrt(sum / Math.max(1, frames.count)))
}

function segmentScalars(frames: Frames, segments: Segments): Float32Array {
  const scalars = new Float32Array(segments.count * SEGMENT_SCALARS)
  const frameValues = textures(frames)
  for (let segment = 0; segment < segments.count; segment++) {
    const from = segments.firstFrame[segment] ?? 0
    const to = segments.firstFrame[segment + 1] ?? from
    const bar = frames.barOf[from] ?? 0
    const barLength = (frames.barStart[bar + 1] ?? 0) - (frames.barStart[bar] ?? 0)
    const inBar = frames.inBar[from] ?? 0
    const lengthOf = (index: number): number =>
      Math.log2(Math.max(1, (segments.firstFrame[index + 1] ?? 0) - (segments.firstFrame[index] ?? 0))) / 3
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
      ...frameValues,
    ]
    scalars.set(values, segment * SEGMENT_SCALARS)
  }
  return scalars
}

/** Texture of the whole piece, as the first look has it. */
function textures(frames: Frames): [number, number, number, number] {
  let sounding = 0
  let onsets = 0
  let low = 0
  let struck = 0
  for (let frame = 0; frame < frames.count; frame++) {
    let here = 0
    for (let index = frame * 12; index < frame * 12 + 12; index++) {
      if ((frames.sounding[index] ?? 0) > 0.2) sounding++
      here += frames.onsets[index] ?? 0
    }
    onsets += here
    if (here > 0) struck++
    if ((frames.lowestPitch[frame] ?? 99) < 48) low++
  }
  const count = Math.max(1, frames.count)
  return [sounding / count / 4, Math.min(2, onsets / count / 2), struck / count, low / count]
}

const AROUND_BARS = 4
/** Chords less likely than this are left out: half the cost of the second look for no change of its answers. */
const FAINT = 0.015
