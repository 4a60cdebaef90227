import type { Chord } from '@kvint/theory'
import { expect, it } from 'vitest'
import { chordReading } from './harmony-reading.ts'

const chord: Chord = {
  startBeats: 0,
  endBeats: 4,
  rootPitchClass: 10,
  quality: 'maj',
  bassPitchClass: 5,
  inversion: 2,
  extensions: [],
  symbol: 'Bb/F',
  noteNames: ['Bb', 'D', 'F'],
  roman: 'bVII64',
  function: 'dominant',
  colour: null,
  confidence: 0.6,
  alternative: null,
  nonChordTones: [],
}

it.each([
  ['a chord', undefined, '♭VII64'],
  ['root and fifth', [10, 5], '♭VII5'],
  ['the fifth below its root', [5, 10], '♭VII5'],
  ['a single pitch class', [10], null],
  ['root and third', [10, 2], null],
])('the numeral of %s says no more than what sounds', (_what, sounding, roman) => {
  expect(chordReading({ ...chord, ...(sounding ? { sounding } : {}) }).roman).toBe(roman)
})

it('root and fifth of an applied dominant have none, and are no foreign chord', () => {
  const applied: Chord = {
    ...chord,
    roman: 'V/V',
    colour: { kind: 'applied', targetPitchClass: 9, target: 'V', resolves: true },
  }
  expect(chordReading(applied)).toMatchObject({ roman: 'V/V', colour: 'applied' })
  expect(chordReading({ ...applied, sounding: [2, 9] })).toMatchObject({ roman: null, colour: null })
})
