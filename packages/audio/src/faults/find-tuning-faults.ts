import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'

/**
 * A rate that no converter has, or a tuning that only a wrong rate makes (44.1 kHz played at 48 or the other way round:
 * 147 cents, which is heard as 47); else a tuning that is off by more than 20 cents, four times what untuned music
 * reads.
 */
export function findTuningFaults({ sampleRateHz, tuningCents, durationSeconds }: FaultEvidence): Fault[] {
  const whole = { startSeconds: 0, endSeconds: durationSeconds }
  if (!USUAL_RATES_HZ.has(sampleRateHz)) return [{ ...whole, kind: 'wrong-sample-rate', value: sampleRateHz }]
  if (tuningCents === null || durationSeconds < SHORTEST_SONG_SECONDS || Math.abs(tuningCents) < LEAST_CENTS) return []
  if (Math.abs(tuningCents) > 43) return [{ ...whole, kind: 'wrong-sample-rate', value: sampleRateHz }]
  return [{ ...whole, kind: tuningCents < 0 ? 'tuned-low' : 'tuned-high', value: tuningCents }]
}

const USUAL_RATES_HZ = new Set(
  [8, 11.025, 12, 16, 22.05, 24, 32, 44.1, 48, 64, 88.2, 96, 176.4, 192, 352.8, 384].map((khz) => khz * 1000),
)
const LEAST_CENTS = 20
const SHORTEST_SONG_SECONDS = 10
