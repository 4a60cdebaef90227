import { BINS_PER_SEMITONE, LOG_BINS, type LogSpectrum } from './log-spectrum.ts'

/**
 * How far the music is tuned from A = 440 Hz in cents, −50 to 50: the angle at which energy lies inside the semitone, over
 * all of the piece; null in silence or noise. Source: Mauch and Dixon, ISMIR 2010 (NNLS Chroma).
 */
export function estimateTuning({ frames, values }: LogSpectrum): number | null {
  let along = 0
  let across = 0
  let total = 0
  for (let frame = 0; frame < frames; frame++) {
    for (let bin = LOWEST_BIN; bin < HIGHEST_BIN; bin++) {
      const at = frame * LOG_BINS + bin
      const value = values[at] as number
      // Only the tops of the spectrum are partials.
      if (value <= (values[at - 2] as number) || value <= (values[at + 2] as number)) continue
      const angle = ((bin - 1) * 2 * Math.PI) / BINS_PER_SEMITONE
      along += value * Math.cos(angle)
      across += value * Math.sin(angle)
      total += value
    }
  }
  if (total < 1e-6 || Math.hypot(along, across) < LEAST_AGREEMENT * total) return null
  return (Math.atan2(across, along) * 50) / Math.PI
}

/**
 * Whether the quarters of a piece agree on its tuning. A voice that glides, or drums and effects alone, read another in each: in 22
 * rendered songs they differ by 4 cents at most, in five stretches of a real one by 3, 16, 29, 31 and 37.
 */
export function isSteadilyTuned({ frames, values, hopSeconds }: LogSpectrum): boolean {
  if (frames * hopSeconds < SHORTEST_SECONDS) return true
  const length = Math.floor(frames / 4)
  const [first = null, ...others] = [0, 1, 2, 3].map((quarter) => {
    const part = values.subarray(quarter * length * LOG_BINS, (quarter + 1) * length * LOG_BINS)
    return estimateTuning({ frames: length, hopSeconds, values: part })
  })
  // 50 cents above one note are 50 below the next.
  const steps = others.map((cents) => (cents === null || first === null ? 50 : around(cents - first)))
  return Math.max(0, ...steps) - Math.min(0, ...steps) <= MOST_SPREAD_CENTS
}

function around(cents: number): number {
  return cents - 100 * Math.round(cents / 100)
}

/** Moves a spectrum so that its semitones lie on those of A = 440 Hz. */
export function retune(spectrum: LogSpectrum, cents: number): LogSpectrum {
  const shift = (cents * BINS_PER_SEMITONE) / 100
  const whole = Math.floor(shift)
  const part = shift - whole
  const values = new Float32Array(spectrum.values.length)
  for (let frame = 0; frame < spectrum.frames; frame++) {
    const from = frame * LOG_BINS
    for (let bin = 0; bin < LOG_BINS; bin++) {
      const low = Math.max(0, Math.min(LOG_BINS - 1, bin + whole))
      const high = Math.max(0, Math.min(LOG_BINS - 1, bin + whole + 1))
      values[from + bin] =
        (spectrum.values[from + low] as number) * (1 - part) + (spectrum.values[from + high] as number) * part
    }
  }
  return { ...spectrum, values }
}

/** MIDI 45 to 93: below, bins of the transform are wider than semitones; above, partials stray. */
const LOWEST_BIN = 21 * BINS_PER_SEMITONE
const HIGHEST_BIN = 69 * BINS_PER_SEMITONE
/** Noise spreads over all angles. */
const LEAST_AGREEMENT = 0.02
const SHORTEST_SECONDS = 10
const MOST_SPREAD_CENTS = 10
