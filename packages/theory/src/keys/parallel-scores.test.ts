import { describe, expect, it } from 'vitest'
import { heedThirds, parallelScores } from './parallel-scores.ts'

/** A window holds square roots of shares. */
const sounding = (shares: Readonly<Record<number, number>>): Float32Array =>
  Float32Array.from({ length: 12 }, (_, pitchClass) => Math.sqrt(shares[pitchClass] ?? 0))
const G_MAJOR = 14
const G_MINOR = 15
const E_MAJOR = 8
const E_MINOR = 9
const A_MINOR = 19

describe('parallelScores', () => {
  it('speaks against E major under a drone on E with C and F', () => {
    const scores = parallelScores(sounding({ 4: 0.7, 0: 0.2, 5: 0.1 }))
    expect(scores[E_MAJOR]).toBeLessThan(-3)
    expect(scores[E_MINOR]).toBe(0)
  })

  it('speaks against G major where G minor ends on a major chord', () => {
    const picardy = { 7: 0.22, 10: 0.15, 2: 0.25, 6: 0.08, 9: 0.08, 0: 0.1, 3: 0.07, 11: 0.05 }
    const scores = parallelScores(sounding(picardy))
    expect(scores[G_MAJOR]).toBeLessThan(-0.5)
    expect(scores[G_MINOR]).toBe(0)
  })

  it('says nothing of harmonic minor or a borrowed chord', () => {
    const harmonicMinor = { 9: 0.25, 0: 0.2, 4: 0.25, 8: 0.1, 11: 0.1, 2: 0.05, 5: 0.05 }
    expect(parallelScores(sounding(harmonicMinor))[A_MINOR]).toBe(0)
    expect(parallelScores(sounding({ 0: 0.3, 4: 0.3, 7: 0.3, 8: 0.05, 10: 0.05 }))[0]).toBe(0)
  })
})

describe('heedThirds', () => {
  const scores = Float64Array.from({ length: 24 }, (_, key) => key)

  it('leaves the home and takes the third that sixth and seventh speak for', () => {
    const heeded = heedThirds(scores, sounding({ 7: 0.96, 3: 0.03, 5: 0.01 }))
    expect([heeded[G_MAJOR], heeded[G_MINOR]]).toEqual([11, 15])
    const bright = heedThirds(scores, sounding({ 7: 0.5, 2: 0.3, 6: 0.1, 4: 0.1 }))
    expect([bright[G_MAJOR], bright[G_MINOR]]).toEqual([15, 12])
  })

  it('changes nothing where the third sounds, or none of the three', () => {
    const borrowed = heedThirds(scores, sounding({ 7: 0.5, 11: 0.01, 3: 0.2, 5: 0.2 }))
    expect(borrowed[G_MAJOR]).toBe(14)
    const fifths = heedThirds(scores, sounding({ 4: 0.6, 11: 0.3, 9: 0.1 }))
    expect([fifths[E_MAJOR], fifths[E_MINOR]]).toEqual([8, 9])
  })
})
