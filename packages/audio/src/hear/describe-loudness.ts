import { readLoudness, shortTermCurve, type Loudness } from '../measure/loudness.ts'
import type { PowerSteps } from '../measure/loudness-meter.ts'
import { toDb, type TruePeak } from '../measure/true-peak-meter.ts'
import type { HeardLoudness } from './hearing.ts'

/** The loudness figures of a file, as they are computed and as they are handed on. */
export function describeLoudness(steps: PowerSteps, truePeak: TruePeak): { loudness: Loudness; heard: HeardLoudness } {
  const loudness = readLoudness(steps)
  const curve = shortTermCurve(steps)
  const peakDb = toDb(truePeak.peak)
  return {
    loudness,
    heard: {
      integratedLufs: level(loudness.integratedLufs),
      rangeLu: round(loudness.rangeLu),
      truePeakDbtp: level(peakDb),
      truePeakSeconds: round(truePeak.seconds),
      samplePeakDbfs: level(toDb(truePeak.samplePeak)),
      maxMomentaryLufs: level(loudness.maxMomentaryLufs),
      maxMomentarySeconds: loudness.maxMomentarySeconds,
      maxShortTermLufs: level(loudness.maxShortTermLufs),
      maxShortTermSeconds: loudness.maxShortTermSeconds,
      plrDb: level(peakDb - loudness.integratedLufs),
      minPsrDb: level(lowestPsr(curve, truePeak)),
      shortTermLufs: Array.from({ length: Math.ceil(curve.length / 10) }, (_, i) => level(curve[i * 10] as number)),
    },
  }
}

/** PSR of each 3 s that are not much quieter than the file: the least of them. NaN for a file shorter than 3 s. */
function lowestPsr(curve: Float32Array, { peaks }: TruePeak): number {
  const loudest = curve.reduce((most, value) => Math.max(most, value), -Infinity)
  let lowest = Number.NaN
  for (let i = 0; i < curve.length; i++) {
    if ((curve[i] as number) < loudest - 10) continue
    let peak = 0
    for (let k = i; k < i + 30; k++) peak = Math.max(peak, peaks[k] ?? 0)
    const psr = toDb(peak) - (curve[i] as number)
    if (!(psr >= lowest)) lowest = psr
  }
  return lowest
}

const round = (value: number): number => Math.round(value * 1000) / 1000
const level = (value: number): number | null => (Number.isFinite(value) ? round(value) : null)
