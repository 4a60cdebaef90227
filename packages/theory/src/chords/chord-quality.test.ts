import { describe, expect, it } from 'vitest'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { chordFamily, CHORD_QUALITIES, CHORD_QUALITY_NAMES, type ChordQuality } from './chord-quality.ts'

describe('chord qualities', () => {
  it('are listed once each in the order of the weights', () => {
    expect(new Set(CHORD_QUALITY_NAMES).size).toBe(CHORD_QUALITY_NAMES.length)
    expect([...CHORD_QUALITY_NAMES].sort()).toEqual(Object.keys(CHORD_QUALITIES).sort())
  })

  it.each(CHORD_QUALITY_NAMES)('%s: semitones and fifths are the same notes', (name) => {
    const { intervals, fifths } = CHORD_QUALITIES[name]
    expect(fifths.map((step) => pitchClassOf(step * 7))).toEqual(intervals)
  })

  it('have different notes', () => {
    const sets = CHORD_QUALITY_NAMES.map((name) => CHORD_QUALITIES[name].intervals.join())
    expect(new Set(sets).size).toBe(sets.length)
  })

  it.each<[ChordQuality, string]>([
    ['maj', 'major'],
    ['7', 'major'],
    ['maj6', 'major'],
    ['min7', 'minor'],
    ['minmaj7', 'minor'],
    ['hdim7', 'diminished'],
    ['dim7', 'diminished'],
    ['aug7', 'augmented'],
    ['sus4', 'open'],
    ['7sus4', 'open'],
    ['5', 'open'],
  ])('%s is %s', (quality, family) => expect(chordFamily(quality)).toBe(family))
})
