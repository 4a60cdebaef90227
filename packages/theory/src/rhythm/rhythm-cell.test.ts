import { expect, test } from 'vitest'
import { nameRhythmCell } from './rhythm-cell.ts'

/** So many bars of notes on these sixteenths. */
const bars = (sixteenths: readonly number[], count = 8) =>
  Array.from({ length: count }, (_, bar) => sixteenths.map((step) => ({ startBeats: bar * 4 + step / 4 }))).flat()

test.each([
  ['Charleston', [0, 6]],
  ['tresillo', [0, 6, 12]],
  ['tresillo', [0, 3, 6, 8, 11, 14]],
  ['double tresillo', [0, 3, 6, 9, 12, 14]],
  ['son clave', [2, 4, 8, 11, 14]],
  ['bossa nova clave', [0, 3, 6, 10, 13]],
  ['off-beats', [2, 6, 10, 14]],
])('knows %s: %j', (name, sixteenths) => {
  expect(nameRhythmCell(bars(sixteenths))).toEqual({ name, sixteenths, bars: 8, outOf: 8 })
})

test('counts chords once, and bars that differ', () => {
  const chords = bars([0, 6, 12], 6).flatMap((note) => [note, note, note])
  const others = bars([0, 8], 3).map(({ startBeats }) => ({ startBeats: startBeats + 24 }))
  expect(nameRhythmCell([...chords, ...others])).toMatchObject({ name: 'tresillo', bars: 6, outOf: 9 })
})

test.each([
  ['a rhythm without a name', bars([0, 5, 9])],
  ['five bars', bars([0, 6, 12], 5)],
  [
    'half of the bars',
    [...bars([0, 6, 12]), ...bars([0, 8]).map(({ startBeats }) => ({ startBeats: startBeats + 32 }))],
  ],
  ['triplets', bars([0, 16 / 3, 32 / 3])],
  ['nothing', []],
])('names nothing in %s', (_what, notes) => {
  expect(nameRhythmCell(notes)).toBeNull()
})
