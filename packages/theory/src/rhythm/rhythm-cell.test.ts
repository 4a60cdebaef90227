import { expect, test } from 'vitest'
import { nameRhythmCell } from './rhythm-cell.ts'

/** So many bars of notes on these sixteenths. */
const bars = (sixteenths: readonly number[], count = 8) =>
  Array.from({ length: count }, (_, bar) => sixteenths.map((step) => ({ startBeats: bar * 4 + step / 4 }))).flat()

const late =
  (beats: number) =>
  ({ startBeats }: { readonly startBeats: number }) => ({ startBeats: startBeats + beats })

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
  ['triplets of a bar', bars([0, 16 / 3, 32 / 3])],
  ['eighth triplets', bars([0, 4 / 3, 8 / 3, 4])],
  ['a Charleston with one tresillo', [...bars([0, 6], 5), ...bars([0, 6, 12], 1).map(late(20))]],
  ['nothing', []],
])('names nothing in %s', (_what, notes) => {
  expect(nameRhythmCell(notes)).toBeNull()
})

test('names a tresillo that leaves out its last note in every second bar', () => {
  const line = Array.from({ length: 8 }, (_, bar) => bars(bar % 2 ? [0, 6, 12] : [0, 6], 1).map(late(bar * 4))).flat()
  expect(nameRhythmCell(line)).toMatchObject({ name: 'tresillo', bars: 8, outOf: 8 })
})

test('names a double tresillo in eighths, over two bars', () => {
  const line = Array.from({ length: 4 }, (_, pair) =>
    [0, 1.5, 3, 4.5, 6, 7].map((at) => ({ startBeats: pair * 8 + at })),
  )
  expect(nameRhythmCell(line.flat())).toEqual({ name: 'double tresillo in eighths', sixteenths: [], bars: 8, outOf: 8 })
  expect(nameRhythmCell(line.slice(0, 2).flat())).toBeNull()
})

test('names quarter-note triplets', () => {
  const half = bars([0, 8, 8 + 8 / 3, 8 + 16 / 3])
  expect(nameRhythmCell(half)).toEqual({ name: 'quarter-note triplets', sixteenths: [], bars: 8, outOf: 8 })
})
