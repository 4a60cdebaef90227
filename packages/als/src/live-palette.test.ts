import { describe, expect, it } from 'vitest'
import { fromOldColorIndex, LIVE_PALETTE } from './live-palette.ts'

describe('LIVE_PALETTE', () => {
  it('has 70 different colours', () => {
    expect(new Set(LIVE_PALETTE).size).toBe(70)
    expect(LIVE_PALETTE.every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true)
  })

  it.each([
    [0, '#ff94a6'],
    [13, '#ffffff'],
    [14, '#ff3636'],
    [69, '#3c3c3c'],
  ])('has at %d %s', (index, color) => {
    expect(LIVE_PALETTE[index]).toBe(color)
  })
})

describe('fromOldColorIndex', () => {
  it.each([
    [140, 0],
    [209, 69],
    [11, 69],
    [59, 13],
    [60, -1],
    [210, -1],
    [-1, -1],
    [Number.NaN, -1],
  ])('maps %d to %d', (old, index) => {
    expect(fromOldColorIndex(old)).toBe(index)
  })
})
