import { describe, expect, it } from 'vitest'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { isChordTone, nonChordToneKind } from './non-chord-tones.ts'

/** Quarter notes one after the other; the note asked about is the middle one. */
const line = (...pitches: readonly number[]): SoundingNote[] =>
  pitches.map((pitch, index) => ({ pitch, startBeats: index, endBeats: index + 1, velocity: 90, track: 0 }))

describe('nonChordToneKind over a C chord', () => {
  const chord = { startBeats: 0, endBeats: 3 }
  it.each([
    [[60, 62, 64], 'passing'],
    [[64, 62, 60], 'passing'],
    [[64, 65, 64], 'neighbour'],
    [[60, 59, 60], 'neighbour'],
    [[60, 65, 64], 'appoggiatura'],
    [[64, 65, 60], 'escape'],
    [[60, 69, 60], 'free'],
    [[65, 65, 64], 'suspension'],
  ] as const)('%o: the middle note is a %s', (pitches, kind) =>
    expect(nonChordToneKind(line(...pitches), 1, chord)).toBe(kind),
  )
})

describe('nonChordToneKind against the change of chord', () => {
  it('is a suspension where it is held over and falls by step', () =>
    expect(nonChordToneKind(line(60, 65, 64), 1, { startBeats: 1.5, endBeats: 3 })).toBe('suspension'))
  it('is a pedal where it is held to the end of the chord', () =>
    expect(nonChordToneKind(line(60, 60, 67), 1, { startBeats: 1.5, endBeats: 2 })).toBe('pedal'))
  it('is an anticipation where the next chord strikes it again', () =>
    expect(nonChordToneKind(line(64, 60, 60), 1, { startBeats: 0, endBeats: 2 })).toBe('anticipation'))
  it('is free where there is nothing beside it', () =>
    expect(nonChordToneKind(line(61), 0, { startBeats: 0, endBeats: 1 })).toBe('free'))
  it('leans where it begins a line and gives way by a semitone', () => {
    expect(nonChordToneKind(line(68, 67), 0, { startBeats: 0, endBeats: 2 })).toBe('appoggiatura')
    expect(nonChordToneKind(line(69, 67), 0, { startBeats: 0, endBeats: 2 })).toBe('free')
  })
  it('is free where there is no such note', () => expect(nonChordToneKind([], 0, undefined)).toBe('free'))
})

describe('isChordTone', () => {
  it.each([
    [64, 0, 'maj', true],
    [63, 0, 'maj', false],
    [70, 0, '7', true],
    [70, 0, 'maj7', false],
    [65, 0, 'sus4', true],
    [66, 0, 'hdim7', true],
    [69, 2, '5', true],
  ] as const)('pitch %i over root %i %s: %s', (pitch, rootPitchClass, quality, is) =>
    expect(isChordTone(pitch, { rootPitchClass, quality })).toBe(is),
  )
})
