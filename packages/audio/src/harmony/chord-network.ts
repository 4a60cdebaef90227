import { CHORD_QUALITIES, type ChordQuality } from '@kvint/theory'
import { unpackMatrix, type PackedMatrix } from '@kvint/theory/unpack-weights'
import packed from './generated/chord-weights.json' with { type: 'json' }
import type { HalfBeats } from './half-beats.ts'
import { PITCHES } from '../spectrum/log-spectrum.ts'

/** Weights as `scripts/fit_chords.py` writes them. */
export type PackedChordWeights = {
  readonly hidden: number
  readonly qualities: readonly string[]
  readonly note: PackedMatrix
  readonly noteBias: readonly number[]
  readonly piece: PackedMatrix
  readonly place: PackedMatrix
  readonly blocks: readonly {
    readonly depth: PackedMatrix
    readonly point: PackedMatrix
    readonly bias: readonly number[]
  }[]
  readonly out: PackedMatrix
  readonly outBias: readonly number[]
}

/** What the network thinks of each half beat. */
export type ChordScores = {
  readonly qualities: readonly ChordQuality[]
  /** Log-probability of each chord, root by root, "no chord" last: `count × (12 × qualities + 1)`. */
  readonly chords: Float32Array
  /** How much speaks for each bass, as an interval above each root: `count × 12 × 12`. */
  readonly basses: Float32Array
}

/**
 * Scores every half beat for each of twelve roots by one set of weights, its notes turned so that the root becomes 0; four
 * layers look up to 30 half beats ahead and back.
 */
export function scoreChords(activations: Float32Array, grid: HalfBeats): ChordScores {
  const weights = shippedWeights()
  const { hidden, qualities } = weights
  const { count } = grid
  const outputs = qualities.length + 13
  const states = 12 * qualities.length + 1
  const chords = new Float32Array(count * states)
  const basses = new Float32Array(count * 144)
  const piece = pieceOf(activations, count)
  const x = new Float32Array(count * hidden)
  const turnedPiece = new Float32Array(24)
  const result = new Float32Array(count * outputs)
  for (let root = 0; root < 12; root++) {
    for (let at = 0; at < 24; at++) turnedPiece[at] = piece[Math.floor(at / 12) * 12 + ((at + root) % 12)] as number
    hearNotes(weights, activations, grid, root, turnedPiece, x)
    weights.blocks.forEach((block, index) => lookAround(block, x, count, hidden, 2 ** index))
    multiply(x, weights.out, weights.outBias, result, count)
    for (let half = 0; half < count; half++) {
      const from = half * outputs
      for (let quality = 0; quality < qualities.length; quality++)
        chords[half * states + root * qualities.length + quality] = result[from + quality] as number
      for (let interval = 0; interval < 12; interval++)
        basses[(half * 12 + root) * 12 + interval] = result[from + qualities.length + interval] as number
      const none = half * states + states - 1
      chords[none] = (chords[none] as number) + (result[from + outputs - 1] as number) / 12
    }
  }
  for (let half = 0; half < count; half++) toLogProbabilities(chords, half * states, states)
  return { qualities, chords, basses }
}

type Block = { readonly depth: Float32Array; readonly point: Float32Array; readonly bias: Float32Array }

type Weights = {
  readonly hidden: number
  readonly qualities: readonly ChordQuality[]
  readonly note: Float32Array
  readonly noteBias: Float32Array
  readonly piece: Float32Array
  readonly place: Float32Array
  readonly blocks: readonly Block[]
  readonly out: Float32Array
  readonly outBias: Float32Array
}

let shipped: Weights | undefined

function shippedWeights(): Weights {
  return (shipped ??= unpack(packed))
}

function unpack({
  hidden,
  qualities,
  note,
  noteBias,
  piece,
  place,
  blocks,
  out,
  outBias,
}: PackedChordWeights): Weights {
  const matrix = (one: PackedMatrix) => Float32Array.from(unpackMatrix(one))
  return {
    hidden,
    qualities: qualities.filter(isQuality),
    note: matrix(note),
    noteBias: Float32Array.from(noteBias),
    piece: matrix(piece),
    place: matrix(place),
    blocks: blocks.map(({ depth, point, bias }) => ({
      depth: matrix(depth),
      point: matrix(point),
      bias: Float32Array.from(bias),
    })),
    out: matrix(out),
    outBias: Float32Array.from(outBias),
  }
}

function isQuality(name: string): name is ChordQuality {
  return name in CHORD_QUALITIES
}

/** First layer: notes above the root, the piece as a whole, the place in the bar. Silent notes cost nothing. */
function hearNotes(
  { hidden, note, noteBias, piece, place }: Weights,
  activations: Float32Array,
  { count, inBar }: HalfBeats,
  root: number,
  turnedPiece: Float32Array,
  x: Float32Array,
): void {
  const base = Float32Array.from(noteBias)
  for (let at = 0; at < 24; at++) addScaled(base, 0, piece, at * hidden, turnedPiece[at] as number, hidden)
  for (let half = 0; half < count; half++) {
    const to = half * hidden
    x.set(base, to)
    const spot = inBar[half] as number
    if (spot === 0) addScaled(x, to, place, 0, 1, hidden)
    if (spot >= 0 && spot % 2 === 0) addScaled(x, to, place, hidden, 1, hidden)
    if (spot === 4) addScaled(x, to, place, 2 * hidden, 1, hidden)
    for (let pitch = 0; pitch < PITCHES; pitch++) {
      const value = activations[half * PITCHES + pitch] as number
      if (value > 0) addScaled(x, to, note, ((pitch - root + PITCHES) % PITCHES) * hidden, value, hidden)
    }
    for (let at = to; at < to + hidden; at++) if ((x[at] as number) < 0) x[at] = 0
  }
}

/** A convolution over five half beats, `step` apart, channel by channel; then all channels are mixed and added. */
function lookAround({ depth, point, bias }: Block, x: Float32Array, count: number, hidden: number, step: number): void {
  const around = new Float32Array(count * hidden)
  for (let half = 0; half < count; half++) {
    for (let tap = 0; tap < 5; tap++) {
      const from = half + (tap - 2) * step
      if (from < 0 || from >= count) continue
      for (let at = 0; at < hidden; at++) {
        const to = half * hidden + at
        around[to] = (around[to] as number) + (depth[tap * hidden + at] as number) * (x[from * hidden + at] as number)
      }
    }
  }
  const mixed = new Float32Array(count * hidden)
  multiply(around, point, bias, mixed, count)
  for (let at = 0; at < mixed.length; at++)
    if ((mixed[at] as number) > 0) x[at] = (x[at] as number) + (mixed[at] as number)
}

/** `rows × inputs` times `inputs × bias.length`. */
function multiply(x: Float32Array, matrix: Float32Array, bias: Float32Array, target: Float32Array, rows: number): void {
  const outputs = bias.length
  const inputs = x.length / rows
  for (let row = 0; row < rows; row++) {
    target.set(bias, row * outputs)
    for (let at = 0; at < inputs; at++) {
      const value = x[row * inputs + at] as number
      if (value !== 0) addScaled(target, row * outputs, matrix, at * outputs, value, outputs)
    }
  }
}

function addScaled(
  target: Float32Array,
  to: number,
  source: Float32Array,
  from: number,
  factor: number,
  length: number,
): void {
  for (let at = 0; at < length; at++)
    target[to + at] = (target[to + at] as number) + factor * (source[from + at] as number)
}

/** Mean chroma of the two lowest octaves and of all notes, each of length 1. */
function pieceOf(activations: Float32Array, count: number): Float32Array {
  const piece = new Float32Array(24)
  for (let at = 0; at < count * PITCHES; at++) {
    const pitch = at % PITCHES
    const value = (activations[at] as number) / count
    piece[12 + (pitch % 12)] = (piece[12 + (pitch % 12)] as number) + value
    if (pitch < 24) piece[pitch % 12] = (piece[pitch % 12] as number) + value
  }
  for (const half of [piece.subarray(0, 12), piece.subarray(12)]) {
    const length = Math.hypot(...half) + 1e-6
    half.forEach((value, at) => (half[at] = value / length))
  }
  return piece
}

function toLogProbabilities(scores: Float32Array, from: number, length: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let at = from; at < from + length; at++) most = Math.max(most, scores[at] as number)
  let sum = 0
  for (let at = from; at < from + length; at++) sum += Math.exp((scores[at] as number) - most)
  const shift = most + Math.log(sum)
  for (let at = from; at < from + length; at++) scores[at] = (scores[at] as number) - shift
}
