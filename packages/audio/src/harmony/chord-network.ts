import { CHORD_QUALITIES, type ChordQuality } from '@kvint/theory'
import { unpackMatrix, type PackedMatrix } from '@kvint/theory/unpack-weights'
import { inEights, memoryPlan, passingNoteKernel } from '../notes/note-kernel.ts'
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
  const { qualities } = weights
  const { count } = grid
  const states = 12 * qualities.length + 1
  const chords = new Float32Array(count * states)
  const basses = new Float32Array(count * 144)
  const room = roomFor(weights, activations, count)
  const piece = pieceOf(activations, count)
  const turnedPiece = new Float32Array(24)
  for (let root = 0; root < 12; root++) {
    for (let at = 0; at < 24; at++) turnedPiece[at] = piece[Math.floor(at / 12) * 12 + ((at + root) % 12)] as number
    hearNotes(weights, room, grid, root, turnedPiece)
    weights.blocks.forEach((block, index) => lookAround(block, room, index))
    const result = room.scored()
    for (let half = 0; half < count; half++) {
      const from = half * room.outputs
      for (let quality = 0; quality < qualities.length; quality++)
        chords[half * states + root * qualities.length + quality] = result[from + quality] as number
      for (let interval = 0; interval < 12; interval++)
        basses[(half * 12 + root) * 12 + interval] = result[from + qualities.length + interval] as number
      const none = half * states + states - 1
      chords[none] = (chords[none] as number) + (result[from + qualities.length + 12] as number) / 12
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

/** What the kernel multiplies with lies in eighths of outputs; those of the last layer are filled up with zeros. */
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
  const given = outBias.length
  const outputs = 8 * Math.ceil(given / 8)
  const last = matrix(out)
  const filled = Float32Array.from({ length: hidden * outputs }, (_, at) =>
    at % outputs < given ? (last[Math.floor(at / outputs) * given + (at % outputs)] as number) : 0,
  )
  return {
    hidden,
    qualities: qualities.filter(isQuality),
    note: inEights(matrix(note), hidden, 1),
    noteBias: Float32Array.from(noteBias),
    piece: matrix(piece),
    place: matrix(place),
    blocks: blocks.map(({ depth, point, bias }) => ({
      depth: matrix(depth),
      point: inEights(matrix(point), hidden, 1),
      bias: Float32Array.from(bias),
    })),
    out: inEights(filled, outputs, 1),
    outBias: Float32Array.from({ length: outputs }, (_, at) => outBias[at] ?? 0),
  }
}

function isQuality(name: string): name is ChordQuality {
  return name in CHORD_QUALITIES
}

/** The layers of one piece in the kernel's memory, a row for each half beat. */
type Room = {
  readonly outputs: number
  /** What a layer has given, with rows of zeros before and behind. */
  readonly x: Float32Array
  /** What of it is seen around each half beat, and that with its channels mixed. */
  readonly around: Float32Array
  readonly mixed: Float32Array
  /** Adds the notes above a root to `x`. */
  readonly addNotes: (root: number) => void
  /** Adds what is around, mixed by a layer, to `mixed`. */
  readonly mix: (layer: number) => void
  /** The scores that `x` comes to, `outputs` a row. */
  readonly scored: () => Float32Array
}

function roomFor({ hidden, note, blocks, out, outBias }: Weights, activations: Float32Array, count: number): Room {
  const outputs = outBias.length
  const rows = count + SPARE_ROWS
  const plan = memoryPlan()
  const before = plan.place(REACH_ROWS * hidden)
  const x = plan.place(rows * hidden)
  plan.place(REACH_ROWS * hidden)
  const [around, mixed] = [plan.place(rows * hidden), plan.place(rows * hidden)]
  const result = plan.place(rows * outputs)
  const notes = plan.place(2 * rows * PITCHES)
  const noteWeights = plan.place(note.length)
  const points = blocks.map(({ point }) => plan.place(point.length))
  const outWeights = plan.place(out.length)
  const { floats, slide } = passingNoteKernel(plan.size())
  const put = (at: number, values: Float32Array): void => floats.set(values, at / 4)
  put(noteWeights, note)
  blocks.forEach(({ point }, layer) => put(points[layer] as number, point))
  put(outWeights, out)
  // A row is read from each root on: it stands there twice, so that none has to be turned.
  for (let half = 0; half < count; half++) {
    const row = activations.subarray(half * PITCHES, (half + 1) * PITCHES)
    put(notes + 8 * half * PITCHES, row)
    put(notes + 4 * (2 * half + 1) * PITCHES, row)
  }
  /** Adds rows times a matrix: `inputs` numbers from each row, `step` numbers apart. */
  const multiply = (line: number, step: number, inputs: number, weights: number, to: number, width: number): void => {
    for (let eighth = 0; eighth < width / 8; eighth++)
      slide(line, weights + 32 * eighth * inputs, to + 32 * eighth, count, 4 * step, inputs, 4 * width)
  }
  const view = (at: number, length: number) => floats.subarray(at / 4, at / 4 + length)
  return {
    outputs,
    x: view(before, (2 * REACH_ROWS + rows) * hidden),
    around: view(around, count * hidden),
    mixed: view(mixed, count * hidden),
    addNotes: (root) => multiply(notes + 4 * root, 2 * PITCHES, PITCHES, noteWeights, x, hidden),
    mix: (layer) => multiply(around, hidden, hidden, points[layer] as number, mixed, hidden),
    scored: () => {
      const scores = view(result, count * outputs)
      fillRows(scores, outBias)
      multiply(x, hidden, hidden, outWeights, result, outputs)
      return scores
    },
  }
}

/** First layer: notes above the root, the piece as a whole, the place in the bar. */
function hearNotes(
  { hidden, noteBias, piece, place }: Weights,
  { x: padded, addNotes }: Room,
  { count, inBar }: HalfBeats,
  root: number,
  turnedPiece: Float32Array,
): void {
  const x = padded.subarray(REACH_ROWS * hidden, (REACH_ROWS + count) * hidden)
  const base = Float32Array.from(noteBias)
  for (let at = 0; at < 24; at++) addScaled(base, 0, piece, at * hidden, turnedPiece[at] as number, hidden)
  fillRows(x, base)
  for (let half = 0; half < count; half++) {
    const to = half * hidden
    const spot = inBar[half] as number
    if (spot === 0) addScaled(x, to, place, 0, 1, hidden)
    if (spot >= 0 && spot % 2 === 0) addScaled(x, to, place, hidden, 1, hidden)
    if (spot === 4) addScaled(x, to, place, 2 * hidden, 1, hidden)
  }
  addNotes(root)
  for (let at = 0; at < x.length; at++) if ((x[at] as number) < 0) x[at] = 0
  // The kernel takes four rows at once, and may have written behind the last.
  padded.fill(0, (REACH_ROWS + count) * hidden)
}

/** A convolution over five half beats, `step` apart, channel by channel; then all channels are mixed and added. */
function lookAround({ depth, bias }: Block, { x, around, mixed, mix }: Room, layer: number): void {
  const hidden = bias.length
  const step = 2 ** layer * hidden
  const start = REACH_ROWS * hidden
  for (let at = 0; at < around.length; at += hidden) {
    for (let channel = 0; channel < hidden; channel++) {
      const middle = start + at + channel
      around[at + channel] =
        (depth[channel] as number) * (x[middle - 2 * step] as number) +
        (depth[hidden + channel] as number) * (x[middle - step] as number) +
        (depth[2 * hidden + channel] as number) * (x[middle] as number) +
        (depth[3 * hidden + channel] as number) * (x[middle + step] as number) +
        (depth[4 * hidden + channel] as number) * (x[middle + 2 * step] as number)
    }
  }
  fillRows(mixed, bias)
  mix(layer)
  for (let at = 0; at < mixed.length; at++)
    if ((mixed[at] as number) > 0) x[start + at] = (x[start + at] as number) + (mixed[at] as number)
}

/** The same row in every place. */
function fillRows(rows: Float32Array, row: Float32Array): void {
  for (let at = 0; at < rows.length; at += row.length) rows.set(row, at)
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

/** Twice the step of the last layer. */
const REACH_ROWS = 16
/** The kernel takes four rows at once. */
const SPARE_ROWS = 3
