import type { ParameterUnit } from '../model/device.ts'
import { toDecibel } from '../decibel.ts'
import { PARAMETER_SCALES, SHARED_SCALES, type ScaleName } from './parameter-scales.ts'

/** How the number in the file becomes the number that the producer reads. */
export type ParameterScale = {
  readonly unit: ParameterUnit
  readonly toUnit: (raw: number) => number
}

/**
 * The scale of a device's parameter; `unit: 'none'` where it is not known what the number means.
 *
 * Live 9 and older keep Utility's gain in dB, Live 10 and newer as linear amplitude, and until within Live 9 the resonance of
 * Auto Filter and Operator was a Q factor: `live` decides.
 *
 * @example parameterScale('Eq8', 'Bands.0/ParameterA/Freq', 12).unit // → 'Hz'
 */
export function parameterScale(tag: string, path: string, live: number): ParameterScale {
  if (live < 10 && tag === 'StereoGain' && path === 'Gain') return SCALES.dB
  if (live < 10 && RESONANCE_OF_OLD.test(path)) return SCALES.none
  const own = BY_DEVICE.get(tag) ?? SHARED
  const scaleOf = (name: string) => own.get(name) ?? SHARED.get(name)
  const leafAt = path.lastIndexOf('/') + 1
  const tail = leafAt > 0 ? path.slice(path.lastIndexOf('/', leafAt - 2) + 1) : path
  const leaf = leafAt > 0 ? path.slice(leafAt) : path
  const found =
    scaleOf(path) ??
    scaleOf(tail) ??
    scaleOf(withoutNumbers(tail)) ??
    scaleOf(leaf) ??
    scaleOf(withoutNumbers(leaf)) ??
    scaleOf(`${leaf.slice(0, leaf.indexOf('_') + 1)}*`)
  return SCALES[found ?? 'none']
}

function withoutNumbers(name: string): string {
  return NUMBER.test(name) ? name.replaceAll(/\.?\d+/g, '') : name
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

const NUMBER = /\d/
const RESONANCE_OF_OLD = /^(?:Filter\/)?Resonance$/

const SHARED = parseScales(SHARED_SCALES)
const BY_DEVICE = new Map(Object.entries(PARAMETER_SCALES).map(([tag, text]) => [tag, parseScales(text)]))

const same = (raw: number) => raw
/** A damaged file may hold the largest double: the model holds finite numbers only. */
const bounded = (value: number) => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value))

/** As many dB more go in as one more comes out; endless is the largest float, as in Compressor. */
const ratioOf = (slope: number) => (slope > 0 ? Math.min(1 / slope, ENDLESS) : ENDLESS)
const ENDLESS = 3.402_823_263_561_192_6e38

const SCALES: Readonly<Record<ScaleName, ParameterScale>> = {
  dB: { unit: 'dB', toUnit: same },
  linear: { unit: 'dB', toUnit: toDecibel },
  Hz: { unit: 'Hz', toUnit: same },
  noteHz: { unit: 'Hz', toUnit: (raw) => bounded(440 * 2 ** ((raw - 69) / 12)) },
  ms: { unit: 'ms', toUnit: same },
  s: { unit: 's', toUnit: same },
  st: { unit: 'semitones', toUnit: same },
  // 2 semitones are 0.1667 in Analog and Electric.
  octaveSt: { unit: 'semitones', toUnit: (raw) => bounded(raw * 12) },
  ct: { unit: 'cents', toUnit: same },
  octaves: { unit: 'octaves', toUnit: same },
  fraction: { unit: 'percent', toUnit: (raw) => bounded(raw * 100) },
  percent: { unit: 'percent', toUnit: same },
  ratio: { unit: 'ratio', toUnit: same },
  // Operator's first step is a half, and is written 0.
  coarse: { unit: 'ratio', toUnit: (raw) => (raw === 0 ? 0.5 : raw) },
  // Of Multiband Dynamics: −0.985 above and 0.76 below are shown as 66.7 : 1 and 4.17 : 1.
  aboveRatio: { unit: 'ratio', toUnit: (raw) => ratioOf(1 + raw) },
  belowRatio: { unit: 'ratio', toUnit: (raw) => ratioOf(1 - raw) },
  degrees: { unit: 'degrees', toUnit: same },
  pan: { unit: 'pan', toUnit: same },
  unipolarPan: { unit: 'pan', toUnit: (raw) => bounded(raw * 2 - 1) },
  midi: { unit: 'midi', toUnit: same },
  choice: { unit: 'choice', toUnit: same },
  boolean: { unit: 'boolean', toUnit: same },
  none: { unit: 'none', toUnit: same },
}
