import type { Salience } from '../spectrum/salience.ts'
import { PITCHES } from '../spectrum/log-spectrum.ts'
import type { OnsetEnvelope } from './onset-envelope.ts'
import type { PulseClock } from './pulse-clock.ts'

/** A way to lay bars of four beats over the pulses. */
export type GridCandidate = {
  /** Beats in a pulse. */
  readonly beatsPerPulse: number
  /** Pulses at which the first bar begins, below one bar. */
  readonly firstBarPulses: number
  /** What is heard on the sixteenths of its bars, for `chooseGrid`. */
  readonly inputs: Float32Array
}

const SLOTS = 16
/** Low, middle and all onsets and changes of harmony in each slot, then the tempo. */
export const GRID_INPUTS = 4 * SLOTS + 5

/** All bars that a piece may have: the pulse as beat, as half a beat, a dotted one …, each from every sixteenth on. */
export function gridCandidates(
  envelope: OnsetEnvelope,
  salience: Salience,
  clock: PulseClock,
  periodSeconds: number,
): GridCandidate[] {
  const curves = [envelope.low, envelope.middle, envelope.strength, harmonicChange(envelope, salience)]
  return MULTIPLES.flatMap((beatsPerPulse) => {
    const bpm = (60 * beatsPerPulse) / periodSeconds
    if (bpm < LEAST_BPM || bpm > MOST_BPM) return []
    const shift = sixteenthShift(envelope.strength, clock.pulses, beatsPerPulse)
    const profiles = curves.map((curve) => profile(curve, clock.pulses, beatsPerPulse, shift))
    const tempo = TEMPO_CENTRES.map((centre) => Math.exp(-0.5 * (Math.log2(bpm / centre) / 0.25) ** 2))
    return Array.from({ length: SLOTS }, (_, first) => ({
      beatsPerPulse,
      firstBarPulses: (first + shift) / (4 * beatsPerPulse),
      inputs: Float32Array.from([
        ...profiles.flatMap((one) => Array.from(one, (_, slot) => one[(slot + first) % SLOTS] as number)),
        ...tempo,
      ]),
    }))
  })
}

/** Where between two sixteenths of beat 0 the onsets lie, −½ to ½. */
function sixteenthShift(strength: Float32Array, pulses: Float64Array, beatsPerPulse: number): number {
  let along = 0
  let across = 0
  for (let frame = 0; frame < strength.length; frame++) {
    const angle = 2 * Math.PI * 4 * beatsPerPulse * (pulses[frame] as number)
    const weight = Math.max(0, (strength[frame] as number) - 1)
    along += weight * Math.cos(angle)
    across += weight * Math.sin(angle)
  }
  return Math.atan2(across, along) / (2 * Math.PI)
}

/** Mean of a curve in each sixteenth of the bar, against the mean of all: 0 as much, 1 twice as much. */
function profile(curve: Float32Array, pulses: Float64Array, beatsPerPulse: number, shift: number): Float64Array {
  const sums = new Float64Array(SLOTS)
  const weights = new Float64Array(SLOTS)
  for (let frame = 0; frame < curve.length; frame++) {
    const at = 4 * beatsPerPulse * (pulses[frame] as number) - shift
    const nearest = Math.round(at)
    const weight = Math.max(0, 1 - 2.5 * Math.abs(at - nearest))
    if (weight === 0) continue
    const slot = ((nearest % SLOTS) + SLOTS) % SLOTS
    sums[slot] = (sums[slot] as number) + weight * (curve[frame] as number)
    weights[slot] = (weights[slot] as number) + weight
  }
  const means = sums.map((sum, slot) => sum / Math.max(1e-9, weights[slot] as number))
  const mean = means.reduce((total, value) => total + value, 0) / SLOTS
  return means.map((value) => Math.min(4, value / Math.max(1e-9, mean)) - 1)
}

/** How much the notes differ from those 0.4 s before, at the frames of the envelope. */
function harmonicChange(envelope: OnsetEnvelope, { frames, hopSeconds, activations }: Salience): Float32Array {
  const chroma = new Float32Array(frames * 24)
  for (let frame = 0; frame < frames; frame++) {
    for (let note = 0; note < PITCHES; note++) {
      const at = frame * 24 + (note < LOW_NOTES ? 0 : 12) + (note % 12)
      chroma[at] = (chroma[at] as number) + Math.min(2, activations[frame * PITCHES + note] as number)
    }
  }
  const change = new Float32Array(frames)
  for (let frame = CHANGE_REACH; frame + CHANGE_REACH < frames; frame++) {
    const before = (frame - CHANGE_REACH) * 24
    const after = (frame + CHANGE_REACH) * 24
    let product = 0
    let one = 1e-6
    let other = 1e-6
    for (let at = 0; at < 24; at++) {
      const a = chroma[before + at] as number
      const b = chroma[after + at] as number
      product += a * b
      one += a * a
      other += b * b
    }
    change[frame] = 1 - product / Math.sqrt(one * other)
  }
  return Float32Array.from({ length: envelope.frames }, (_, frame) => {
    const at = (frame * envelope.hopSeconds) / hopSeconds
    const whole = Math.floor(at)
    const here = change[whole] ?? 0
    return here + (at - whole) * ((change[whole + 1] ?? here) - here)
  })
}

const MULTIPLES = [0.5, 2 / 3, 0.75, 1, 4 / 3, 1.5, 2]
const LEAST_BPM = 60
const MOST_BPM = 190
const TEMPO_CENTRES = [70, 90, 115, 140, 172]
/** MIDI 24 to 49. */
const LOW_NOTES = 26
const CHANGE_REACH = 2
