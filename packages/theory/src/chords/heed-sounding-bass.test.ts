import { describe, expect, it } from 'vitest'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import type { ChordSpan } from './chord-spans.ts'
import { heedSoundingBass } from './heed-sounding-bass.ts'

const overB: ChordSpan = {
  rootPitchClass: 0,
  quality: 'maj7',
  bassPitchClass: 11,
  startBeats: 0,
  endBeats: 4,
  confidence: 0.5,
  alternative: null,
}
const held = (pitches: readonly number[], startBeats = 0, endBeats = 4): SoundingNote[] =>
  pitches.map((pitch) => ({ pitch, startBeats, endBeats, velocity: 80, track: 0 }))
const bassOf = (notes: readonly SoundingNote[]) =>
  heedSoundingBass(
    [overB],
    notes.toSorted((a, b) => a.startBeats - b.startBeats),
  )[0]?.bassPitchClass

describe('heedSoundingBass', () => {
  it('puts a chord over what lies below it all the time', () => expect(bassOf(held([43, 60, 64, 71]))).toBe(7))
  it.each([
    ['a bass that is lowest for a while', [...held([43, 60, 64, 71], 0, 3), ...held([47, 60, 64], 3)]],
    ['a bass under less than a chord', held([43, 71])],
    ['a bass that stays for less than half of the chord', held([43, 60, 64, 71], 0, 1.5)],
  ])('leaves %s', (_, notes) => expect(bassOf(notes)).toBe(11))
})
