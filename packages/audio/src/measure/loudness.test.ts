import { assert, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ebuCases, type EbuCase } from '../testing/ebu-cases.ts'
import { blocksOf, joined, mixed, noise, scaled, sine } from '../testing/signals.ts'
import { createLoudnessMeter, type PowerSteps } from './loudness-meter.ts'
import { loudnessBetween, powerToLufs, readLoudness } from './loudness.ts'
import { createTruePeakMeter, toDb } from './true-peak-meter.ts'

const measured = (channels: readonly Float32Array[], rate = 48_000) => ({
  ...loudnessOf(channels, rate),
  truePeak: truePeakOf(channels, rate),
})

function loudnessOf(channels: readonly Float32Array[], rate: number) {
  const meter = createLoudnessMeter(rate, channels.length)
  for (const block of blocksOf(channels)) meter.add(block)
  return { steps: meter.steps(), ...readLoudness(meter.steps()) }
}

function truePeakOf(channels: readonly Float32Array[], rate: number) {
  const meter = createTruePeakMeter(rate, channels.length)
  for (const block of blocksOf(channels)) meter.add(block)
  return meter.read()
}

describe('loudness and true peak: EBU Tech 3341 and 3342', () => {
  for (const rate of [44_100, 48_000, 96_000]) {
    it(`keeps every case inside its tolerance at ${rate / 1000} kHz`, () => {
      const outside: string[] = []
      let figures = 0
      for (const ebuCase of ebuCases(rate)) {
        for (const [what, error] of errorsOf(ebuCase, rate)) {
          figures++
          const [below, above] = ebuCase.tolerance
          if (!(error >= below && error <= above)) outside.push(`${ebuCase.name} ${what} ${error.toFixed(3)}`)
        }
      }
      expect(outside).toEqual([])
      expect(figures).toBe(107)
    }, 300_000)
  }
})

describe('what loudness must keep', () => {
  const music = mixed(noise(4, 48_000, 0.1), joined(sine(110, 2), sine(880, 2)))

  it('moves by as much as the gain', () => {
    const before = measured([music, music])
    assert(
      property(double({ min: -18, max: 6, noNaN: true }), (db) => {
        const louder = scaled(music, 10 ** (db / 20))
        const after = measured([louder, louder])
        expect(after.integratedLufs - before.integratedLufs).toBeCloseTo(db, 2)
        expect(after.maxMomentaryLufs - before.maxMomentaryLufs).toBeCloseTo(db, 2)
        expect(toDb(after.truePeak.peak) - toDb(before.truePeak.peak)).toBeCloseTo(db, 2)
      }),
      { numRuns: 8 },
    )
  })

  it('is the same with left and right changed over', () => {
    const other = noise(4, 48_000, 0.3, 9)
    const one = measured([music, other])
    const two = measured([other, music])
    expect(two.integratedLufs).toBeCloseTo(one.integratedLufs, 6)
    expect(two.truePeak.peak).toBe(one.truePeak.peak)
  })

  it('is −∞ for silence, with no range and no peak', () => {
    const silent = measured([new Float32Array(200_000)])
    expect(silent.integratedLufs).toBe(-Infinity)
    expect(silent.maxMomentaryLufs).toBe(-Infinity)
    expect(silent.rangeLu).toBe(0)
    expect(toDb(silent.truePeak.peak)).toBe(-Infinity)
  })

  it('does not count silence that follows', () => {
    const before = measured([music])
    const after = measured([joined(music, new Float32Array(480_000))])
    expect(after.integratedLufs).toBeCloseTo(before.integratedLufs, 0)
  })

  it('rises by 3 LU for a second channel as loud as the first', () => {
    expect(measured([music, music]).integratedLufs - measured([music]).integratedLufs).toBeCloseTo(3.01, 2)
  })

  it('gives the loudness of a stretch', () => {
    const { steps } = measured([joined(sine(1000, 2, 48_000, 0.1), sine(1000, 2, 48_000, 0.01))])
    expect(loudnessBetween(steps, 0.5, 1.5) - loudnessBetween(steps, 2.5, 3.5)).toBeCloseTo(20, 1)
  })
})

describe('true peak', () => {
  it('says where the curve goes over full scale, once a place', () => {
    const quiet = sine(500, 1, 48_000, 0.2)
    const over = sine(12_000, 0.01, 48_000, 0.99).map(
      (_, i) => 0.99 * Math.sign(Math.sin((Math.PI / 2) * i + Math.PI / 4)),
    )
    const { truePeak } = measured([joined(quiet, over, quiet, over, quiet)])
    expect(truePeak.samplePeak).toBeLessThan(1)
    expect(toDb(truePeak.peak)).toBeGreaterThan(2)
    expect(truePeak.overs.map(({ startSeconds }) => Math.round(startSeconds * 100) / 100)).toEqual([1, 2.01])
  })

  it('finds a peak at the very end', () => {
    expect(measured([joined(sine(300, 1, 48_000, 0.1), Float32Array.of(0.9))]).truePeak.peak).toBeGreaterThan(0.89)
  })
})

function errorsOf({ channels, expected }: EbuCase, rate: number): [string, number][] {
  const { truePeak } = expected
  if (truePeak !== undefined) return [['truePeak', toDb(truePeakOf(channels, rate).peak) - truePeak]]
  const { steps, ...loudness } = loudnessOf(channels, rate)
  const got: Record<string, number> = {
    integrated: loudness.integratedLufs,
    momentary: loudness.maxMomentaryLufs,
    shortTerm: loudness.maxShortTermLufs,
    range: loudness.rangeLu,
  }
  const errors: [string, number][] = []
  for (const [what, want] of Object.entries(expected)) {
    if (Array.isArray(want)) {
      const [window, period] = what === 'momentaryInTurn' ? [40, 80] : [300, 600]
      for (const [k, level] of (want as number[]).entries()) {
        const turn = windowsOf(steps, window, k * period, (k + 1) * period)
        errors.push([`${what} ${k + 1}`, Math.max(...turn) - level])
      }
    } else if (what === 'steadyMomentary' || what === 'steadyShortTerm') {
      const window = what === 'steadyMomentary' ? 40 : 300
      const from = what === 'steadyMomentary' ? 100 - window : 0
      for (const level of extremes(windowsOf(steps, window, from, steps.power.length)))
        errors.push([what, level - (want as number)])
    } else errors.push([what, (got[what] ?? Number.NaN) - (want as number)])
  }
  return errors
}

function windowsOf({ power }: PowerSteps, window: number, from: number, to: number): number[] {
  const levels: number[] = []
  for (let i = from; i + window <= Math.min(to, power.length); i++) {
    let sum = 0
    for (let k = i; k < i + window; k++) sum += power[k]!
    levels.push(powerToLufs(sum / window))
  }
  return levels
}

const extremes = (values: readonly number[]): number[] => [
  values.reduce((a, b) => Math.min(a, b), Infinity),
  values.reduce((a, b) => Math.max(a, b), -Infinity),
]
