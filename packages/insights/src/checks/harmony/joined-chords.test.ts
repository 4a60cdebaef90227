import type { Chord } from '@kvint/theory'
import { expect, it } from 'vitest'
import { withoutTurns } from './joined-chords.ts'

const chord = (symbol: string, rootPitchClass: number, bassPitchClass: number) =>
  ({ symbol, rootPitchClass, bassPitchClass, quality: symbol.includes('m') ? 'min' : 'maj' }) as Chord
const left = (chords: readonly Chord[]) => withoutTurns(chords).map(({ symbol }) => symbol)

const [Em, G, C, turn] = [chord('Em', 4, 4), chord('G/D', 7, 2), chord('C', 0, 0), chord('Bm/C', 11, 0)]

it('takes what moves between two alike over one bass for no other chord, and leaves a pair', () => {
  expect(left([Em, G, C, turn, C])).toEqual(['Em', 'G/D', 'C'])
  expect(left([Em, G, C, chord('Bm', 11, 11), C])).toHaveLength(5)
  expect(left([Em, G, chord('F/C', 5, 0), turn, chord('F/C', 5, 0)])).toHaveLength(5)
  expect(left([Em, C, turn, C])).toHaveLength(4)
})
