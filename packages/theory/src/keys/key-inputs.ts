import type { ChordSpan } from '../chords/chord-spans.ts'
import type { Frames } from '../notes/frames.ts'
import type { LevelName, WindowLevel } from '../learned/chord-windows.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { KEY_CHORDS, keySpans, type KeySpans } from './key-spans.ts'
import { homeInputs, lowerLayers, type HomeInputs } from './home-inputs.ts'
import { keyLayers, LAYERS, prefixSums, writeShares, type Layer } from './key-layers.ts'
import type { RotatedGroup } from '../learned/running-group.ts'

/** What the key networks hear. */
export type KeyInputs = {
  /** The chords: the items of the local network. */
  readonly spans: KeySpans
  /** Each chord with those before and after it, the half bars around it, then the whole piece. */
  readonly local: { readonly groups: readonly RotatedGroup[]; readonly scalars: Float32Array; readonly windows: number }
  /** Voices, chord changes, sevenths, inversions and length of the piece. */
  readonly texture: readonly number[]
  readonly home: HomeInputs
  /** The same where each chord is moved down by its lift, in semitones. */
  readonly homeWithout: (lifts: Int32Array) => HomeInputs
}

export const KEY_SCALARS = 6
export const LOCAL_SCALARS = KEY_SCALARS + 4

/** Lays notes and chords out over half bars and the whole piece. */
export function keyInputs(
  frames: Frames,
  levels: Readonly<Record<LevelName, WindowLevel>>,
  chords: readonly ChordSpan[],
): KeyInputs {
  const { unitOf, units } = levels.half
  const layers = keyLayers(frames, unitOf, units, chords)
  const sums = layers.map((layer) => prefixSums(layer, units))
  const around = (layer: number, before: number, after: number): Float32Array =>
    boxMean(sums[layer] ?? new Float64Array(0), units, before, after)
  let windows = 0
  const take = (vectors: Float32Array) => ({ vectors, offset: 0, window: windows++ })
  const spans = keySpans(frames, chords)
  const sequence = sequenceVectors(spans).flatMap(({ vectors, reach }) =>
    Array.from({ length: 2 * reach + 1 }, (_, index) => ({ ...take(vectors), offset: index - reach })),
  )
  const own = LOCAL_WINDOWS.flatMap(([layer, reaches]) =>
    reaches.map(([before, after]) => ({
      isFar: Math.max(before, after) >= FAR,
      input: take(around(LAYERS.indexOf(layer), before, after)),
    })),
  )
  const windowsThat = (isFar: boolean) => own.filter((window) => window.isFar === isFar).map(({ input }) => input)
  const texture = textureOf(frames, chords)
  const home = homeInputs(layers, units, chords, texture)
  const piece = home.whole.map((vectors) => take(vectors))
  const count = spans.count
  const unitOfSpan = Int32Array.from(spans.firstFrame.subarray(0, count), (frame) => unitOf[frame] ?? 0)
  return {
    spans,
    texture: texture.slice(1),
    local: {
      groups: [
        { unitOf: Int32Array.from({ length: count }, (_, span) => span), units: count, inputs: sequence },
        { unitOf: unitOfSpan, units, inputs: windowsThat(false) },
        { unitOf: unitOfSpan.map((unit) => unit & ~1), units, inputs: windowsThat(true) },
        { unitOf: new Int32Array(count), units: 1, inputs: piece },
      ],
      scalars: localScalars(spans, texture),
      windows,
    },
    home,
    homeWithout: (lifts) => {
      const liftOfUnit = new Int32Array(units)
      lifts.forEach((lift, span) => {
        for (let frame = spans.firstFrame[span] ?? 0; frame < (spans.firstFrame[span + 1] ?? 0); frame++)
          liftOfUnit[unitOf[frame] ?? 0] = lift
      })
      const lowered = chords.map((chord, span) => ({
        ...chord,
        rootPitchClass: pitchClassOf(chord.rootPitchClass - (lifts[span] ?? 0)),
      }))
      return homeInputs(lowerLayers(layers, liftOfUnit), units, lowered, texture)
    },
  }
}

/** Each chord by its kind, its bass and its notes, and how many chords before and after it are heard. */
function sequenceVectors(spans: KeySpans): { vectors: Float32Array; reach: number }[] {
  const kinds = Array.from({ length: KEY_CHORDS }, () => new Float32Array(spans.count * 12))
  const bass = new Float32Array(spans.count * 12)
  for (let span = 0; span < spans.count; span++) {
    const chord = spans.chord[span] ?? 0
    const kind = kinds[chord % KEY_CHORDS]
    if (kind) kind[span * 12 + Math.floor(chord / KEY_CHORDS)] = 1
    bass[span * 12 + (spans.bass[span] ?? 0)] = 1
  }
  return [
    ...kinds.map((vectors, kind) => ({ vectors, reach: kind === 4 ? 2 : 4 })),
    { vectors: bass, reach: 1 },
    { vectors: spans.chroma.map((share) => Math.sqrt(share)), reach: 2 },
  ]
}

/** Place in the piece (in eighths, so that loops repeat), its texture, and of each chord its place in the bar and its length, and the length of the one before. */
function localScalars(spans: KeySpans, texture: readonly number[]): Float32Array {
  const scalars = new Float32Array(spans.count * LOCAL_SCALARS)
  const length = (span: number): number =>
    Math.min(2, Math.sqrt(Math.max(0, (spans.startBeats[span + 1] ?? 0) - (spans.startBeats[span] ?? 0))) / 2)
  const whole = (spans.startBeats[spans.count] ?? 0) - (spans.startBeats[0] ?? 0)
  for (let span = 0; span < spans.count; span++) {
    const place =
      Math.round((8 * ((spans.startBeats[span] ?? 0) - (spans.startBeats[0] ?? 0))) / Math.max(1, whole)) / 8
    const own = [
      spans.strength[span] ?? 0,
      length(span),
      span > 0 ? length(span - 1) : 0,
      span === spans.count - 1 ? 1 : 0,
    ]
    scalars.set([place, ...texture.slice(1), ...own], span * LOCAL_SCALARS)
  }
  return scalars
}

/** Square roots of the shares in a box around each unit; -1 leaves the unit itself out on that side. */
function boxMean(sums: Float64Array, units: number, before: number, after: number): Float32Array {
  const means = new Float32Array(units * 12)
  for (let unit = 0; unit < units; unit++) {
    const from = Math.max(0, before < 0 ? unit + 1 : unit - before)
    const to = Math.min(units, after < 0 ? unit : unit + after + 1)
    if (to > from) writeShares(sums, from, to, means, unit * 12)
  }
  return means
}

/** Place, voices at once, chord changes a bar, share of sevenths and of inversions, one bar or many. */
function textureOf(frames: Frames, chords: readonly ChordSpan[]): number[] {
  let sounding = 0
  for (const value of frames.sounding) if (value > 0.2) sounding++
  const count = Math.max(1, chords.length)
  return [
    0,
    sounding / Math.max(1, frames.count) / 4,
    Math.min(2, chords.length / Math.max(1, frames.bars.count) / 2),
    chords.filter((chord) => chord.quality.includes('7')).length / count,
    chords.filter((chord) => chord.bassPitchClass !== chord.rootPitchClass).length / count,
    Math.min(1, frames.bars.count / 100),
  ]
}

/** Half bars before and after; -1 leaves the half bar itself out. */
const LOCAL_WINDOWS: readonly (readonly [Layer, readonly (readonly [number, number])[]])[] = [
  [
    'sounding',
    [
      [1, 1],
      [3, 3],
      [8, 8],
      [16, 16],
      [4, -1],
      [-1, 4],
      [12, -1],
      [-1, 12],
    ],
  ],
  [
    'bass',
    [
      [2, 2],
      [8, 8],
      [-1, 6],
    ],
  ],
  [
    'major',
    [
      [1, 1],
      [4, 4],
      [8, 8],
      [6, -1],
      [-1, 6],
    ],
  ],
  [
    'minor',
    [
      [1, 1],
      [4, 4],
      [8, 8],
      [6, -1],
      [-1, 6],
    ],
  ],
  [
    'dominant',
    [
      [1, 1],
      [4, 4],
      [8, 8],
      [6, -1],
      [-1, 6],
    ],
  ],
  ['diminished', [[4, 4]]],
  [
    'authentic',
    [
      [1, 1],
      [3, 3],
      [8, 8],
      [16, 16],
      [4, -1],
      [-1, 4],
    ],
  ],
]
/** Windows that reach this far are heard at every second half bar only: half the cost, and hardly another sound. */
const FAR = 8
