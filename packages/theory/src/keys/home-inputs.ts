import type { ChordSpan } from '../chords/chord-spans.ts'
import { prefixSums } from './key-layers.ts'
import type { RotatedGroup } from '../learned/running-group.ts'
import { wholeWindows, type HomeEvidence } from './whole-piece-windows.ts'

/** What the home network hears: the piece only, one item. */
export type HomeInputs = {
  readonly groups: readonly RotatedGroup[]
  readonly scalars: Float32Array
  readonly windows: number
  /** What the piece as a whole sounds like, in the order of the windows. */
  readonly whole: readonly Float32Array[]
  /** Windows by what they are evidence of. */
  readonly windowsOf: Readonly<Record<HomeEvidence, readonly number[]>>
}

/** Sums up the layers of a piece (`units × 12` each, as `keyLayers` writes them), its chords and its texture. */
export function homeInputs(
  layers: readonly Float32Array[],
  units: number,
  chords: readonly ChordSpan[],
  texture: readonly number[],
): HomeInputs {
  const windowsOf: Record<HomeEvidence, number[]> = {
    'scale-fit': [],
    bass: [],
    'first-chord': [],
    'last-chord': [],
    'tonic-chord': [],
    cadence: [],
  }
  const sums = layers.map((layer) => prefixSums(layer, units))
  const windows = wholeWindows(sums, units, chords, layers)
  const inputs = windows.map(({ vectors, evidence }, window) => {
    windowsOf[evidence].push(window)
    return { vectors, offset: 0, window }
  })
  return {
    groups: [{ unitOf: new Int32Array(1), units: 1, inputs }],
    scalars: Float32Array.from(texture),
    windows: windows.length,
    whole: windows.map(({ vectors }) => vectors),
    windowsOf,
  }
}

/** Moves what sounds in each unit down by the lift of that unit, in semitones. */
export function lowerLayers(layers: readonly Float32Array[], liftOfUnit: Int32Array): Float32Array[] {
  return layers.map((layer) =>
    layer.map((_, index) => {
      const unit = Math.floor(index / 12)
      return layer[unit * 12 + (((index % 12) + (liftOfUnit[unit] ?? 0)) % 12)] ?? 0
    }),
  )
}
