import { expect, it } from 'vitest'
import type { ChordRun } from './hear-chords.ts'
import { KEY_COLUMNS, keyInputs } from './key-inputs.ts'

const silence = {
  count: 8,
  edges: Float64Array.from({ length: 9 }, (_, half) => half / 2),
  inBar: Int32Array.from([0, 1, 2, 3, 4, 5, 6, 7]),
}
const scores = { qualities: ['maj'] as const, chords: new Float32Array(8 * 13), basses: new Float32Array(8 * 144) }

/** What moves from chord to chord put in: pitch class, column and value of all that is not 0. */
function movesOf(...chords: readonly (readonly [root: number, quality: ChordRun['quality']])[]) {
  const runs = chords.map(([rootPitchClass, quality], at) => ({
    from: at,
    to: at + 1,
    rootPitchClass,
    quality,
    bassPitchClass: rootPitchClass,
    confidence: 1,
  }))
  const inputs = keyInputs(new Float32Array(8 * 84), silence, scores, runs)
  return [...inputs.entries()].flatMap(([at, value]) =>
    value > 0 && at % KEY_COLUMNS >= 15
      ? [[Math.floor(at / KEY_COLUMNS), (at % KEY_COLUMNS) - 15, value] as const]
      : [],
  )
}

it('a move counts for its goal, by both thirds and the interval between', () => {
  expect(movesOf([9, 'min'], [2, 'min'])).toEqual([[2, 2 * (12 + 7) + 1, 1]])
  expect(movesOf([7, '7'], [0, 'maj'])).toEqual([[0, 2 * 7, 1]])
})

it('what moves nowhere or has no third does not count', () => {
  expect(movesOf([0, 'maj'], [0, 'min'], [7, 'sus4'], [7, 'dim'])).toEqual([])
})

it('shares of moves are square roots', () => {
  const [first, second] = movesOf([0, 'maj'], [5, 'maj'], [0, 'maj'], [5, 'maj'], [0, 'maj'])
  expect([first, second]).toEqual([
    [0, 2 * 5, expect.closeTo(Math.SQRT1_2)],
    [5, 2 * 7, expect.closeTo(Math.SQRT1_2)],
  ])
})
