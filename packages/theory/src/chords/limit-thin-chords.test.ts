import { describe, expect, it } from 'vitest'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import type { ChordSpan } from './chord-spans.ts'
import { chordSymbol } from './chord-symbol.ts'
import { limitThinChords } from './limit-thin-chords.ts'

const aMinor: ChordSpan = {
  rootPitchClass: 9,
  quality: 'min',
  bassPitchClass: 9,
  startBeats: 0,
  endBeats: 4,
  confidence: 0.9,
  alternative: null,
}
const held = (...pitches: readonly number[]): SoundingNote[] =>
  pitches.map((pitch) => ({ pitch, startBeats: 0, endBeats: 4, velocity: 90, track: 0 }))

describe('limitThinChords', () => {
  it.each<[string, readonly number[], number, string]>([
    ['a chord', [45, 57, 60, 64], 0.9, 'Am'],
    ['a fifth: neither major nor minor', [45, 52, 57], 0.5, 'A5'],
    ['a third', [57, 60], 0.5, 'A–C'],
    ['a bass alone, in octaves', [33, 45], 0.3, 'A alone'],
    ['three notes without the root', [52, 60, 67], 0.45, 'Am'],
    ['a root and its third under a melody', [45, 60, 62, 65], 0.9, 'Am'],
  ])('%s', (_, pitches, confidence, symbol) => {
    const [limited] = limitThinChords([aMinor], held(...pitches))
    expect(limited?.confidence).toBe(confidence)
    expect(limited && chordSymbol(limited, { tonicPitchClass: 9, mode: 'minor' })).toBe(symbol)
  })
  it('calls a root and its seventh by these, whatever moves over them', () => {
    const [limited] = limitThinChords([{ ...aMinor, quality: 'min7' }], held(45, 55, 62, 65))
    expect(limited?.sounding).toEqual([9, 7])
  })
  it('leaves a chord alone that nothing sounds in: it goes on through silence', () =>
    expect(limitThinChords([aMinor], [])).toEqual([aMinor]))
  it('does not count what only passes', () => {
    const passing = { pitch: 59, startBeats: 1, endBeats: 1.05, velocity: 90, track: 0 }
    expect(limitThinChords([aMinor], [...held(45, 52), passing])[0]?.sounding).toEqual([9, 4])
  })
})
