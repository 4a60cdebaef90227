import type { ParameterUnit } from '../model/device.ts'
import { toDecibel } from '../read/decibel.ts'
import { PARAMETER_SCALES, SHARED_SCALES, type ScaleName } from './parameter-scales.ts'

/** How the number in the file becomes the number that the producer reads. */
export type ParameterScale = {
  readonly unit: ParameterUnit
  readonly toUnit: (raw: number) => number
}

/**
 * The scale of a device's parameter; `unit: 'none'` where it is not known what the number means.
 *
 * Live 9 and older keep Utility's gain in dB, Live 10 and newer as linear amplitude: `live` decides.
 */
export function parameterScale(tag: string, path: string, live: number): ParameterScale {
  if (tag === 'StereoGain' && path === 'Gain') return live < 10 ? SCALES.dB : SCALES.linear
  const own = PARAMETER_SCALES[tag]
  const leaf = path.slice(path.lastIndexOf('/') + 1)
  const name = own?.[path] ?? own?.[`*/${leaf}`] ?? own?.[leaf] ?? SHARED_SCALES[path] ?? SHARED_SCALES[leaf]
  return SCALES[name ?? 'none']
}

const same = (raw: number) => raw

const SCALES: Readonly<Record<ScaleName, ParameterScale>> = {
  dB: { unit: 'dB', toUnit: same },
  linear: { unit: 'dB', toUnit: toDecibel },
  Hz: { unit: 'Hz', toUnit: same },
  noteHz: { unit: 'Hz', toUnit: (raw) => 440 * 2 ** ((raw - 69) / 12) },
  ms: { unit: 'ms', toUnit: same },
  s: { unit: 's', toUnit: same },
  st: { unit: 'semitones', toUnit: same },
  ct: { unit: 'cents', toUnit: same },
  fraction: { unit: 'percent', toUnit: (raw) => raw * 100 },
  percent: { unit: 'percent', toUnit: same },
  ratio: { unit: 'ratio', toUnit: same },
  degrees: { unit: 'degrees', toUnit: same },
  choice: { unit: 'choice', toUnit: same },
  boolean: { unit: 'boolean', toUnit: same },
  none: { unit: 'none', toUnit: same },
}
