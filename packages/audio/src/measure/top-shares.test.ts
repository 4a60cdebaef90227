import { expect, it } from 'vitest'
import { joined, scaled, sine } from '../testing/signals.ts'
import { createTopCounter } from './top-shares.ts'

const RATE = 44_100

function topsOf(samples: Float32Array, blockSize: number) {
  const counter = createTopCounter(RATE)
  for (let from = 0; from < samples.length; from += blockSize) counter.add(samples.subarray(from, from + blockSize))
  return counter.read()
}

it('counts what lies within 1 dB of the highest sample: three tenths of a sine', () => {
  const { shares } = topsOf(sine(440, 1, RATE, 0.5), RATE)
  expect(shares).toHaveLength(20)
  expect(shares[10]).toBeCloseTo((2 / Math.PI) * Math.acos(10 ** -0.05), 2)
})

it('says which sample was the highest before each stretch', () => {
  const { shares, highestBefore } = topsOf(joined(sine(440, 0.5, RATE, 0.25), sine(440, 0.5, RATE, 0.5)), RATE)
  expect(highestBefore[0]).toBe(0)
  expect(highestBefore[5]).toBeCloseTo(0.25, 3)
  expect(highestBefore[15]).toBeCloseTo(0.5, 3)
  expect(shares[15]).toBeCloseTo(0.3, 1)
})

it('counts alike in blocks of any size, and at any level', () => {
  const whole = topsOf(sine(97, 1, RATE, 0.5), RATE)
  expect(topsOf(sine(97, 1, RATE, 0.5), 1000)).toEqual(whole)
  expect(topsOf(scaled(sine(97, 1, RATE, 0.5), 0.5), RATE).shares).toEqual(whole.shares)
})
