import { bandsBetween, type SpectrumFrames } from '../measure/spectrum-meter.ts'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import type { HeardBands } from './hearing.ts'

/** Spectrum and width of the whole file. */
export function describeBands(spectrum: SpectrumFrames, durationSeconds: number): HeardBands {
  const figures = bandsBetween(spectrum, 0, durationSeconds)
  return {
    centresHz: THIRD_OCTAVES_HZ.map((hz) => Math.round(hz * 10) / 10),
    levelsDb: figures.levelsDb.map(round),
    correlations: figures.correlations.map((value) => (value === null ? null : round(value))),
    monoLossDb: figures.monoLossDb.map(round),
    correlation: overallCorrelation(spectrum),
  }
}

function overallCorrelation({ left, right, cross }: SpectrumFrames): number | null {
  let l = 0
  let r = 0
  let c = 0
  for (let i = 0; i < left.length; i++) {
    l += left[i] as number
    r += right[i] as number
    c += cross[i] as number
  }
  return l > 0 && r > 0 ? round(c / Math.sqrt(l * r)) : null
}

const round = (value: number): number => Math.round(value * 100) / 100
