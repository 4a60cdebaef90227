import { chordFamily } from '../chords/chord-quality.ts'
import type { ChordSpan } from '../chords/chord-spans.ts'
import { LAYERS, writeShares, type Layer } from './key-layers.ts'

export type HomeEvidence = 'scale-fit' | 'bass' | 'first-chord' | 'last-chord' | 'tonic-chord' | 'cadence'

/** One vector of the piece as a whole, and what it is evidence of. */
export type WholeWindow = { readonly vectors: Float32Array; readonly evidence: HomeEvidence }

/** Everything the home network hears: the piece, its beginning and its end. */
export function wholeWindows(
  sums: readonly Float64Array[],
  units: number,
  chords: readonly ChordSpan[],
  layers: readonly Float32Array[],
): WholeWindow[] {
  const share = (layer: Layer, from: number, to: number): Float32Array => {
    const target = new Float32Array(12)
    const sum = sums[LAYERS.indexOf(layer)]
    if (sum && to > from) writeShares(sum, from, to, target, 0)
    return target
  }
  const opening = Math.min(units, 4)
  const closing = Math.max(0, units - 4)
  const all = (layer: Layer, evidence: HomeEvidence): WholeWindow => ({ vectors: share(layer, 0, units), evidence })
  return [
    all('sounding', 'scale-fit'),
    { vectors: share('sounding', 0, opening), evidence: 'first-chord' },
    { vectors: share('sounding', closing, units), evidence: 'last-chord' },
    { vectors: lastSound(layers[0], units), evidence: 'last-chord' },
    all('bass', 'bass'),
    { vectors: share('bass', 0, opening), evidence: 'first-chord' },
    { vectors: lastSound(layers[1], units), evidence: 'last-chord' },
    all('top', 'scale-fit'),
    { vectors: lastSound(layers[2], units), evidence: 'last-chord' },
    all('major', 'tonic-chord'),
    all('minor', 'tonic-chord'),
    all('dominant', 'tonic-chord'),
    all('diminished', 'tonic-chord'),
    all('open', 'tonic-chord'),
    all('authentic', 'cadence'),
    all('plagal', 'cadence'),
    all('subtonic', 'cadence'),
    { vectors: strongPlaces(layers, units, ['major', 'dominant', 'open'], 8), evidence: 'tonic-chord' },
    { vectors: strongPlaces(layers, units, ['minor'], 8), evidence: 'tonic-chord' },
    { vectors: oneChord(chords[0], 'major'), evidence: 'first-chord' },
    { vectors: oneChord(chords[0], 'minor'), evidence: 'first-chord' },
    { vectors: oneChord(chords.at(-1), 'major'), evidence: 'last-chord' },
    { vectors: oneChord(chords.at(-1), 'minor'), evidence: 'last-chord' },
  ]
}

/** What sounds in the last unit that is not silent. */
function lastSound(layer: Float32Array | undefined, units: number): Float32Array {
  const target = new Float32Array(12)
  if (!layer) return target
  for (let unit = units - 1; unit >= 0; unit--) {
    const here = layer.subarray(unit * 12, unit * 12 + 12)
    const most = here.reduce((high, value) => Math.max(high, value), 0)
    if (most > 0) return here.map((value) => Math.sqrt(value / most))
  }
  return target
}

/** Chords at every fourth bar line. */
function strongPlaces(
  layers: readonly Float32Array[],
  units: number,
  names: readonly Layer[],
  every: number,
): Float32Array {
  const target = new Float32Array(12)
  for (const name of names) {
    const layer = layers[LAYERS.indexOf(name)]
    for (let unit = 0; unit < units; unit += every) {
      for (let pitchClass = 0; pitchClass < 12; pitchClass++)
        target[pitchClass] = (target[pitchClass] ?? 0) + Math.min(1, layer?.[unit * 12 + pitchClass] ?? 0)
    }
  }
  return target.map((value) => Math.sqrt(value / Math.max(1, Math.ceil(units / every))))
}

function oneChord(chord: ChordSpan | undefined, family: 'major' | 'minor'): Float32Array {
  const target = new Float32Array(12)
  if (chord && chordFamily(chord.quality) === family) target[chord.rootPitchClass] = 1
  return target
}
