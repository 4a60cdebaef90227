import type { SpectrumFrames } from '../measure/spectrum-meter.ts'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import { BINS_PER_SEMITONE, LOG_BINS, PITCHES, type LogSpectrum } from '../spectrum/log-spectrum.ts'

/** What the network of a bell hears of each frame: levels in dB against the middle of the mix, in units of 15 dB about −25. */
export type ToneInputs = { readonly frames: number; readonly width: number; readonly values: Float32Array }

/** Semitones from MIDI 24 up to 660 Hz, then four at a time: narrow enough for the partials of a bass. */
export function pitchInputs({ frames, values }: LogSpectrum): ToneInputs {
  const powers = new Float32Array(frames * PITCHES)
  for (let at = 0; at < frames * LOG_BINS; at++) {
    const pitch = Math.floor(at / BINS_PER_SEMITONE)
    powers[pitch] = (powers[pitch] as number) + (values[at] as number) ** 2
  }
  const groups = [
    ...Array.from({ length: SINGLE_PITCHES }, (_, pitch) => ({ from: pitch, to: pitch + 1 })),
    ...Array.from({ length: (PITCHES - SINGLE_PITCHES) / TOGETHER }, (_, at) => ({
      from: SINGLE_PITCHES + at * TOGETHER,
      to: SINGLE_PITCHES + (at + 1) * TOGETHER,
    })),
  ]
  return inputsOf(powers, PITCHES, groups, { from: MIDDLE_PITCH, to: PITCHES })
}

/** Third octaves from 125 Hz on. */
export function thirdInputs(spectrum: SpectrumFrames): ToneInputs {
  const bands = THIRD_OCTAVES_HZ.length
  const powers = thirdPowers(spectrum)
  const groups = Array.from({ length: bands - FIRST_THIRD }, (_, at) => ({
    from: FIRST_THIRD + at,
    to: FIRST_THIRD + at + 1,
  }))
  return inputsOf(powers, bands, groups, MIDDLE_THIRDS)
}

/** Power of each third octave in each frame, the mean of both sides. */
export function thirdPowers({ frames, left, right }: SpectrumFrames): Float32Array {
  const { length } = THIRD_OCTAVES_HZ
  return Float32Array.from({ length: frames * length }, (_, at) => ((left[at] ?? 0) + (right[at] ?? 0)) / 2)
}

type Range = { readonly from: number; readonly to: number }

function inputsOf(powers: Float32Array, bands: number, groups: readonly Range[], middle: Range): ToneInputs {
  const sounding = soundingFrames(powers, bands)
  const reference = sounding.reduce((sum, frame) => sum + sumOf(powers, frame * bands, middle), 0) / sounding.length
  const values = new Float32Array(sounding.length * groups.length)
  for (const [at, frame] of sounding.entries())
    for (const [group, range] of groups.entries()) {
      const level = 10 * Math.log10(sumOf(powers, frame * bands, range) / (reference + 1e-12) + LEAST_POWER)
      values[at * groups.length + group] = (level + 25) / 15
    }
  return { frames: sounding.length, width: groups.length, values }
}

/** The frames within 25 dB of the loudest twentieth, counted from 0. */
export function soundingFrames(powers: Float32Array, bands: number): number[] {
  const all = { from: 0, to: bands }
  const totals = Float32Array.from({ length: powers.length / bands }, (_, frame) => sumOf(powers, frame * bands, all))
  const least = (totals.toSorted()[Math.floor(totals.length * 0.95)] ?? 0) * 10 ** -2.5
  return [...totals.keys()].filter((frame) => (totals[frame] as number) > least)
}

function sumOf(powers: Float32Array, start: number, { from, to }: Range): number {
  let sum = 0
  for (let at = start + from; at < start + to; at++) sum += powers[at] as number
  return sum
}

const SINGLE_PITCHES = 52
const TOGETHER = 4
/** From 262 Hz on. */
const MIDDLE_PITCH = 36
const FIRST_THIRD = 8
/** 200 Hz to 6.3 kHz. */
const MIDDLE_THIRDS: Range = { from: 10, to: 26 }
/** What lies 60 dB below the middle counts as nothing: the rounding of a file lies there. */
const LEAST_POWER = 1e-6
