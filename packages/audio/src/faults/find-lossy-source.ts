import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'

/**
 * A lossless file made from a lossy one, or from a lower rate: the spectrum falls off a cliff between 10 and 19 kHz and
 * nothing comes after it. 18 dB within a quarter of an octave and 30 dB in the end are asked for; sounds that grow dull
 * by themselves fall by 6 to 12 dB an octave.
 */
export function findLossySource({ lossless, spectrum, durationSeconds, sampleRateHz }: FaultEvidence): Fault[] {
  if (!lossless || spectrum.frames === 0 || sampleRateHz < 40_000) return []
  const { bins, hzPerBin } = spectrum
  const top = Math.min(0.97 * (sampleRateHz / 2), 21_000)
  const level = (from: number, to: number): number => {
    let sum = 0
    const first = Math.round(from / hzPerBin)
    const last = Math.max(first, Math.round(to / hzPerBin))
    for (let bin = first; bin <= last; bin++) sum += bins[bin] ?? 0
    return 10 * Math.log10(sum / (last - first + 1) + 1e-16)
  }
  let best: { hz: number; fall: number } | null = null
  for (let hz = 10_000; hz <= 18_500; hz *= 2 ** (1 / 24)) {
    const below = level(hz * 0.84, hz * 0.97)
    const fall = below - level(hz * 1.16, hz * 1.24)
    const end = Math.max(level(hz * 1.3, hz * 1.4), level(Math.min(hz * 1.4, top * 0.95), top))
    if (hz * 1.24 > top || fall < LEAST_FALL_DB || below - end < LEAST_DEPTH_DB) continue
    if (!best || fall > best.fall) best = { hz, fall }
  }
  return best
    ? [{ kind: 'lossy-source', startSeconds: 0, endSeconds: durationSeconds, value: Math.round(best.hz) }]
    : []
}

const LEAST_FALL_DB = 18
const LEAST_DEPTH_DB = 30
