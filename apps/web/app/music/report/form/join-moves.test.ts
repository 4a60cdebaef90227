import { expect, it } from 'vitest'
import { joinMoves } from './join-moves.ts'

it('keeps marks that stand free', () => {
  const moves = [
    { bar: 1, enters: [1], leaves: [], x: 0 },
    { bar: 9, enters: [], leaves: [1], x: 10 },
  ]
  expect(joinMoves(moves)).toEqual(moves)
})

it('makes one mark of those that would lie on each other, each track once', () => {
  expect(
    joinMoves([
      { bar: 1, enters: [1, 2], leaves: [], x: 0 },
      { bar: 2, enters: [2], leaves: [3], x: 4 },
      { bar: 9, enters: [4], leaves: [], x: 32 },
    ]),
  ).toEqual([
    { bar: 1, enters: [1, 2], leaves: [3], x: 0 },
    { bar: 9, enters: [4], leaves: [], x: 32 },
  ])
})
