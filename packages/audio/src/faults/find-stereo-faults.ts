import { bandsBetween, type BandFigures, type SpectrumFrames } from '../measure/spectrum-meter.ts'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'

/**
 * What is wrong between left and right of a stereo file.
 *
 * One overall correlation tells nothing: clean songs with wide pianos read −0.67 over everything. But in all of them
 * the bass (31 to 100 Hz, +0.6 or more) and the treble of the drums sit in the middle. A channel is called inverted where
 * the bass disagrees and the treble does not agree; the low end alone where 25 to 50 Hz does not agree (clean: 0.8).
 */
export function findStereoFaults({ channels, spectrum, durationSeconds }: FaultEvidence): Fault[] {
  if (channels.length !== 2 || spectrum.frames === 0) return []
  const whole = { startSeconds: 0, endSeconds: durationSeconds }
  const figures = bandsBetween(spectrum, 0, durationSeconds)
  const sums = sumOf(spectrum, 0, THIRD_OCTAVES_HZ.length)
  if (sums.left + sums.right < 1e-10) return []
  const side = (sums.left + sums.right - 2 * sums.cross) / (sums.left + sums.right + 2 * sums.cross)
  if (side < 1e-6)
    return [{ ...whole, kind: 'mono-in-stereo', value: Math.max(-120, 10 * Math.log10(Math.max(1e-12, side))) }]

  const faults: Fault[] = []
  const balance = 10 * Math.log10(Math.max(1e-12, sums.left) / Math.max(1e-12, sums.right))
  if (Math.abs(balance) > LEAST_IMBALANCE_DB) {
    faults.push({ ...whole, kind: balance > 0 ? 'left-louder' : 'right-louder', value: Math.abs(balance) })
  }
  const bass = meanCorrelation(figures, range(31, 105))
  const treble = meanCorrelation(figures, range(6000, 13_000))
  const deep = meanCorrelation(figures, range(25, 55))
  if (bass !== null && bass < -0.4 && (treble ?? -1) < 0.2) {
    faults.push({ ...whole, kind: 'right-inverted', value: bass })
  } else if (deep !== null && deep < 0.25) {
    const low = sumOf(spectrum, 0, range(0, 55).to)
    const kept = (low.left + low.right + 2 * low.cross) / (2 * (low.left + low.right))
    faults.push({ ...whole, kind: 'low-end-out-of-phase', value: -10 * Math.log10(Math.max(1e-6, kept)) })
  }
  return faults
}

/** Mean correlation of the bands that carry sound; null where none does. */
function meanCorrelation({ levelsDb, correlations }: BandFigures, { from, to }: Range): number | null {
  const top = Math.max(...levelsDb)
  const carrying = correlations.slice(from, to).filter((value, i): value is number => {
    const level = levelsDb[from + i] as number
    return value !== null && level > top - 60 && level > -80
  })
  return carrying.length === 0 ? null : carrying.reduce((sum, value) => sum + value, 0) / carrying.length
}

type Range = { readonly from: number; readonly to: number }

const range = (lowHz: number, highHz: number): Range => ({
  from: THIRD_OCTAVES_HZ.findIndex((hz) => hz > lowHz),
  to: THIRD_OCTAVES_HZ.findLastIndex((hz) => hz < highHz) + 1,
})

function sumOf({ left, right, cross, frames }: SpectrumFrames, from: number, to: number) {
  const sums = { left: 0, right: 0, cross: 0 }
  for (let frame = 0; frame < frames; frame++) {
    for (let band = from; band < to; band++) {
      const at = frame * THIRD_OCTAVES_HZ.length + band
      sums.left += left[at] as number
      sums.right += right[at] as number
      sums.cross += cross[at] as number
    }
  }
  return sums
}

const LEAST_IMBALANCE_DB = 2.5
