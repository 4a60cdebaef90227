import { barAt, barGrid, type BarGrid } from './bar-grid.ts'
import type { SoundingNote } from './harmonic-notes.ts'
import type { Meter } from './meter.ts'

/**
 * The music cut into half beats, each with what sounds in it as shares of 12 pitch classes (chroma). All chroma arrays
 * have 12 numbers a frame.
 */
export type Frames = {
  readonly count: number
  /** `count + 1` times in beats. */
  readonly startBeats: Float64Array
  readonly bars: BarGrid
  readonly barOf: Int32Array
  /** Frame number inside its bar. */
  readonly inBar: Int32Array
  /** First frame of each bar, and the count at the end. */
  readonly barStart: Int32Array
  /** Share of the frame that each pitch class sounds; two octaves count twice. */
  readonly sounding: Float32Array
  /** Notes that start in the frame, weighted by the root of their length. */
  readonly onsets: Float32Array
  /** The lowest sounding note of the frame. */
  readonly bass: Float32Array
  /** The highest. */
  readonly top: Float32Array
  readonly lowestPitch: Int16Array
  readonly highestPitch: Int16Array
}

/** Cuts sorted notes into frames. Cost: notes plus the frames that they sound in. */
export function buildFrames(notes: readonly SoundingNote[], meter: Meter): Frames {
  const from = notes[0]?.startBeats ?? 0
  let to = from
  for (const note of notes) if (note.endBeats > to) to = note.endBeats
  const frames = emptyFrames(barGrid(meter, from + SNAP_BEATS, to - SNAP_BEATS))
  for (const note of notes) addNote(frames, note)
  addOuterVoices(frames)
  return frames
}

/** Index of the frame that holds a beat. */
export function frameAt(frames: Frames, beats: number): number {
  const bar = barAt(frames.bars, beats)
  const first = frames.barStart[bar] ?? 0
  const count = (frames.barStart[bar + 1] ?? 1) - first
  const start = frames.bars.startBeats[bar] ?? 0
  const length = (frames.bars.startBeats[bar + 1] ?? start + 1) - start
  const inside = Math.floor(((beats - start) / length) * count + 1e-6)
  return first + Math.max(0, Math.min(count - 1, inside))
}

function emptyFrames(bars: BarGrid): Frames {
  const barStart = new Int32Array(bars.count + 1)
  for (let bar = 0; bar < bars.count; bar++) {
    const length = (bars.startBeats[bar + 1] ?? 0) - (bars.startBeats[bar] ?? 0)
    barStart[bar + 1] = (barStart[bar] ?? 0) + Math.max(1, Math.round(length / FRAME_BEATS))
  }
  const count = barStart[bars.count] ?? 0
  const frames: Frames = {
    count,
    startBeats: new Float64Array(count + 1),
    bars,
    barOf: new Int32Array(count),
    inBar: new Int32Array(count),
    barStart,
    sounding: new Float32Array(count * 12),
    onsets: new Float32Array(count * 12),
    bass: new Float32Array(count * 12),
    top: new Float32Array(count * 12),
    lowestPitch: new Int16Array(count).fill(-1),
    highestPitch: new Int16Array(count).fill(-1),
  }
  for (let bar = 0; bar < bars.count; bar++) placeBar(frames, bar)
  frames.startBeats[count] = bars.startBeats[bars.count] ?? 0
  return frames
}

function placeBar(frames: Frames, bar: number): void {
  const first = frames.barStart[bar] ?? 0
  const end = frames.barStart[bar + 1] ?? first
  const start = frames.bars.startBeats[bar] ?? 0
  const length = (frames.bars.startBeats[bar + 1] ?? start) - start
  for (let frame = first; frame < end; frame++) {
    frames.startBeats[frame] = start + ((frame - first) * length) / (end - first)
    frames.barOf[frame] = bar
    frames.inBar[frame] = frame - first
  }
}

function addNote(frames: Frames, note: SoundingNote): void {
  const { startBeats, sounding, onsets, lowestPitch, highestPitch } = frames
  let frame = frameAt(frames, note.startBeats + SNAP_BEATS)
  const pitchClass = note.pitch % 12
  const at = frame * 12 + pitchClass
  const length = note.endBeats - note.startBeats
  onsets[at] = (onsets[at] ?? 0) + Math.sqrt(Math.min(length, 4))
  const first = frame
  for (; frame < frames.count; frame++) {
    const start = startBeats[frame] ?? 0
    const end = startBeats[frame + 1] ?? 0
    if (frame > first && note.endBeats - SNAP_BEATS <= start) break
    const overlap = Math.min(note.endBeats, end) - (frame === first ? start : Math.max(note.startBeats, start))
    const late = frame === first ? Math.max(0, note.startBeats - start - SNAP_BEATS) : 0
    const share = Math.max(0.1, Math.min(1, (overlap - late) / (end - start)))
    const index = frame * 12 + pitchClass
    sounding[index] = (sounding[index] ?? 0) + share
    if (share < 0.3) continue
    const lowest = lowestPitch[frame] ?? -1
    if (lowest < 0 || note.pitch < lowest) lowestPitch[frame] = note.pitch
    if (note.pitch > (highestPitch[frame] ?? -1)) highestPitch[frame] = note.pitch
  }
}

function addOuterVoices(frames: Frames): void {
  for (let frame = 0; frame < frames.count; frame++) {
    const low = frames.lowestPitch[frame] ?? -1
    if (low < 0) continue
    frames.bass[frame * 12 + (low % 12)] = 1
    frames.top[frame * 12 + ((frames.highestPitch[frame] ?? low) % 12)] = 1
  }
}

const FRAME_BEATS = 0.5
/** Notes this close before a frame belong to it: played timing and swing stay well below. */
const SNAP_BEATS = 0.1
