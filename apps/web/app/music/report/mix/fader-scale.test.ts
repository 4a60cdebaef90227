import { expect, test } from 'vitest'
import { faderScale } from './fader-scale.ts'

test('the top of the travel is +6 dB, the bottom the step below the lowest level', () => {
  const { scale, ticks } = faderScale([-6, -30], 10, 310)
  expect(ticks).toEqual([-40, -24, -12, -6, 0, 6])
  expect(scale(6)).toBe(10)
  expect(scale(-40)).toBe(310)
})

test('a mix without low faders shows down to −24 dB', () => {
  expect(faderScale([0, -3], 0, 100).ticks[0]).toBe(-24)
})

test('the stop of a fader is the bottom', () => {
  const { scale } = faderScale([-70], 0, 100)
  expect(scale(-70)).toBe(100)
  expect(scale(-200)).toBe(100)
})

test('louder is higher', () => {
  const { scale } = faderScale([-70], 0, 100)
  const heights = [-60, -30, -20, -9, -3, 3].map((level) => scale(level))
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
})
