import { describe, expect, it } from 'vitest'
import type { Piece } from './read-pieces.ts'
import { varyTexture } from './vary-texture.ts'

const piece: Piece = {
  id: 'made/up',
  key: null,
  segments: null,
  chords: null,
  timeSignature: [4, 4],
  notes: Array.from({ length: 64 }, (_, turn) =>
    [45, 57, 60, 64].map((pitch) => ({ pitch, start: turn * 2, duration: 2, velocity: 90, track: 'all' })),
  ).flat(),
}

describe('varyTexture', () => {
  it('plays other notes, the same ones for the same seed', () => {
    expect(varyTexture(piece, 1)).toEqual(varyTexture(piece, 1))
    expect(varyTexture(piece, 1).notes).not.toEqual(piece.notes)
    expect(varyTexture(piece, 2).notes).not.toEqual(varyTexture(piece, 1).notes)
  })

  it('keeps the bass at the start of each chord, adds no pitch class and goes not below it', () => {
    const { notes } = varyTexture(piece, 3)
    for (let start = 0; start < 128; start += 2)
      expect(Math.min(...notes.filter((note) => note.start === start).map(({ pitch }) => pitch))).toBe(45)
    expect(Math.min(...notes.map(({ pitch }) => pitch))).toBe(45)
    expect([...new Set(notes.map(({ pitch }) => pitch % 12))].toSorted((a, b) => a - b)).toEqual([0, 4, 9])
  })

  it('plays each texture somewhere: thinner, broken, struck again, after its bass', () => {
    const { notes } = varyTexture(piece, 4)
    const counts = new Set(
      Array.from(
        { length: 64 },
        (_, turn) => notes.filter(({ start }) => start >= turn * 2 && start < turn * 2 + 2).length,
      ),
    )
    expect(counts.size).toBeGreaterThan(4)
    expect(notes.some(({ start, pitch }) => start % 2 === 0.5 && pitch > 45)).toBe(true)
  })
})
