import { describe, expect, it } from 'vitest'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import type { ChordQuality } from './chord-quality.ts'
import type { ChordSpan } from './chord-spans.ts'
import { heedHeldNotes } from './heed-held-notes.ts'

const span = (rootPitchClass: number, quality: ChordQuality, startBeats = 0, endBeats = 4): ChordSpan => ({
  rootPitchClass,
  quality,
  bassPitchClass: rootPitchClass,
  startBeats,
  endBeats,
  confidence: 0.5,
  alternative: null,
})
const held = (pitches: readonly number[], startBeats = 0, endBeats = 4): SoundingNote[] =>
  pitches.map((pitch) => ({ pitch, startBeats, endBeats, velocity: 80, track: 0 }))

describe('heedHeldNotes', () => {
  it.each([
    ['a seventh that is held with its triad', span(7, 'maj'), held([43, 59, 62, 66]), 'maj7'],
    ['a minor seventh', span(9, 'min'), held([45, 60, 64, 67]), 'min7'],
    ['a fourth for a third that never sounds', span(2, '7'), held([38, 57, 60, 67]), '7sus4'],
    ['a third that is held for a second', span(7, 'sus2'), held([43, 57, 59, 62]), 'maj'],
    ['a seventh with that third', span(7, 'sus2'), held([43, 57, 59, 62, 66]), 'maj7'],
  ] as const)('hears %s', (_, chord, notes, quality) => expect(heedHeldNotes([chord], notes)[0]?.quality).toBe(quality))

  it.each([
    ['a seventh that passes', span(7, 'maj'), [...held([43, 59, 62]), ...held([66], 1, 2)]],
    ['a fourth that resolves to the third', span(2, 'maj'), [...held([38, 57]), ...held([67], 0, 3), ...held([66], 3)]],
    ['both sevenths', span(0, 'maj'), held([48, 52, 55, 58, 59])],
    ['a seventh above a root that leaves', span(0, 'maj'), [...held([48], 0, 1), ...held([52, 55, 59])]],
  ] as const)('leaves %s', (_, chord, notes) => {
    const sorted = notes.toSorted((a, b) => a.startBeats - b.startBeats)
    expect(heedHeldNotes([chord], sorted)[0]?.quality).toBe(chord.quality)
  })

  it('is surer of a chord that is held whole over its root', () => {
    const sureness = (...pitches: readonly number[]) => heedHeldNotes([span(7, 'maj')], held(pitches))[0]?.confidence
    expect(sureness(43, 59, 62, 66)).toBe(0.6)
    expect(sureness(47, 55, 59, 62, 66)).toBe(0.5)
    expect(sureness(43, 59, 66)).toBe(0.5)
  })

  it('joins what is one chord then', () => {
    const spans = [span(7, 'sus2', 0, 1), span(7, 'maj7', 1, 4)]
    expect(heedHeldNotes(spans, held([43, 57, 59, 62, 66]))).toHaveLength(1)
  })
})
