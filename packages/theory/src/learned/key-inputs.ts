import type { ChordSpan } from '../chords/chord-spans.ts'
import type { Frames } from '../harmony/frames.ts'
import type { LevelName, WindowLevel } from './chord-windows.ts'
import { keyLayers, LAYERS, prefixSums, writeShares, type Layer } from './key-layers.ts'
import type { RotatedGroup } from './rotated-network.ts'
import { wholeWindows, type HomeEvidence } from './whole-piece-windows.ts'

/** What the key networks hear. Units are half bars. */
export type KeyInputs = {
  readonly units: number
  readonly unitOf: Int32Array
  /** Around each unit, then the whole piece. */
  readonly local: { readonly groups: readonly RotatedGroup[]; readonly scalars: Float32Array; readonly windows: number }
  /** The piece only: one item. */
  readonly home: { readonly groups: readonly RotatedGroup[]; readonly scalars: Float32Array; readonly windows: number }
  /** Windows of the home network by what they are evidence of. */
  readonly homeWindows: Readonly<Record<HomeEvidence, readonly number[]>>
}

export const KEY_SCALARS = 6

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
  const own = LOCAL_WINDOWS.flatMap(([layer, reaches]) =>
    reaches.map(([before, after]) => take(around(LAYERS.indexOf(layer), before, after))),
  )
  const byEvidence: Record<HomeEvidence, number[]> = {
    'scale-fit': [],
    bass: [],
    'first-chord': [],
    'last-chord': [],
    'tonic-chord': [],
    cadence: [],
  }
  const whole = wholeWindows(sums, units, chords, layers)
  const pieceLocal = whole.map(({ vectors }) => take(vectors))
  const pieceHome = whole.map(({ vectors, evidence }, window) => {
    byEvidence[evidence].push(window)
    return { vectors, offset: 0, window }
  })
  const texture = textureOf(frames, chords)
  return {
    units,
    unitOf,
    local: {
      groups: [
        { unitOf: Int32Array.from({ length: units }, (_, unit) => unit), units, inputs: own },
        { unitOf: new Int32Array(units), units: 1, inputs: pieceLocal },
      ],
      scalars: Float32Array.from({ length: units * KEY_SCALARS }, (_, index) =>
        index % KEY_SCALARS === 0 ? Math.floor(index / KEY_SCALARS) / units : (texture[index % KEY_SCALARS] ?? 0),
      ),
      windows,
    },
    home: {
      groups: [{ unitOf: new Int32Array(1), units: 1, inputs: pieceHome }],
      scalars: Float32Array.from(texture),
      windows: whole.length,
    },
    homeWindows: byEvidence,
  }
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

/** Half bars before and after. */
const LOCAL_WINDOWS: readonly (readonly [Layer, readonly (readonly [number, number])[]])[] = [
  [
    'sounding',
    [
      [0, 0],
      [1, 1],
      [2, 2],
      [4, 4],
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
      [0, 0],
      [2, 2],
      [8, 8],
      [-1, 6],
    ],
  ],
  ['top', [[4, 4]]],
  [
    'major',
    [
      [0, 0],
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
      [0, 0],
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
      [0, 0],
      [1, 1],
      [4, 4],
      [8, 8],
      [-1, 6],
    ],
  ],
  [
    'diminished',
    [
      [1, 1],
      [4, 4],
    ],
  ],
  [
    'authentic',
    [
      [1, 1],
      [3, 3],
      [8, 8],
      [-1, 4],
      [4, -1],
      [16, 16],
    ],
  ],
  ['plagal', [[8, 8]]],
  ['subtonic', [[8, 8]]],
]
