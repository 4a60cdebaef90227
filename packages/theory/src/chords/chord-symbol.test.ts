import { describe, expect, it } from 'vitest'
import type { Key } from '../pitch/mode.ts'
import type { ChordIdentity } from './chord.ts'
import { chordFamily, CHORD_QUALITIES, CHORD_QUALITY_NAMES } from './chord-quality.ts'
import { chordNoteNames, chordSymbol } from './chord-symbol.ts'

const key = (tonicPitchClass: number, mode: Key['mode']): Key => ({ tonicPitchClass, mode })
const chord = (
  rootPitchClass: number,
  quality: ChordIdentity['quality'],
  bassPitchClass = rootPitchClass,
): ChordIdentity => ({ rootPitchClass, quality, bassPitchClass })

describe('chordSymbol', () => {
  it.each([
    [chord(9, 'min'), key(0, 'major'), [], 'Am'],
    [chord(0, 'maj', 4), key(0, 'major'), [], 'C/E'],
    [chord(4, 'maj', 8), key(0, 'major'), [], 'E/G#'],
    [chord(1, 'dim7'), key(0, 'major'), [], 'C#dim7'],
    [chord(8, 'dim7'), key(0, 'major'), [], 'G#dim7'],
    [chord(3, 'dim7'), key(0, 'major'), [], 'D#dim7'],
    [chord(10, 'maj7'), key(2, 'minor'), [], 'Bbmaj7'],
    [chord(6, 'hdim7'), key(4, 'minor'), [], 'F#m7b5'],
    [chord(9, 'min7'), key(0, 'major'), ['9'], 'Am9'],
    [chord(5, 'maj'), key(0, 'major'), ['9'], 'F(add9)'],
    [chord(5, 'maj'), key(0, 'major'), ['13'], 'F6'],
    [chord(5, 'maj'), key(0, 'major'), ['9', '13'], 'F6/9'],
    [chord(7, '7'), key(0, 'major'), ['b9', 'b13'], 'G7(b9,b13)'],
    [chord(5, 'maj', 7), key(0, 'major'), [], 'F/G'],
    [chord(2, '7sus4'), key(7, 'major'), [], 'D7sus4'],
    [chord(0, 'sus2'), key(0, 'major'), ['13'], 'Csus2(add13)'],
  ])('%o in %o with %o is %s', (one, inKey, extensions, symbol) =>
    expect(chordSymbol(one, inKey, extensions)).toBe(symbol),
  )
})

describe('chordNoteNames', () => {
  it.each([
    [chord(4, '7'), key(9, 'minor'), ['E', 'G#', 'B', 'D']],
    [chord(8, 'maj'), key(0, 'minor'), ['Ab', 'C', 'Eb']],
    [chord(6, 'min'), key(2, 'major'), ['F#', 'A', 'C#']],
    [chord(11, 'dim7'), key(0, 'minor'), ['B', 'D', 'F', 'Ab']],
    [chord(0, 'aug'), key(5, 'major'), ['C', 'E', 'G#']],
  ])('%o in %o is %o', (one, inKey, names) => expect(chordNoteNames(one, inKey)).toEqual(names))
})

describe('CHORD_QUALITIES', () => {
  it('spells every quality with the notes it has', () => {
    for (const name of CHORD_QUALITY_NAMES) {
      const { intervals, fifths } = CHORD_QUALITIES[name]
      expect(fifths.map((step) => (((step * 7) % 12) + 12) % 12)).toEqual(intervals)
    }
    expect(CHORD_QUALITY_NAMES).toHaveLength(Object.keys(CHORD_QUALITIES).length)
  })

  it.each([
    ['7', 'major'],
    ['min6', 'minor'],
    ['hdim7', 'diminished'],
    ['aug7', 'augmented'],
    ['sus2', 'open'],
    ['5', 'open'],
  ] as const)('%s is %s', (quality, family) => expect(chordFamily(quality)).toBe(family))
})
