import { describe, expect, it } from 'vitest'
import { createSpectrumMeter, type SpectrumFrames } from '../measure/spectrum-meter.ts'
import { mixed, noise, scaled, sine } from '../testing/signals.ts'
import { findMasking } from './find-masking.ts'

const BAR = 1
const RATE = 22_050
const edges = Array.from({ length: 13 }, (_, bar) => bar * BAR)
const lead = mixed(sine(880, 12, RATE, 0.1), sine(1760, 12, RATE, 0.05), sine(2640, 12, RATE, 0.03))
const bass = sine(55, 12, RATE, 0.4)

function spectrum(samples: Float32Array): SpectrumFrames {
  const meter = createSpectrumMeter(RATE, 1)
  meter.add([samples])
  return meter.read()
}

/** Loud in bars `from` to `to`, silent elsewhere. */
function only(samples: Float32Array, from: number, to: number): Float32Array {
  return samples.map((value, i) => (i >= from * BAR * RATE && i < to * BAR * RATE ? value : 0))
}

describe('masking between stems', () => {
  it('finds the bars in which a stem is covered, and who covers it', () => {
    const hiss = only(noise(12, RATE, 0.9), 5, 8)
    const [found, wall, low] = findMasking(
      [lead, hiss, bass].map((x) => ({ spectrum: spectrum(x) })),
      edges,
    )
    expect(found?.masked.map(({ fromBar, toBar }) => [fromBar, toBar])).toEqual([[5, 8]])
    expect(found?.masked[0]?.maskers[0]?.stem).toBe(1)
    expect(found?.masked[0]?.maskers[0]?.share).toBeGreaterThan(0.95)
    expect(found?.masked[0]?.audible).toBeLessThan(0.5)
    expect(found?.masked[0]?.audibleElsewhere).toBeGreaterThan(0.8)
    expect(wall?.masked).toEqual([])
    expect(low?.masked).toEqual([])
  })

  it('weighs a stem by its own bands: a bass under a lead is not covered', () => {
    const [found] = findMasking(
      [bass, scaled(lead, 4)].map((x) => ({ spectrum: spectrum(x) })),
      edges,
    )
    expect(found?.bandsHz?.[1]).toBeLessThan(200)
    expect(Math.min(...(found?.audible ?? []).map((value) => value ?? 0))).toBeGreaterThan(0.9)
  })

  it('says nothing of bars in which the stem rests', () => {
    const [found] = findMasking(
      [{ spectrum: spectrum(only(lead, 0, 6)) }, { spectrum: spectrum(only(noise(12, RATE, 0.9), 6, 12)) }],
      edges,
    )
    expect(found?.audible.slice(7)).toEqual([null, null, null, null, null])
    expect(found?.masked).toEqual([])
  })

  it('hears parts that take turns inside a bar', () => {
    const pulses = (of: Float32Array, odd: number): Float32Array =>
      of.map((value, i) => (Math.floor(i / RATE) % 2 === odd ? value : 0))
    const pair = [pulses(lead, 0), pulses(noise(12, RATE, 0.9), 1)]
    const [found] = findMasking(
      pair.map((x) => ({ spectrum: spectrum(x) })),
      [0, 2, 4, 6, 8, 10, 12],
    )
    expect(Math.min(...(found?.audible ?? []).map((value) => value ?? 0))).toBeGreaterThan(0.5)
  })

  it('counts faders, and where files begin', () => {
    const hiss = noise(12, RATE, 0.9)
    const turnedDown = findMasking([{ spectrum: spectrum(lead) }, { spectrum: spectrum(hiss), gainDb: -60 }], edges)
    expect(turnedDown[0]?.audible[3]).toBeGreaterThan(0.9)
    const late = { spectrum: spectrum(hiss.subarray(0, 3 * RATE)), startSeconds: 5 }
    const [found] = findMasking([{ spectrum: spectrum(lead) }, late], edges)
    expect(found?.masked.map(({ fromBar, toBar }) => [fromBar, toBar])).toEqual([[5, 8]])
  })

  it('gives each stem its own answer whatever the order, and none for none', () => {
    const stems = [lead, only(noise(12, RATE, 0.9), 5, 8), bass].map((x) => ({ spectrum: spectrum(x) }))
    const forward = findMasking(stems, edges).map(({ audible }) => audible)
    const backward = findMasking([...stems].reverse(), edges).map(({ audible }) => audible)
    expect(
      backward
        .reverse()
        .flat()
        .map((x) => x?.toFixed(9)),
    ).toEqual(forward.flat().map((x) => x?.toFixed(9)))
    expect(findMasking([], edges)).toEqual([])
    expect(findMasking([{ spectrum: spectrum(new Float32Array(RATE)) }], edges)[0]?.bandsHz).toBeNull()
    expect(findMasking(stems, [])[0]?.audible).toEqual([])
  })
})
