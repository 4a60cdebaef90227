import type { ChordReading } from '@kvint/report'
import { expect, test } from 'vitest'
import { timeScale } from '../picture/time-scale.ts'
import { chordLevel, placeChordNames } from './place-chord-names.ts'

const chord = (startBeats: number, symbol: string, change: Partial<ChordReading> = {}): ChordReading => ({
  startBeats,
  endBeats: startBeats + 4,
  symbol,
  rootPitchClass: 0,
  quality: 'maj',
  bassPitchClass: 0,
  roman: 'I',
  function: 'tonic',
  colour: null,
  confidence: 0.9,
  ...change,
})

test.each([
  ['tonic', null, 'I', 2],
  ['subdominant', null, 'IV', 1],
  ['outside', 'borrowed', 'iv', 1],
  ['dominant', null, 'V', 0],
  ['outside', 'applied', 'V/V', 0],
  ['dominant', null, null, 1],
  ['outside', null, null, 1],
] as const)('%s (%s, %s) stands on level %d', (harmonic, colour, roman, level) => {
  expect(chordLevel({ function: harmonic, colour, roman })).toBe(level)
})

test('a song of a hundred chords still has names in 240 pixels, and none runs into another', () => {
  const chords = Array.from({ length: 100 }, (_, index) => chord(index * 4, 'Fmaj7'))
  const names = placeChordNames(chords, timeScale({ start: 0, end: 400 }, 240))
  expect(names.length).toBeGreaterThanOrEqual(4)
  names.slice(1).forEach((name, index) => expect(name.x - (names[index]?.x ?? 0)).toBeGreaterThan(35))
})

test('short names of wide letters do not touch', () => {
  const chords = [chord(0, 'Dm'), chord(4, 'Am'), chord(8, 'Em')]
  // “Dm” takes 20 of the 24 pixels that each chord has.
  const names = placeChordNames(chords, timeScale({ start: 0, end: 12 }, 66))
  expect(names.map(({ text }) => text)).toEqual(['Dm', 'Em'])
})

test('a whole chord is named before a lone tone', () => {
  const names = placeChordNames(
    [chord(0, 'C', { roman: null, endBeats: 8 }), chord(1, 'F')],
    timeScale({ start: 0, end: 12 }, 24),
  )
  expect(names.map(({ text }) => text)).toEqual(['F'])
})

test('what is foreign is named first', () => {
  const chords = [chord(0, 'C'), chord(4, 'Fm', { function: 'tonic', colour: 'borrowed' }), chord(8, 'G')]
  const names = placeChordNames(chords, timeScale({ start: 0, end: 12 }, 32))
  expect(names.map(({ text }) => text)).toEqual(['Fm'])
})

test('the numeral comes where its block has room, and doubt has a question mark', () => {
  const [first] = placeChordNames([chord(0, 'C', { confidence: 0.4 })], timeScale({ start: 0, end: 4 }, 200))
  expect(first).toMatchObject({ text: 'C?', roman: 'I' })
})
