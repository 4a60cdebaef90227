import { describe, expect, it } from 'vitest'
import { createSampleScanner } from '../measure/sample-scan.ts'
import { noise, sine } from '../testing/signals.ts'
import { findOffset, findSquashing } from './find-level-faults.ts'

const RATE = 44_100
const SECONDS = 12

function scanned(samples: Float32Array) {
  const scanner = createSampleScanner(RATE, 1)
  for (let from = 0; from < samples.length; from += RATE) scanner.add([samples.subarray(from, from + RATE)])
  return { channels: scanner.read(), durationSeconds: SECONDS, isMix: true }
}

const squashing = (samples: Float32Array) => findSquashing(scanned(samples))

/** A hit a second that dies away, and next to nothing between them: the mean power lies far below the peaks. */
const hits = sine(110, SECONDS, RATE, 0.7).map((value, i) => value * Math.exp((-16 * (i % RATE)) / RATE))

describe('findSquashing', () => {
  it('tells hits that stand alone and are driven flat', () => {
    const [fault] = squashing(hits.map((value) => 0.95 * Math.tanh(18 * value)))
    expect(fault?.kind).toBe('squashed')
    expect(fault?.value).toBeGreaterThan(25)
    expect(squashing(hits)).toEqual([])
  })

  it('takes a dense master whose peaks only touch the limit for none', () => {
    const dense = noise(SECONDS, RATE, 0.3).map((value, i) => value + (noise2[i] as number) + (noise3[i] as number))
    const limited = dense.map((value) => Math.max(-0.6, Math.min(0.6, value)))
    const meanPower = limited.reduce((sum, value) => sum + value ** 2, 0) / limited.length
    expect(20 * Math.log10(0.6 / Math.sqrt(meanPower))).toBeLessThan(6.8)
    expect(squashing(limited)).toEqual([])
  })

  it('tells a mix whose mean power lies as near to its highest sample as no limiter leaves it', () => {
    const square = sine(110, SECONDS, RATE, 1).map((value, i) => (i % RATE === 60 ? 0.6 : 0.5 * Math.sign(value)))
    expect(squashing(square)[0]?.value).toBeLessThan(5)
  })

  it('counts nothing that comes before a higher peak', () => {
    const late = sine(110, SECONDS, RATE, 0.1).map((value, i) => (i > (SECONDS - 0.2) * RATE ? 9 * value : value))
    expect(squashing(late)).toEqual([])
  })
})

describe('findOffset', () => {
  /** Each hit swings further up than down, and the more so the louder it is. */
  const lopsided = hits.map((value) => value + 1.5 * Math.abs(value))

  it('tells an offset beside sounds that are lopsided by more, the other way', () => {
    const [fault] = findOffset(scanned(lopsided.map((value) => value - 0.02)))
    expect(fault?.value).toBeCloseTo(-2, 0)
    expect(findOffset(scanned(lopsided))).toEqual([])
  })

  it('takes what differs from one quiet moment to the next for the sound’s own', () => {
    const driven = sine(110, SECONDS, RATE, 0.3).map((value, i) => value + 0.05 + 0.05 * Math.cos((2 * i) / RATE))
    expect(findOffset(scanned(driven))).toEqual([])
  })
})

const noise2 = noise(SECONDS, RATE, 0.3, 2)
const noise3 = noise(SECONDS, RATE, 0.3, 3)
