import { expect, it } from 'vitest'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import { highPassLikeness } from './high-pass-likeness.ts'

/** A falling spectrum whose frames rise and fall by 12 dB, with a filter on it. */
const frames = (gain: (hz: number) => number = () => 0) =>
  Array.from({ length: 40 }, (_, frame) =>
    Float32Array.from(THIRD_OCTAVES_HZ, (hz) => -30 - 4 * Math.log2(hz / 60) + 6 * Math.sin(frame) + gain(hz)),
  )
const highPass = (hz: number): number => -10 * Math.log10(1 + (130 / hz) ** 4)

it('the filter itself makes a song more like one with it by about 1', () => {
  const risen = highPassLikeness(frames(highPass)) - highPassLikeness(frames())
  expect(risen).toBeGreaterThan(0.8)
  expect(risen).toBeLessThan(1.3)
})

it('is the same however loud the song is', () => {
  const louder = frames(() => 8)
  expect(highPassLikeness(louder)).toBeCloseTo(highPassLikeness(frames()), 3)
})
