import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import { CHORD_STATES } from './first-pass.ts'
import type { Segments } from './segments.ts'

/**
 * Which roots the second look asks about in each segment (`segments × 12` flags): those that the first look gives a
 * chance. Two of twelve on average, and the right one nearly always among them.
 */
export function candidateRoots(segments: Segments, logProbabilities: Float32Array): Uint8Array {
  const asked = new Uint8Array(segments.count * 12)
  const mass = new Float64Array(12)
  for (let segment = 0; segment < segments.count; segment++) {
    const from = segments.firstFrame[segment] ?? 0
    const to = segments.firstFrame[segment + 1] ?? from
    mass.fill(0)
    for (let frame = from; frame < to; frame++) addRoots(mass, logProbabilities, frame * CHORD_STATES)
    let best = 0
    for (let root = 1; root < 12; root++) if ((mass[root] ?? 0) > (mass[best] ?? 0)) best = root
    for (let root = 0; root < 12; root++)
      if (root === best || (mass[root] ?? 0) > LEAST_CHANCE * (to - from)) asked[segment * 12 + root] = 1
  }
  return asked
}

function addRoots(mass: Float64Array, logProbabilities: Float32Array, base: number): void {
  const qualities = CHORD_QUALITY_NAMES.length
  for (let state = 0; state < CHORD_STATES; state++) {
    const value = logProbabilities[base + state] ?? FAINT
    if (value <= FAINT) continue
    const root = Math.floor(state / qualities)
    mass[root] = (mass[root] ?? 0) + Math.exp(value)
  }
}

const LEAST_CHANCE = 0.016
const FAINT = -8
