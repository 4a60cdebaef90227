import { unpackMatrix } from '@kvint/theory/unpack-weights'
import type { MonoSound } from '../sound.ts'
import { BINS, createLogSpectrum, FRAMES, HOP, WINDOW } from './constant-q.ts'
import packed from './generated/note-weights.json' with { type: 'json' }
import { inEights, memoryPlan, noteKernel, type NoteKernel } from './note-kernel.ts'

/** How likely each note sounds, and begins, in each frame: `frames × NOTES`, 0 to 1. */
export type NoteLikelihoods = {
  readonly frames: number
  readonly sounding: Float32Array
  readonly beginning: Float32Array
}

/** MIDI 21 to 108. */
export const NOTES = 88
export const LOWEST_NOTE = 21

/**
 * Runs the network of basic-pitch (Bittner et al., "A lightweight instrument-agnostic model for polyphonic note transcription
 * and multipitch estimation", ICASSP 2022; weights under Apache-2.0, see NOTICE) over a sound at 22,050 Hz, in windows
 * of two seconds of which the middle is kept. Windows move by whole frames, so that frames lie evenly.
 *
 * @example
 * const { sounding } = noteLikelihoods(sound)
 * sounding[frame * NOTES + 69 - LOWEST_NOTE] // how likely A4 sounds
 */
export function noteLikelihoods(
  { samples }: MonoSound,
  makeKernel: (bytes: number) => NoteKernel = noteKernel,
): NoteLikelihoods {
  const network = createNetwork(makeKernel)
  const frames = Math.ceil(samples.length / HOP)
  const sounding = new Float32Array(frames * NOTES)
  const beginning = new Float32Array(frames * NOTES)
  for (let frame = 0; frame < frames; frame += KEPT) {
    const window = new Float32Array(WINDOW)
    const from = (frame - MARGIN) * HOP
    window.set(samples.subarray(Math.max(0, from), from + WINDOW), Math.max(0, -from))
    const heard = network(window)
    const kept = Math.min(KEPT, frames - frame) * NOTES
    sounding.set(heard.sounding.subarray(MARGIN * NOTES, MARGIN * NOTES + kept), frame * NOTES)
    beginning.set(heard.beginning.subarray(MARGIN * NOTES, MARGIN * NOTES + kept), frame * NOTES)
  }
  return { frames, sounding, beginning }
}

/** Frames at either end of a window that hear too little of what is around them. */
const MARGIN = 15
const KEPT = FRAMES - 2 * MARGIN

/** Semitone thirds that the network looks at, from MIDI 21 on. */
const THIRDS = 3 * NOTES
/** Bins up to each partial that is laid over the fundamental: half, 1 to 7. */
const PARTIALS = [-36, 0, 36, 57, 72, 84, 93, 101]

/** Frames of bins with empty places around them: convolutions reach over their ends. Addresses are in bytes. */
type Rows = {
  readonly at: number
  readonly channels: number
  /** Bytes from one frame to the next. */
  readonly width: number
  /** Empty frames before and after, empty bins before. */
  readonly time: number
  readonly before: number
}

/** One layer: a kernel slid over rows, with what is done to its sums. */
type Layer = {
  readonly from: Rows
  /** Bins of `from` that it leaves out at the start. */
  readonly skip?: number
  readonly kernel: number
  /** Numbers that it takes from each frame, and frames that it takes. */
  readonly taps: number
  readonly frames: number
  /** Bins from one place to the next. */
  readonly stride: number
  /** Where its first sum of a frame goes, and how many channels lie before it there. */
  readonly to: (frame: number) => number
  readonly shift?: number
  readonly places: number
  /** What each place begins with: a number a channel. */
  readonly bias: readonly number[]
  readonly finish: (at: number, count: number, frame: number) => void
}

type Network = (window: Float32Array) => { readonly sounding: Float32Array; readonly beginning: Float32Array }

function createNetwork(makeKernel: (bytes: number) => NoteKernel): Network {
  const { place, size } = memoryPlan()
  const rows = (bins: number, channels: number, reach: { time: number; before: number; after: number }): Rows => {
    const width = 4 * (reach.before + bins + reach.after) * channels
    const at = place((FRAMES + 2 * reach.time) * (width / 4) + 4)
    return { at, channels, width, time: reach.time, before: reach.before }
  }
  const { layers, scale, shift } = packed
  const stack = rows(THIRDS, 8, { time: 2, before: 19, after: 19 })
  const stacked = rows(THIRDS, 8, { time: 2, before: 2, after: 2 })
  const contour = rows(THIRDS, 1, { time: 3, before: 2, after: 2 })
  const inner = rows(NOTES, 32, { time: 3, before: 1, after: 1 })
  /** The note itself, 32 channels of its beginning and three empty ones. */
  const joined = rows(NOTES, 36, { time: 1, before: 1, after: 1 })
  const sounding = place(FRAMES * NOTES)
  const beginning = place(FRAMES * NOTES)
  const placed = Object.fromEntries(
    Object.entries(layers).map(([name, { kernel }]) => [name, place((unpackMatrix(kernel).length * 36) / 33 + 64)]),
  ) as Record<keyof typeof layers, number>

  const { floats, slide, dots } = makeKernel(size())
  const put = (at: number, values: ArrayLike<number>): void => floats.set(values, at / 4)
  put(placed.stack, unpackMatrix(layers.stack.kernel))
  put(placed.contour, unpackMatrix(layers.contour.kernel))
  put(placed.noteInner, inEights(unpackMatrix(layers.noteInner.kernel), 32, 7))
  put(placed.note, unpackMatrix(layers.note.kernel))
  put(placed.onsetInner, inEights(unpackMatrix(layers.onsetInner.kernel), 32, 5))
  put(placed.onset, widened(unpackMatrix(layers.onset.kernel), 33, 36))

  /** Where bin 0 of a frame lies. */
  const binAt = (line: Rows, frame: number): number =>
    line.at + (frame + line.time) * line.width + 4 * line.before * line.channels
  const into = (line: Rows) => (frame: number) => binAt(line, frame)
  const flat = (at: number) => (frame: number) => at + 4 * frame * NOTES
  const join = (at: number, count: number, frame: number): void => {
    cut(at, count)
    for (let note = 0; note < NOTES; note++)
      floats[at / 4 + note * joined.channels] = floats[sounding / 4 + frame * NOTES + note] as number
  }
  const { stack: a, contour: b, noteInner: c, note: d, onsetInner: e, onset: f } = layers
  const all: readonly Layer[] = [
    {
      from: stack,
      kernel: placed.stack,
      taps: 312,
      frames: 3,
      stride: 1,
      to: into(stacked),
      places: THIRDS,
      bias: a.bias,
      finish: cut,
    },
    {
      from: stacked,
      kernel: placed.contour,
      taps: 40,
      frames: 5,
      stride: 1,
      to: into(contour),
      places: THIRDS,
      bias: b.bias,
      finish: squash,
    },
    {
      from: contour,
      kernel: placed.noteInner,
      taps: 7,
      frames: 7,
      stride: 3,
      to: into(inner),
      places: NOTES,
      bias: c.bias,
      finish: cut,
    },
    {
      from: inner,
      kernel: placed.note,
      taps: 96,
      frames: 7,
      stride: 1,
      to: flat(sounding),
      places: NOTES,
      bias: d.bias,
      finish: squash,
    },
    {
      from: stack,
      skip: 18,
      kernel: placed.onsetInner,
      taps: 40,
      frames: 5,
      stride: 3,
      to: into(joined),
      shift: 1,
      places: NOTES,
      bias: [0, ...e.bias, 0, 0, 0],
      finish: join,
    },
    {
      from: joined,
      kernel: placed.onset,
      taps: 108,
      frames: 3,
      stride: 1,
      to: flat(beginning),
      places: NOTES,
      bias: f.bias,
      finish: squash,
    },
  ]

  const logSpectrum = createLogSpectrum(makeKernel)
  return (window) => {
    const spectrum = logSpectrum(window)
    for (let frame = 0; frame < FRAMES; frame++)
      for (let bin = 0, to = binAt(stack, frame) / 4; bin < THIRDS; bin++)
        for (const partial of PARTIALS) {
          const from = bin + partial
          floats[to++] = from < 0 || from >= BINS ? 0 : scale * (spectrum[frame * BINS + from] as number) + shift
        }
    for (const layer of all) for (let frame = 0; frame < FRAMES; frame++) run(layer, frame)
    return {
      sounding: floats.subarray(sounding / 4, sounding / 4 + FRAMES * NOTES),
      beginning: floats.subarray(beginning / 4, beginning / 4 + FRAMES * NOTES),
    }
  }

  function run(layer: Layer, frame: number): void {
    const { from, skip = 0, kernel, taps, frames, stride, to, shift: before = 0, places, bias, finish } = layer
    const [at, step, gap] = [to(frame), 4 * stride * from.channels, 4 * bias.length]
    for (let place = 0; place < places; place++) floats.set(bias, at / 4 + place * bias.length)
    for (let row = 0; row < frames; row++) {
      const line = from.at + (frame - (frames >> 1) + row + from.time) * from.width + 4 * skip * from.channels
      if (bias.length === 1) dots(line, kernel + 4 * row * taps, at, places, step, taps)
      for (let group = 0; group < bias.length >> 3; group++)
        slide(line, kernel + 32 * (group * frames + row) * taps, at + 4 * before + 32 * group, places, step, taps, gap)
    }
    finish(at, places * bias.length, frame)
  }

  function cut(at: number, count: number): void {
    for (let to = at / 4, end = to + count; to < end; to++) if ((floats[to] as number) < 0) floats[to] = 0
  }

  function squash(at: number, count: number): void {
    for (let to = at / 4, end = to + count; to < end; to++) floats[to] = 1 / (1 + Math.exp(-(floats[to] as number)))
  }
}

/** Rows of `from` numbers with zeros up to `to`. */
function widened(kernel: ArrayLike<number>, from: number, to: number): Float32Array {
  return Float32Array.from({ length: (kernel.length / from) * to }, (_, index) =>
    index % to < from ? (kernel[Math.floor(index / to) * from + (index % to)] ?? 0) : 0,
  )
}
