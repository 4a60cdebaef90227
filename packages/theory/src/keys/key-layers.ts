import { chordFamily } from '../chords/chord-quality.ts'
import type { ChordSpan } from '../chords/chord-spans.ts'
import { frameAt, type Frames } from '../notes/frames.ts'

/** Kinds of things that sound in a half bar; chords count by root, arrivals where the later chord begins. */
export type Layer =
  | 'sounding'
  | 'bass'
  | 'top'
  | 'major'
  | 'minor'
  | 'dominant'
  | 'diminished'
  | 'open'
  | 'authentic'
  | 'plagal'
  | 'subtonic'

export const LAYERS: readonly Layer[] = [
  'sounding',
  'bass',
  'top',
  'major',
  'minor',
  'dominant',
  'diminished',
  'open',
  'authentic',
  'plagal',
  'subtonic',
]

/** One `units × 12` array a layer. */
export function keyLayers(
  frames: Frames,
  unitOf: Int32Array,
  units: number,
  chords: readonly ChordSpan[],
): Float32Array[] {
  const layers = LAYERS.map(() => new Float32Array(units * 12))
  const [sounding, bass, top] = layers
  for (let index = 0; index < frames.count * 12; index++) {
    const at = (unitOf[Math.floor(index / 12)] ?? 0) * 12 + (index % 12)
    if (sounding) sounding[at] = (sounding[at] ?? 0) + Math.min(2, frames.sounding[index] ?? 0)
    if (bass) bass[at] = (bass[at] ?? 0) + (frames.bass[index] ?? 0)
    if (top) top[at] = (top[at] ?? 0) + (frames.top[index] ?? 0)
  }
  chords.forEach((chord, index) => addChord(frames, unitOf, layers, chord, chords[index - 1]))
  return layers
}

function addChord(
  frames: Frames,
  unitOf: Int32Array,
  layers: readonly Float32Array[],
  chord: ChordSpan,
  before: ChordSpan | undefined,
): void {
  const first = frameAt(frames, chord.startBeats)
  const layer = layers[LAYERS.indexOf(layerOf(chord))]
  for (let frame = first; frame < frames.count && (frames.startBeats[frame] ?? 0) < chord.endBeats - 0.01; frame++) {
    const at = (unitOf[frame] ?? 0) * 12 + chord.rootPitchClass
    if (layer) layer[at] = (layer[at] ?? 0) + chord.confidence
  }
  if (!before || chord.startBeats - before.endBeats > 2) return
  const arrival = arrivalKind(before, chord)
  const target = arrival && layers[LAYERS.indexOf(arrival)]
  const at = (unitOf[first] ?? 0) * 12 + chord.rootPitchClass
  if (target)
    target[at] = (target[at] ?? 0) + chord.confidence * Math.min(2, Math.sqrt((chord.endBeats - chord.startBeats) / 2))
}

function layerOf(chord: ChordSpan): Layer {
  if (chord.quality === '7' || chord.quality === '7sus4' || chord.quality === 'aug7') return 'dominant'
  const family = chordFamily(chord.quality)
  return family === 'augmented' ? 'major' : family
}

/** How a chord is reached, when that makes it sound like home. */
function arrivalKind(before: ChordSpan, chord: ChordSpan): Layer | null {
  const up = (chord.rootPitchClass - before.rootPitchClass + 12) % 12
  const isMajor = chordFamily(before.quality) === 'major'
  if ((up === 5 && isMajor) || (up === 1 && chordFamily(before.quality) === 'diminished')) return 'authentic'
  if (up === 7) return 'plagal'
  return up === 2 && isMajor ? 'subtonic' : null
}

/** Sums from the start up to each unit, so that any stretch is one difference. */
export function prefixSums(layer: Float32Array, units: number): Float64Array {
  const sums = new Float64Array((units + 1) * 12)
  for (let index = 0; index < units * 12; index++) sums[index + 12] = (sums[index] ?? 0) + (layer[index] ?? 0)
  return sums
}

/** Writes the square roots of a stretch's shares. */
export function writeShares(sums: Float64Array, from: number, to: number, target: Float32Array, at: number): void {
  let total = 0
  for (let pitchClass = 0; pitchClass < 12; pitchClass++)
    total += (sums[to * 12 + pitchClass] ?? 0) - (sums[from * 12 + pitchClass] ?? 0)
  const floor = Math.max(total, (to - from) * 0.5)
  for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
    const value = (sums[to * 12 + pitchClass] ?? 0) - (sums[from * 12 + pitchClass] ?? 0)
    target[at + pitchClass] = value > 0 ? Math.sqrt(value / floor) : 0
  }
}
