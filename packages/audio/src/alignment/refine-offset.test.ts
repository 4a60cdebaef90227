import { describe, expect, it } from 'vitest'
import type { OnsetEnvelope } from '../time/onset-envelope.ts'
import { refineOffset } from './refine-offset.ts'

const HOP_SECONDS = 0.0116
const ATTACKS = Array.from({ length: 40 }, (_, index) => ({ seconds: 0.5 * index + 0.01 * (index % 3), weight: 1 }))

/** Flux that rises and falls around each attack, `share` of it late by some seconds. */
function envelope(groups: readonly { readonly late: number; readonly share: number }[]): OnsetEnvelope {
  const strength = Float32Array.from({ length: 1800 }, (_, frame) => {
    let sum = 0
    for (const { seconds } of ATTACKS)
      for (const { late, share } of groups)
        sum += share * Math.exp(-0.5 * ((frame * HOP_SECONDS - 0.0045 - seconds - late) / 0.007) ** 2)
    return sum
  })
  return { frames: strength.length, hopSeconds: HOP_SECONDS, strength, low: strength, middle: strength }
}

describe('refineOffset', () => {
  it.each([-0.09, -0.06, 0.03, 0.09])('finds attacks from a coarse offset that is %s s off', (coarse) => {
    expect(refineOffset(envelope([{ late: 0, share: 1 }]), ATTACKS, coarse)).toBeCloseTo(0, 2)
  })

  it('takes the strongest of two places a semiquaver apart, though the coarse offset lies nearer to the other', () => {
    const found = refineOffset(
      envelope([
        { late: 0, share: 1 },
        { late: 0.1, share: 0.2 },
      ]),
      ATTACKS,
      0.08,
    )
    expect(Math.abs(found)).toBeLessThan(0.005)
  })

  it('takes the sounds that begin at once where slow voices are stronger', () => {
    const slow = [0.015, 0.022, 0.03, 0.036].map((late, index) => ({ late, share: 0.3 + 0.3 * index }))
    const found = refineOffset(envelope([{ late: 0, share: 1 }, ...slow]), ATTACKS, 0.02)
    expect(Math.abs(found)).toBeLessThan(0.01)
  })

  it('does not take the clicks at which the notes before end for the beginning', () => {
    const found = refineOffset(
      envelope([
        { late: -0.035, share: 0.5 },
        { late: 0, share: 1 },
      ]),
      ATTACKS,
      -0.01,
    )
    expect(Math.abs(found)).toBeLessThan(0.005)
  })

  it('keeps to the peak where what comes before is a trace', () => {
    const found = refineOffset(
      envelope([
        { late: -0.036, share: 0.05 },
        { late: 0, share: 1 },
      ]),
      ATTACKS,
      0.02,
    )
    expect(Math.abs(found)).toBeLessThan(0.005)
  })

  it('keeps the coarse offset where nothing begins', () => {
    const flat = envelope([])
    expect(refineOffset({ ...flat, strength: flat.strength.fill(1) }, ATTACKS, 0.037)).toBe(0.037)
  })
})
