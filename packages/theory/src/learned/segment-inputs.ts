import type { Frames } from '../notes/frames.ts'
import { channelAround } from './channel-around.ts'
import { CHANNEL_COUNT, chordChannels } from './chord-channels.ts'
import { chordHabits } from './chord-habits.ts'
import type { LevelName, WindowLevel } from './chord-windows.ts'
import { lowestNotes } from './lowest-notes.ts'
import { lowestSinceBar } from './lowest-since-bar.ts'
import type { RotatedGroup } from './running-group.ts'
import { segmentScalars } from './segment-scalars.ts'
import type { Segments } from './segments.ts'
import { twinChannels } from './twin-bars.ts'

export type SegmentInputs = {
  readonly groups: readonly RotatedGroup[]
  readonly windows: number
  readonly scalars: Float32Array
}

/** What the second look hears of each segment: its notes, what the first look thought of it, of its neighbours and twins. */
export function segmentInputs(
  frames: Frames,
  levels: Readonly<Record<LevelName, WindowLevel>>,
  segments: Segments,
  logProbabilities: Float32Array,
): SegmentInputs {
  const { wide, piece, bar, half, beat } = levels
  const channels = chordChannels(frames, logProbabilities)
  const twins = twinChannels(frames, channels)
  const mean = (source: Float32Array, isRoot: boolean): Float32Array => poolSegments(segments, source, isRoot)
  const sounding = mean(frames.sounding, true)
  const bass = mean(frames.bass, true)
  const firstBass = startsOf(segments, frames.bass)
  const firstSounding = startsOf(segments, frames.sounding)
  const lastSounding = endsOf(segments, frames.sounding)
  const lowest = lowestNotes(frames, segmentOfFrames(frames, segments), segments.count)
  const lowestOfHalf = lowestNotes(frames, half.unitOf, half.units)
  const lowestOfBar = lowestNotes(frames, frames.barOf, frames.bars.count)
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
    ...take(lowest.vectors, [0, -1, 1]),
    ...take(lowestSinceBar(frames, segments), [0]),
    ...take(lastSounding, [0, -1]),
    ...pooled.flatMap((channel, index) =>
      take(channel, index < 3 ? [0, -1, 1, -2, 2, -3, 3] : index === 3 ? [0, -1, 1] : [0]),
    ),
    ...pooledTwins.flatMap((channel) => take(channel, [0])),
  ]
  const barOf = Int32Array.from(
    { length: segments.count },
    (_, segment) => frames.barOf[segments.firstFrame[segment] ?? 0] ?? 0,
  )
  const near = [
    ...take(half.vectors.sounding, [0, -1, 1]),
    ...take(half.vectors.bass, [0, -1, 1]),
    ...take(lowestOfHalf.vectors, [0, 1]),
  ]
  const atBeat = [
    ...take(beat.vectors.sounding, [0, -1, 1]),
    ...take(beat.vectors.bass, [0, -1, 1]),
    ...take(lowestNotes(frames, beat.unitOf, beat.units).vectors, [0, 1]),
  ]
  const around = [
    ...take(wide.vectors.sounding, [0]),
    ...take(wide.vectors.bass, [0]),
    ...take(bar.vectors.sounding, [0]),
    ...take(bar.vectors.bass, [0]),
    ...take(lowestOfBar.vectors, [0]),
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
  const pitches = { ofSegment: lowest.pitches, ofHalf: lowestOfHalf.pitches, ofBar: lowestOfBar.pitches }
  const scalars = segmentScalars(frames, segments, half.unitOf, pitches, chordHabits(logProbabilities, frames.count))
  return { groups, windows, scalars }
}

function segmentOfFrames(frames: Frames, segments: Segments): Int32Array {
  const segmentOf = new Int32Array(frames.count)
  for (let segment = 0; segment < segments.count; segment++)
    segmentOf.fill(segment, segments.firstFrame[segment] ?? 0, segments.firstFrame[segment + 1] ?? 0)
  return segmentOf
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

function wholeMean(frames: Frames, channel: Float32Array): Float32Array {
  const whole = new Float32Array(12)
  for (let index = 0; index < channel.length; index++)
    whole[index % 12] = (whole[index % 12] ?? 0) + (channel[index] ?? 0)
  return whole.map((sum) => Math.sqrt(sum / Math.max(1, frames.count)))
}

function endsOf(segments: Segments, source: Float32Array): Float32Array {
  const ends = new Float32Array(segments.count * 12)
  for (let segment = 0; segment < segments.count; segment++) {
    const from = ((segments.firstFrame[segment + 1] ?? 1) - 1) * 12
    ends.set(source.subarray(from, from + 12), segment * 12)
  }
  return ends
}

/** Chords less likely than this are left out: half the cost of the second look for no change of its answers. */
const FAINT = 0.015
