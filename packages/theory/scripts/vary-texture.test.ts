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

  it('keeps the bass at the start of each chord, and adds no pitch', () => {
    const { notes } = varyTexture(piece, 3)
    for (let start = 0; start < 128; start += 2)
      expect(Math.min(...notes.filter((note) => note.start === start).map(({ pitch }) => pitch))).toBe(45)
    expect([...new Set(notes.map(({ pitch }) => pitch))].toSorted((a, b) => a - b)).toEqual([45, 57, 60, 64])
  })
})
