import { unpackMatrix } from '@kvint/theory/unpack-weights'
import { MONO_RATE_HZ, type MonoSound } from '../sound.ts'
import { binWeights, BINS, BINS_PER_OCTAVE, halfBandFilter, KERNEL_TAPS, octaveKernel, OCTAVES } from './constant-q.ts'
import packed from './generated/note-weights.json' with { type: 'json' }
import { noteKernel, type NoteKernel } from './note-kernel.ts'

/** How likely each note sounds, and begins, in each frame: `frames × NOTES`, 0 to 1. */
export type NoteLikelihoods = {
  readonly frames: number
  readonly sounding: Float32Array
  readonly beginning: Float32Array
}

/** MIDI 21 to 108. */
export const NOTES = 88
export const LOWEST_NOTE = 21
const HOP = 256
/** Frame f has its middle at f × this. */
export const FRAME_SECONDS = HOP / MONO_RATE_HZ

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

const WINDOW = 2 * MONO_RATE_HZ - HOP
const FRAMES = 172
/** Frames at either end of a window that hear too little of what is around them. */
const MARGIN = 15
const KEPT = FRAMES - 2 * MARGIN

/** Semitone thirds that the network looks at, from MIDI 21 on. */
const THIRDS = 3 * NOTES
/** Bins up to each partial that is laid over the fundamental: half, 1 to 7. */
const PARTIALS = [-36, 0, 36, 57, 72, 84, 93, 101]

/** A line of rows with empty places around them: convolutions reach over its ends. */
type Rows = { readonly at: number; readonly width: number; readonly channels: number; readonly before: number }

type Network = (window: Float32Array) => { readonly sounding: Float32Array; readonly beginning: Float32Array }

function createNetwork(makeKernel: (bytes: number) => NoteKernel): Network {
  let size = 0
  const place = (floats: number): number => {
    const at = size
    size += 16 * Math.ceil(floats / 4)
    return at
  }
  const rows = (bins: number, channels: number, reach: { time: number; before: number; after: number }): Rows => {
    const width = reach.before + bins + reach.after
    return { at: place((FRAMES + 2 * reach.time) * width * channels + 4), width, channels, before: reach.before }
  }
  const { layers, scale, shift } = packed
  const lines = Array.from({ length: OCTAVES }, (_, octave) => place(lengthAt(octave) + KERNEL_TAPS))
  const turns = place(FRAMES * 2 * BINS_PER_OCTAVE)
  const octaveWeights = place(KERNEL_TAPS * 2 * BINS_PER_OCTAVE)
  const halving = place(KERNEL_TAPS)
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

  const { floats, slide, dots } = makeKernel(size)
  const put = (at: number, values: ArrayLike<number>): void => floats.set(values, at / 4)
  put(octaveWeights, inEights(octaveKernel(), 2 * BINS_PER_OCTAVE, 1))
  put(halving, halfBandFilter())
  put(placed.stack, unpackMatrix(layers.stack.kernel))
  put(placed.contour, unpackMatrix(layers.contour.kernel))
  put(placed.noteInner, inEights(unpackMatrix(layers.noteInner.kernel), 32, 7))
  put(placed.note, unpackMatrix(layers.note.kernel))
  put(placed.onsetInner, inEights(unpackMatrix(layers.onsetInner.kernel), 32, 5))
  put(placed.onset, widened(unpackMatrix(layers.onset.kernel), 33, 36))
  const weighing = binWeights()

  /** Where bin 0 of a frame lies; a frame before 0 is empty. */
  const rowAt = ({ at, width, channels }: Rows, frame: number, time: number): number =>
    at + 4 * (frame + time) * width * channels
  const binAt = (line: Rows, frame: number, time: number, bin = 0): number =>
    rowAt(line, frame, time) + 4 * (line.before + bin) * line.channels

  return (window) => {
    const spectrum = logSpectrum(window)
    for (let frame = 0; frame < FRAMES; frame++)
      for (let bin = 0, to = binAt(stack, frame, 2) / 4; bin < THIRDS; bin++)
        for (const partial of PARTIALS) {
          const from = bin + partial
          floats[to++] = from < 0 || from >= BINS ? 0 : scale * (spectrum[frame * BINS + from] as number) + shift
        }
    for (let frame = 0; frame < FRAMES; frame++) {
      const to = binAt(stacked, frame, 2)
      fill(to, layers.stack.bias, THIRDS, 8)
      for (let row = 0; row < 3; row++)
        slide(rowAt(stack, frame - 1 + row, 2), placed.stack + 4 * row * 312 * 8, to, THIRDS, 32, 312, 32)
      cut(to, THIRDS * 8)
    }
    for (let frame = 0; frame < FRAMES; frame++) {
      const to = binAt(contour, frame, 3)
      fill(to, layers.contour.bias, THIRDS, 1)
      for (let row = 0; row < 5; row++)
        dots(rowAt(stacked, frame - 2 + row, 2), placed.contour + 4 * row * 40, to, THIRDS, 32, 40)
      squash(to, THIRDS)
    }
    for (let frame = 0; frame < FRAMES; frame++) {
      const to = binAt(inner, frame, 3)
      fill(to, layers.noteInner.bias, NOTES, 32)
      for (let part = 0; part < 4; part++)
        for (let row = 0; row < 7; row++)
          slide(
            rowAt(contour, frame - 3 + row, 3),
            placed.noteInner + 4 * (part * 7 + row) * 7 * 8,
            to + 32 * part,
            NOTES,
            12,
            7,
            128,
          )
      cut(to, NOTES * 32)
    }
    for (let frame = 0; frame < FRAMES; frame++) {
      const to = sounding + 4 * frame * NOTES
      fill(to, layers.note.bias, NOTES, 1)
      for (let row = 0; row < 7; row++)
        dots(rowAt(inner, frame - 3 + row, 3), placed.note + 4 * row * 96, to, NOTES, 128, 96)
      squash(to, NOTES)
    }
    for (let frame = 0; frame < FRAMES; frame++) {
      const to = binAt(joined, frame, 1)
      fill(to, [0, ...layers.onsetInner.bias, 0, 0, 0], NOTES, 36)
      for (let part = 0; part < 4; part++)
        for (let row = 0; row < 5; row++)
          slide(
            rowAt(stack, frame - 2 + row, 2) + 4 * 18 * 8,
            placed.onsetInner + 4 * (part * 5 + row) * 40 * 8,
            to + 4 + 32 * part,
            NOTES,
            96,
            40,
            144,
          )
      cut(to, NOTES * 36)
      for (let note = 0; note < NOTES; note++)
        floats[to / 4 + note * 36] = floats[sounding / 4 + frame * NOTES + note] as number
    }
    for (let frame = 0; frame < FRAMES; frame++) {
      const to = beginning + 4 * frame * NOTES
      fill(to, layers.onset.bias, NOTES, 1)
      for (let row = 0; row < 3; row++)
        dots(rowAt(joined, frame - 1 + row, 1), placed.onset + 4 * row * 108, to, NOTES, 144, 108)
      squash(to, NOTES)
    }
    return {
      sounding: floats.subarray(sounding / 4, sounding / 4 + FRAMES * NOTES),
      beginning: floats.subarray(beginning / 4, beginning / 4 + FRAMES * NOTES),
    }
  }

  /** Decibels of each bin between the window’s lowest (0) and highest (1). */
  function logSpectrum(window: Float32Array): Float32Array {
    const spectrum = new Float32Array(FRAMES * BINS)
    const outputs = 2 * BINS_PER_OCTAVE
    put((lines[0] as number) + 4 * REACH, window)
    for (let octave = 0; octave < OCTAVES; octave++) {
      const line = lines[octave] as number
      const length = lengthAt(octave)
      const start = line / 4 + REACH
      const below = lines[octave + 1]
      if (below !== undefined) {
        floats.fill(0, line / 4, start)
        floats.fill(0, start + length, start + length + REACH)
        const next = lengthAt(octave + 1)
        floats.fill(0, below / 4 + REACH, below / 4 + REACH + next)
        dots(line + 4, halving, below + 4 * REACH, next, 8, KERNEL_TAPS)
      }
      for (let i = 1; i <= REACH; i++) {
        floats[start - i] = floats[start + i] as number
        floats[start + length - 1 + i] = floats[start + length - 1 - i] as number
      }
      floats.fill(0, turns / 4, turns / 4 + FRAMES * outputs)
      for (let part = 0; part < outputs / 8; part++)
        slide(
          line,
          octaveWeights + 4 * part * KERNEL_TAPS * 8,
          turns + 32 * part,
          FRAMES,
          (4 * HOP) / 2 ** octave,
          KERNEL_TAPS,
          4 * outputs,
        )
      const first = BINS - (octave + 1) * BINS_PER_OCTAVE
      for (let frame = 0; frame < FRAMES; frame++)
        for (let bin = Math.max(0, -first); bin < BINS_PER_OCTAVE; bin++) {
          const at = turns / 4 + frame * outputs + bin
          const [re, im] = [floats[at] as number, floats[at + BINS_PER_OCTAVE] as number]
          const weight = weighing[first + bin] as number
          spectrum[frame * BINS + first + bin] = Math.log((re * re + im * im) * weight * weight + 1e-10)
        }
    }
    let [low, high] = [Infinity, -Infinity]
    for (const value of spectrum) {
      if (value < low) low = value
      if (value > high) high = value
    }
    const range = high - low || 1
    return spectrum.map((value) => (value - low) / range)
  }

  function fill(at: number, bias: readonly number[], places: number, channels: number): void {
    for (let index = 0, to = at / 4; index < places * channels; index++)
      floats[to + index] = bias[index % channels] ?? 0
  }

  function cut(at: number, count: number): void {
    for (let to = at / 4, end = to + count; to < end; to++) if ((floats[to] as number) < 0) floats[to] = 0
  }

  function squash(at: number, count: number): void {
    for (let to = at / 4, end = to + count; to < end; to++) floats[to] = 1 / (1 + Math.exp(-(floats[to] as number)))
  }
}

/** How far an octave’s kernel reaches to either side of its frame. */
const REACH = KERNEL_TAPS / 2

/** Samples of a window at the rate of an octave, counted from the highest. */
function lengthAt(octave: number): number {
  let length = WINDOW
  for (let halved = 0; halved < octave; halved++) length = Math.floor((length - 2) / 2) + 1
  return length
}

/** `[row][tap][output]` as `[eighth of outputs][row][tap][8]`. */
function inEights(kernel: ArrayLike<number>, outputs: number, rows: number): Float32Array {
  const taps = kernel.length / outputs / rows
  return Float32Array.from({ length: kernel.length }, (_, index) => {
    const output = index % 8
    const tap = Math.floor(index / 8) % taps
    const row = Math.floor(index / 8 / taps) % rows
    const part = Math.floor(index / 8 / taps / rows)
    return kernel[(row * taps + tap) * outputs + part * 8 + output] ?? 0
  })
}

/** Rows of `from` numbers with zeros up to `to`. */
function widened(kernel: ArrayLike<number>, from: number, to: number): Float32Array {
  return Float32Array.from({ length: (kernel.length / from) * to }, (_, index) =>
    index % to < from ? (kernel[Math.floor(index / to) * from + (index % to)] ?? 0) : 0,
  )
}
