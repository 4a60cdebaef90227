import { expect, it } from 'vitest'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import type { SpectrumFrames } from '../measure/spectrum-meter.ts'
import { BASS_UNDER_CHORDS, filtered } from '../testing/bass-under-chords.ts'
import { bellLikeness } from './bell-network.ts'
import { pitchInputs, thirdInputs } from './tone-inputs.ts'

const bell = (centre: number) => (hz: number) => 10 ** ((9 * Math.exp(-((Math.log2(hz / centre) / 0.75) ** 2))) / 20)

it('is surer of a boom where a bell lies at 130 Hz, and not where it lies elsewhere', () => {
  const clean = bellLikeness('boomy', pitchInputs(BASS_UNDER_CHORDS))
  expect(bellLikeness('boomy', pitchInputs(filtered(bell(130))))).toBeGreaterThan(clean + 3)
  expect(bellLikeness('boomy', pitchInputs(filtered(bell(1000))))).toBeLessThan(clean + 1)
})

it('hears the same however loud the song is', () => {
  const quieter = bellLikeness('boomy', pitchInputs(filtered(() => 0.1)))
  expect(quieter).toBeCloseTo(bellLikeness('boomy', pitchInputs(BASS_UNDER_CHORDS)), 3)
})

/** A falling spectrum whose frames differ. */
function thirds(gainDb: (hz: number) => number): SpectrumFrames {
  const power = Float32Array.from({ length: 80 * THIRD_OCTAVES_HZ.length }, (_, at) => {
    const hz = THIRD_OCTAVES_HZ[at % THIRD_OCTAVES_HZ.length] as number
    const frame = Math.floor(at / THIRD_OCTAVES_HZ.length)
    return 10 ** ((-30 - 4 * Math.log2(hz / 100) + 4 * Math.sin(frame + at) + gainDb(hz)) / 10)
  })
  return { frames: 80, left: power, right: power, cross: power } as unknown as SpectrumFrames
}

it('is surer of a harsh song where a bell lies at 3.5 kHz', () => {
  const clean = bellLikeness('harsh', thirdInputs(thirds(() => 0)))
  const raised = thirds((hz) => 9 * Math.exp(-((Math.log2(hz / 3500) / 0.75) ** 2)))
  expect(bellLikeness('harsh', thirdInputs(raised))).toBeGreaterThan(clean + 3)
})

it('says nothing of silence', () => {
  expect(bellLikeness('harsh', { frames: 0, width: 23, values: new Float32Array() })).toBe(-Infinity)
})
