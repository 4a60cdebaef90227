import { describe, expect, it } from 'vitest'
import { trustInChords, tuneScores } from './tune-scores.ts'

const C_MAJOR = 0
const C_MINOR = 1
const A_MINOR = 19
const windowsWith = (vectors: Readonly<Record<number, readonly number[]>>): Float32Array[] =>
  Array.from({ length: 23 }, (_, window) =>
    Float32Array.from({ length: 12 }, (_, note) => vectors[window]?.[note] ?? 0),
  )
const WHITE_KEYS = [1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1]
const weigh = (fact: number): number[] => [0, 0, 0, 0, 0].with(fact, 1)
const ONE_VOICE = 0.25

describe('tuneScores', () => {
  it('asks how many notes lie outside the best mode of each key', () => {
    const fit = tuneScores(windowsWith({ 0: WHITE_KEYS }), null, ONE_VOICE, weigh(0))
    expect(fit[C_MAJOR]).toBeCloseTo(-Math.log(0.02))
    expect(fit[A_MINOR]).toBeCloseTo(-Math.log(0.02))
    // C Dorian, the best of its family, lacks E and B.
    expect(fit[C_MINOR]).toBeCloseTo(-Math.log(2 / 7 + 0.02), 5)
  })
  it('hears where a tune ends, for both families', () => {
    const end = tuneScores(windowsWith({}), 9, ONE_VOICE, weigh(3))
    expect([...end.keys()].filter((key) => (end[key] ?? 0) > 0)).toEqual([A_MINOR - 1, A_MINOR])
  })
  it('hears tonic and fifth', () => {
    const whole = windowsWith({ 0: [0.5, 0, 0, 0, 0, 0, 0, 0.25] })
    expect(tuneScores(whole, null, ONE_VOICE, weigh(1))[C_MAJOR]).toBe(0.5)
    expect(tuneScores(whole, null, ONE_VOICE, weigh(2))[C_MAJOR]).toBe(0.25)
  })
  it('counts half at one and a half voices, and not at all at two', () => {
    const whole = windowsWith({ 0: [1] })
    expect(tuneScores(whole, null, 0.375, weigh(1))[C_MAJOR]).toBe(0.5)
    expect(tuneScores(whole, null, 0.5, weigh(1))[C_MAJOR]).toBe(0)
  })
  it('has no opinion about silence', () =>
    expect(new Set(tuneScores(windowsWith({}), null, ONE_VOICE, weigh(0)))).toHaveLength(1))
})

it.each([
  [0.25, 0.7],
  [0.375, 0.85],
  [0.5, 1],
  [1, 1],
])('trustInChords at %f quarters of voices is %f', (voices, trust) => expect(trustInChords(voices)).toBeCloseTo(trust))
