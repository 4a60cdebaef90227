import { expect, it } from 'vitest'
import { toDecibel } from './decibel.ts'

it.each([
  [1, 0],
  [1.995_262_38, 6],
  [0.000_316_227_757_1, -70],
  [0.000_316_227_99, -70],
  [0, -70],
  [-1, -70],
  [Number.NaN, -70],
  [0.5, -6.0206],
])('%d of full scale is %d dB', (amplitude, db) => {
  expect(toDecibel(amplitude)).toBeCloseTo(db, 4)
})
