import { linear } from '../decibel.ts'
import type { DeviceDescription, ParameterDescription } from '../description/device-description.ts'

type Band = { readonly shape: keyof typeof SHAPES; readonly hz: number; readonly gainDb?: number; readonly q?: number }

/** An EQ Eight with the given bands; the others are off. */
export function eqEight(bands: readonly Band[]): DeviceDescription {
  const params = Array.from({ length: 8 }, (_, index) => bandParams(index, bands[index]))
  return { tag: 'Eq8', params: Object.assign({ AdaptiveQ: true }, ...params), settings: { Mode: 0 } }
}

/** A Compressor whose threshold is given in dB. */
export function compressor(
  params: {
    readonly thresholdDb: number
    readonly ratio: number
    readonly attackMs: number
    readonly releaseMs: number
  },
  sidechain?: DeviceDescription['sidechain'],
): DeviceDescription {
  return {
    tag: 'Compressor2',
    params: {
      Threshold: linear(params.thresholdDb),
      Ratio: params.ratio,
      Attack: params.attackMs,
      Release: params.releaseMs,
      Gain: 0,
      GainCompensation: false,
      DryWet: 1,
      Knee: 6,
      Model: 1,
    },
    ...(sidechain ? { sidechain } : {}),
  }
}

/** Utility: level, width and a bass in the middle. */
export function utility(gainDb: number, { width = 1, bassMonoHz = 0 } = {}): DeviceDescription {
  return {
    tag: 'StereoGain',
    params: {
      Gain: { value: linear(gainDb), range: [0, 56.2341309] },
      StereoWidth: width,
      BassMono: bassMonoHz > 0,
      BassMonoFrequency: bassMonoHz > 0 ? bassMonoHz : 120,
      Mono: false,
      Mute: false,
      Balance: 0,
    },
  }
}

/** A low-pass Auto Filter; its cutoff counts like MIDI notes, so that 69 is 440 Hz. */
export function lowPass(cutoffHz: number): DeviceDescription {
  return { tag: 'AutoFilter', params: { FilterType: 0, Cutoff: cutoffPitch(cutoffHz), Resonance: 0.2, Slope: true } }
}

export function cutoffPitch(hertz: number): number {
  return 69 + 12 * Math.log2(hertz / 440)
}

/** As Live sets a fresh one: the ceiling at −0.3 dB. */
export function limiter(gainDb: number): DeviceDescription {
  return {
    tag: 'Limiter',
    params: { Gain: gainDb, Ceiling: -0.3, Release: 300, AutoRelease: true, Lookahead: 1, Mode: 0, Maximize: false },
  }
}

function bandParams(index: number, band: Band | undefined): Record<string, ParameterDescription> {
  const path = `Bands.${index}/ParameterA`
  return {
    [`${path}/IsOn`]: band !== undefined,
    [`${path}/Mode`]: SHAPES[band?.shape ?? 'bell'],
    [`${path}/Freq`]: band?.hz ?? 1000,
    [`${path}/Gain`]: band?.gainDb ?? 0,
    [`${path}/Q`]: band?.q ?? Math.SQRT1_2,
  }
}

const SHAPES = { lowCut48: 0, lowCut12: 1, lowShelf: 2, bell: 3, notch: 4, highShelf: 5, highCut12: 6 } as const
