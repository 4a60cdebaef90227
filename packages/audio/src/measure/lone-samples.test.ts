import { expect, it } from 'vitest'
import { noise, sine } from '../testing/signals.ts'
import { createLoneSampleFinder } from './lone-samples.ts'

const RATE = 44_100
const AT = 22_050

/** A tone under hiss, and one sample of another height. */
function sound(hiss: number, height: number | null): Float32Array {
  const hum = sine(220, 1, RATE, 0.1)
  const bright = noise(1, RATE, hiss)
  return hum.map((value, i) => (i === AT && height !== null ? height : value + (bright[i] ?? 0) - (bright[i - 1] ?? 0)))
}

function lookAt(samples: Float32Array, block: number) {
  const finder = createLoneSampleFinder(RATE)
  for (let from = 0; from < samples.length; from += block) {
    if (AT >= from && AT < from + block) finder.consider(AT)
    finder.add(samples.subarray(from, from + block))
  }
  return finder.read()
}

it('tells how far a sample lies from where hiss and tone lead', () => {
  const [lone] = lookAt(sound(0.05, 0.7), 44_100)
  expect(lone?.frame).toBe(AT)
  expect(lone?.size).toBeGreaterThan(0.5)
  expect(lone?.beside).toBeLessThan(0.3)
  expect(lone?.highestBeside).toBeLessThan(0.4)
})

it('passes over what is no higher than all that is near', () => {
  expect(lookAt(sound(0.15, 0.3), 44_100)).toEqual([])
  expect(lookAt(sound(0.15, null), 44_100)).toEqual([])
})

it('hears the same in blocks of any length', () => {
  const samples = sound(0.05, 0.7)
  const whole = lookAt(samples, 44_100)
  for (const block of [256, 441, AT, AT + 1]) expect(lookAt(samples, block)).toEqual(whole)
})

it('says nothing of the first and last milliseconds', () => {
  const finder = createLoneSampleFinder(RATE)
  const samples = sound(0.05, 0.7).subarray(AT - 10, AT + 10)
  finder.consider(10)
  finder.add(samples)
  expect(finder.read()).toEqual([])
})
