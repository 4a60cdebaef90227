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
 *
 * @example parameterScale('Eq8', 'Bands.0/ParameterA/Freq', 12).unit // → 'Hz'
 */
export function parameterScale(tag: string, path: string, live: number): ParameterScale {
  if (tag === 'StereoGain' && path === 'Gain') return live < 10 ? SCALES.dB : SCALES.linear
  const leaf = path.slice(path.lastIndexOf('/') + 1)
  const withoutNumber = leaf.replace(/\.?\d+$/, '')
  const own = BY_DEVICE.get(tag)
  const name =
    own?.get(path) ?? own?.get(leaf) ?? own?.get(withoutNumber) ?? SHARED.get(path) ?? SHARED.get(leaf) ?? 'none'
  return SCALES[name]
}

/** `Hz Freq; dB Gain` as a map from names to scales. */
function parseScales(text: string): ReadonlyMap<string, ScaleName> {
  return new Map(
    text.split('; ').flatMap((group) => {
      const [scale, ...names] = group.split(' ')
      return names.map((name) => [name, scale as ScaleName] as const)
    }),
  )
}

const SHARED = parseScales(SHARED_SCALES)
const BY_DEVICE = new Map(Object.entries(PARAMETER_SCALES).map(([tag, text]) => [tag, parseScales(text)]))

const same = (raw: number) => raw
/** A damaged file may hold the largest double: the model holds finite numbers only. */
const bounded = (value: number) => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value))

const SCALES: Readonly<Record<ScaleName, ParameterScale>> = {
  dB: { unit: 'dB', toUnit: same },
  linear: { unit: 'dB', toUnit: toDecibel },
  Hz: { unit: 'Hz', toUnit: same },
  noteHz: { unit: 'Hz', toUnit: (raw) => bounded(440 * 2 ** ((raw - 69) / 12)) },
  ms: { unit: 'ms', toUnit: same },
  s: { unit: 's', toUnit: same },
  st: { unit: 'semitones', toUnit: same },
  ct: { unit: 'cents', toUnit: same },
  fraction: { unit: 'percent', toUnit: (raw) => bounded(raw * 100) },
  percent: { unit: 'percent', toUnit: same },
  ratio: { unit: 'ratio', toUnit: same },
  degrees: { unit: 'degrees', toUnit: same },
  choice: { unit: 'choice', toUnit: same },
  boolean: { unit: 'boolean', toUnit: same },
  none: { unit: 'none', toUnit: same },
}
