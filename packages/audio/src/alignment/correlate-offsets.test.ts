import { describe, expect, it } from 'vitest'
import { PITCHES } from '../spectrum/log-spectrum.ts'
import { correlateOffsets, likenessAt } from './correlate-offsets.ts'

describe('likeness at one offset', () => {
  const picture = (frames: number, seed: number) => ({
    frames,
    values: Float32Array.from({ length: frames * PITCHES }, (_, at) => Math.sin(seed * (at + 1) ** 2)),
  })
  const whole = picture(60, 0.37)
  const part = { frames: 20, values: whole.values.slice(30 * PITCHES, 50 * PITCHES) }

  it('is what the correlation of all offsets says of it', () => {
    const { firstLag, scores } = correlateOffsets(part, whole, 10)
    for (let at = 0; at < scores.length; at++)
      expect(likenessAt(part, whole, firstLag + at, 10)).toBeCloseTo(scores[at] ?? NaN, 5)
  })

  it('is 1 where the part comes from, and 0 where too little of it meets the whole or all is silent', () => {
    expect(likenessAt(part, whole, 30, 10)).toBeCloseTo(1, 9)
    expect(likenessAt(part, whole, 51, 10)).toBe(0)
    expect(likenessAt({ frames: 20, values: new Float32Array(20 * PITCHES) }, whole, 30, 10)).toBe(0)
  })
})
