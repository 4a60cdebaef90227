import type { MonoSound } from '../sound.ts'
import { leastSquares, noteDictionary } from './least-squares.ts'
import { LOG_BINS, logSpectrum, type LogSpectrum } from './log-spectrum.ts'
import { estimateTuning, isSteadilyTuned, retune } from './tuning.ts'

/** How strongly each note sounds: `frames × PITCHES` activations from MIDI 24 on, 0 where a note does not sound. */
export type Salience = {
  readonly frames: number
  readonly hopSeconds: number
  readonly activations: Float32Array
  /** Distance from A = 440 Hz; null where nothing has a pitch. */
  readonly tuningCents: number | null
  /** Whether the tuning is the same through the piece, and may be told. */
  readonly isSteadilyTuned: boolean
}

/**
 * Notes by their partials: the pitch spectrum is tuned, whitened and explained by notes of twelve partials each
 * (non-negative least squares). After Mauch and Dixon, "Approximate note transcription for the improved identification of
 * difficult chords", ISMIR 2010.
 *
 * @example
 * const { activations, hopSeconds } = noteSalience(sound)
 */
export function noteSalience(sound: MonoSound, spectrum: LogSpectrum = logSpectrum(sound)): Salience {
  const tuningCents = estimateTuning(spectrum)
  const tuned = tuningCents === null || Math.abs(tuningCents) < 2 ? spectrum : retune(spectrum, tuningCents)
  const white = whiten(tuned)
  const { frames, hopSeconds } = spectrum
  const activations = leastSquares(noteDictionary(sound.sampleRateHz), white, frames)
  return { frames, hopSeconds, activations, tuningCents, isSteadilyTuned: isSteadilyTuned(spectrum) }
}

/** Each bin against the mean and deviation of the octave around it: timbre and loudness fall away. */
function whiten({ frames, values }: LogSpectrum): Float32Array {
  const white = new Float32Array(frames * LOG_BINS)
  const sums = new Float64Array(LOG_BINS + 1)
  const squares = new Float64Array(LOG_BINS + 1)
  const floor = silenceFloor(values)
  for (let frame = 0; frame < frames; frame++) {
    const from = frame * LOG_BINS
    for (let bin = 0; bin < LOG_BINS; bin++) {
      const value = values[from + bin] as number
      sums[bin + 1] = (sums[bin] as number) + value
      squares[bin + 1] = (squares[bin] as number) + value * value
    }
    for (let bin = 0; bin < LOG_BINS; bin++) {
      const low = Math.max(0, bin - HALF_OCTAVE)
      const high = Math.min(LOG_BINS, bin + HALF_OCTAVE + 1)
      const mean = ((sums[high] as number) - (sums[low] as number)) / (high - low)
      const variance = ((squares[high] as number) - (squares[low] as number)) / (high - low) - mean * mean
      const above = (values[from + bin] as number) - mean
      if (above > 0) white[from + bin] = above / (Math.sqrt(Math.max(0, variance)) + floor)
    }
  }
  return white
}

/** A thousandth of the loudest bins: what lies below is rest, not music. */
function silenceFloor(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value * value
  return 0.02 * Math.sqrt(sum / Math.max(1, values.length)) + 1e-9
}

const HALF_OCTAVE = 18
