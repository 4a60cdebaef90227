import { describe, expect, it } from 'vitest'
import type { ChordIdentity } from '../chords/chord.ts'
import type { Key } from '../pitch/mode.ts'
import { romanNumeral } from './roman-numeral.ts'

const C: Key = { tonicPitchClass: 0, mode: 'major' }
const A_MINOR: Key = { tonicPitchClass: 9, mode: 'minor' }
const D_DORIAN: Key = { tonicPitchClass: 2, mode: 'dorian' }
const chord = (
  rootPitchClass: number,
  quality: ChordIdentity['quality'],
  bassPitchClass = rootPitchClass,
): ChordIdentity => ({ rootPitchClass, quality, bassPitchClass })

describe('romanNumeral', () => {
  it.each([
    [chord(0, 'maj'), C, null, 'I', 'tonic'],
    [chord(2, 'min7'), C, null, 'ii7', 'subdominant'],
    [chord(7, '7', 11), C, null, 'V65', 'dominant'],
    [chord(7, '7', 2), C, null, 'V43', 'dominant'],
    [chord(7, '7', 5), C, null, 'V42', 'dominant'],
    [chord(0, 'maj', 7), C, null, 'I64', 'tonic'],
    [chord(11, 'hdim7'), C, null, 'viiø7', 'dominant'],
    [chord(5, 'maj7'), C, null, 'IVM7', 'subdominant'],
    [chord(7, 'sus4'), C, null, 'Vsus4', 'dominant'],
    [chord(9, 'min'), A_MINOR, null, 'i', 'tonic'],
    [chord(4, 'maj'), A_MINOR, null, 'V', 'dominant'],
    [chord(5, 'maj'), A_MINOR, null, 'VI', 'subdominant'],
    [chord(0, 'maj'), A_MINOR, null, 'III', 'tonic'],
    [chord(7, 'maj'), A_MINOR, null, 'VII', 'dominant'],
    [chord(8, 'dim7'), A_MINOR, null, 'vii°7', 'dominant'],
    [chord(8, 'dim', 11), A_MINOR, null, 'vii°6', 'dominant'],
    [chord(0, 'maj', 7), C, chord(7, '7'), 'I64', 'dominant'],
    [chord(9, 'min', 4), A_MINOR, chord(4, 'maj'), 'i64', 'dominant'],
    [chord(0, 'maj', 7), C, chord(5, 'maj'), 'I64', 'tonic'],
    [chord(7, 'maj'), D_DORIAN, null, 'IV', 'subdominant'],
  ] as const)('%o in %o before %o is %s, %s', (one, key, next, text, role) => {
    expect(romanNumeral(one, key, next)).toMatchObject({ text, function: role, colour: null })
  })

  it.each([
    ['E7 before Am', chord(4, '7'), chord(9, 'min'), 'V7/vi', true],
    ['D before G', chord(2, 'maj'), chord(7, 'maj'), 'V/V', true],
    ['C7 before F', chord(0, '7'), chord(5, 'maj'), 'V7/IV', true],
    ['F#dim7 before G', chord(6, 'dim7'), chord(7, 'maj'), 'vii°7/V', true],
    ['A7 before F: expected D minor', chord(9, '7'), chord(5, 'maj'), 'V7/ii', false],
  ] as const)('%s is applied', (_, one, next, text, resolves) => {
    expect(romanNumeral(one, C, next)).toMatchObject({
      text,
      function: 'dominant',
      colour: { kind: 'applied', resolves },
    })
  })

  it.each([
    ['Fm', chord(5, 'min'), 'iv', [8], 'subdominant'],
    ['Bb', chord(10, 'maj'), 'bVII', [10], 'subdominant'],
    ['Ab', chord(8, 'maj'), 'bVI', [8, 3], 'subdominant'],
    ['Eb', chord(3, 'maj'), 'bIII', [3, 10], 'tonic'],
  ] as const)('%s in C major is borrowed', (_, one, text, foreign, role) => {
    expect(romanNumeral(one, C, null)).toEqual({
      text,
      function: role,
      colour: { kind: 'borrowed', from: 'C minor', borrowedPitchClasses: foreign },
    })
  })

  it('calls a chord of neither mode chromatic', () => {
    expect(romanNumeral(chord(6, 'maj'), C, null)).toMatchObject({
      text: '#IV',
      function: 'outside',
      colour: { kind: 'chromatic' },
    })
  })

  it('writes an applied dominant to the dominant that a six-four delays, in minor to a major one', () => {
    expect(romanNumeral(chord(2, 'maj'), C, chord(0, 'maj', 7))).toMatchObject({
      text: 'V/V',
      colour: { resolves: true },
    })
    expect(romanNumeral(chord(11, '7'), A_MINOR, chord(9, 'min', 4)).text).toBe('V7/V')
    expect(romanNumeral(chord(11, '7'), A_MINOR, chord(4, 'min')).text).toBe('V7/v')
  })

  it('hears a half-cadential D that goes elsewhere as its own degree', () => {
    expect(romanNumeral(chord(2, 'maj'), C, chord(5, 'maj')).text).toBe('II')
  })
})
