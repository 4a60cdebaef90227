import type { Device } from '@kvint/als'
import { parameter, steady } from '../device-parameters.ts'

/** A band of EQ Eight that is on and stands still. Only the first curve (stereo, left or mid) is read. */
export type EqBand = {
  readonly number: number
  readonly kind: 'lowCut48' | 'lowCut12' | 'lowShelf' | 'bell' | 'notch' | 'highShelf' | 'highCut12' | 'highCut48'
  readonly frequencyHz: number
  /** Heard gain: the band's own times the device's Scale; 0 for cuts and notches, which have none. */
  readonly gainDb: number
  readonly q: number
}

/** Bands of EQ Eight in their order. */
export function eqBands(device: Device): EqBand[] {
  if (device.tag !== 'Eq8') return []
  // What a macro or automation scales has no gain of its own; older files have no Scale.
  const scale = (steady(device, 'Scale') ?? (parameter(device, 'Scale') ? 0 : 100)) / 100
  const kinds = parameter(device, 'AdaptiveQ') ? KINDS : KINDS_OF_LIVE_8
  return Array.from({ length: 8 }, (_, index) => index).flatMap((index) => {
    const path = `Bands.${String(index)}/ParameterA`
    const kind = kinds[parameter(device, `${path}/Mode`)?.value ?? -1]
    const frequencyHz = steady(device, `${path}/Freq`)
    if (steady(device, `${path}/IsOn`) !== 1 || !kind || frequencyHz === undefined) return []
    const gainDb = GAINLESS.has(kind) ? 0 : (steady(device, `${path}/Gain`) ?? 0) * scale
    return [{ number: index + 1, kind, frequencyHz, gainDb, q: parameter(device, `${path}/Q`)?.value ?? DEFAULT_Q }]
  })
}

/** Bands that raise a range by at least so much. */
export function boosts(device: Device, leastDb: number): EqBand[] {
  return eqBands(device).filter(({ gainDb }) => gainDb >= leastDb)
}

const KINDS = ['lowCut48', 'lowCut12', 'lowShelf', 'bell', 'notch', 'highShelf', 'highCut12', 'highCut48'] as const
/** Live 9 brought the steeper cuts, and Adaptive Q with them: before, all bands of a new EQ Eight stand at 2, from 100 Hz to 10 kHz. */
const KINDS_OF_LIVE_8 = ['lowCut12', 'lowShelf', 'bell', 'notch', 'highShelf', 'highCut12'] as const
const GAINLESS: ReadonlySet<string> = new Set(['lowCut48', 'lowCut12', 'notch', 'highCut12', 'highCut48'])
const DEFAULT_Q = Math.SQRT1_2
