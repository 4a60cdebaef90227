import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'
import { findStereoFaults } from './find-stereo-faults.ts'

/**
 * A rate that no converter has, else a tuning that is off by more than 20 cents, four times what untuned music reads. 44.1 kHz
 * played at 48 reads 47 cents, as does a song that is 47 cents sharp: only its set tells them apart.
 * Of sides that cancel, tuning is not judged: it is read from their sum.
 */
export function findTuningFaults(evidence: FaultEvidence): Fault[] {
  const { sampleRateHz, tuningCents, durationSeconds } = evidence
  const whole = { startSeconds: 0, endSeconds: durationSeconds }
  if (!isUsualRate(sampleRateHz)) return [{ ...whole, kind: 'wrong-sample-rate', value: sampleRateHz }]
  if (tuningCents === null || durationSeconds < SHORTEST_SONG_SECONDS || Math.abs(tuningCents) < LEAST_CENTS) return []
  if (findStereoFaults(evidence).some(({ kind }) => kind === 'right-inverted')) return []
  return [{ ...whole, kind: tuningCents < 0 ? 'tuned-low' : 'tuned-high', value: tuningCents }]
}

/** Whether a converter or an export has this rate. */
export function isUsualRate(sampleRateHz: number): boolean {
  return USUAL_RATES_HZ.has(sampleRateHz)
}

const USUAL_RATES_HZ = new Set(
  [8, 11.025, 12, 16, 22.05, 24, 32, 44.1, 48, 64, 88.2, 96, 176.4, 192, 352.8, 384].map((khz) => khz * 1000),
)
const LEAST_CENTS = 20
const SHORTEST_SONG_SECONDS = 10
