import { LOG_BINS, LOWEST_PITCH, PITCHES, sineOnPitches } from './log-spectrum.ts'

/** What each note looks like on the pitch scale, and how alike notes look. */
export type NoteDictionary = {
  /** By note: first bin, and the weights from there on in `weights` from `start` on; each of length 1. */
  readonly from: Int32Array
  readonly start: Int32Array
  readonly weights: Float32Array
  /** `PITCHES × PITCHES` products of two notes. */
  readonly gram: Float32Array
}

/** Notes of twelve partials, each 0.7 as strong as the one before (Mauch and Dixon, 2010). Made once for each rate. */
export function noteDictionary(sampleRateHz: number): NoteDictionary {
  const known = dictionaries.get(sampleRateHz)
  if (known) return known
  const atoms = Array.from({ length: PITCHES }, (_, note) => atom(LOWEST_PITCH + note, sampleRateHz))
  const from = new Int32Array(PITCHES)
  const start = new Int32Array(PITCHES + 1)
  const weights: number[] = []
  atoms.forEach((values, note) => {
    const first = values.findIndex((value) => value > 0)
    from[note] = Math.max(0, first)
    for (const value of first < 0 ? [] : values.subarray(first)) weights.push(value)
    start[note + 1] = weights.length
  })
  const gram = new Float32Array(PITCHES * PITCHES)
  atoms.forEach((one, i) => {
    atoms.forEach((other, j) => {
      let product = 0
      for (let bin = 0; bin < LOG_BINS; bin++) product += (one[bin] as number) * (other[bin] as number)
      gram[i * PITCHES + j] = product
    })
  })
  const dictionary = { from, start, weights: Float32Array.from(weights), gram }
  dictionaries.set(sampleRateHz, dictionary)
  return dictionary
}

/**
 * How much of each note explains each spectrum (`frames × LOG_BINS` → `frames × PITCHES`), never below 0: coordinate
 * descent on the gram matrix with a small cost for every note that sounds, each frame from the solution of the last.
 */
export function leastSquares(dictionary: NoteDictionary, spectra: Float32Array, frames: number): Float32Array {
  const result = new Float32Array(frames * PITCHES)
  const wanted = new Float32Array(PITCHES)
  const rest = new Float32Array(PITCHES)
  const sounding = new Float32Array(PITCHES)
  for (let frame = 0; frame < frames; frame++) {
    project(dictionary, spectra, frame * LOG_BINS, wanted)
    descend(dictionary.gram, wanted, rest, sounding)
    result.set(sounding, frame * PITCHES)
  }
  return result
}

function project(
  { from, start, weights }: NoteDictionary,
  spectra: Float32Array,
  offset: number,
  target: Float32Array,
): void {
  for (let note = 0; note < PITCHES; note++) {
    let sum = 0
    let at = offset + (from[note] as number)
    const end = start[note + 1] as number
    for (let weight = start[note] as number; weight < end; weight++)
      sum += (weights[weight] as number) * (spectra[at++] as number)
    target[note] = sum - SPARSITY
  }
}

/** `rest` = wanted − gram × sounding; a note moves by its rest, and the rests of all others follow. */
function descend(gram: Float32Array, wanted: Float32Array, rest: Float32Array, sounding: Float32Array): void {
  rest.set(wanted)
  for (let note = 0; note < PITCHES; note++) {
    const value = sounding[note] as number
    if (value > 0) addRow(rest, gram, note * PITCHES, -value)
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = 0
    for (let note = 0; note < PITCHES; note++) {
      const old = sounding[note] as number
      const value = Math.max(0, old + (rest[note] as number))
      const step = value - old
      if (step < LEAST_STEP && step > -LEAST_STEP) continue
      sounding[note] = value
      moved += Math.abs(step)
      addRow(rest, gram, note * PITCHES, -step)
    }
    if (moved < SETTLED) return
  }
}

function addRow(target: Float32Array, matrix: Float32Array, offset: number, factor: number): void {
  for (let at = 0; at < PITCHES; at++) target[at] = (target[at] as number) + factor * (matrix[offset + at] as number)
}

function atom(pitch: number, sampleRateHz: number): Float32Array {
  const values = new Float32Array(LOG_BINS)
  const base = 440 * 2 ** ((pitch - 69) / 12)
  for (let partial = 1; partial <= PARTIALS; partial++) {
    const sine = sineOnPitches(base * partial, sampleRateHz)
    for (let bin = 0; bin < LOG_BINS; bin++)
      values[bin] = (values[bin] as number) + DECAY ** (partial - 1) * (sine[bin] as number)
  }
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
  return values.map((value) => value / length)
}

const dictionaries = new Map<number, NoteDictionary>()
const PARTIALS = 12
const DECAY = 0.7
const SPARSITY = 0.2
const SWEEPS = 12
const LEAST_STEP = 1e-4
const SETTLED = 0.02
