import { describe, expect, it } from 'vitest'
import { barAt, barGrid } from './bar-grid.ts'

describe('barGrid', () => {
  it('covers music in 4/4 and counts bars from 1', () =>
    expect(barGrid({ beatsPerBar: 4 }, 0, 12)).toEqual({ count: 3, startBeats: [0, 4, 8, 12], firstNumber: 1 }))

  it('begins at the bar that holds the first note', () =>
    expect(barGrid({ beatsPerBar: 3 }, 7, 8)).toEqual({ count: 1, startBeats: [6, 9], firstNumber: 3 }))

  it('counts bars before beat 0 down', () => expect(barGrid({ beatsPerBar: 4 }, -3, 4).firstNumber).toBe(0))

  it('follows a change of time signature', () =>
    expect(barGrid({ beatsPerBar: 4, changes: [{ startBeats: 8, beatsPerBar: 3 }] }, 0, 14).startBeats).toEqual([
      0, 4, 8, 11, 14,
    ]))

  it('cuts a bar short where the signature changes inside it', () =>
    expect(barGrid({ beatsPerBar: 4, changes: [{ startBeats: 6, beatsPerBar: 2 }] }, 0, 10).startBeats).toEqual([
      0, 4, 6, 8, 10,
    ]))

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('takes bars of %d beats as four', (beatsPerBar) =>
    expect(barGrid({ beatsPerBar }, 0, 8).startBeats).toEqual([0, 4, 8]),
  )
})

describe('barAt', () => {
  const grid = barGrid({ beatsPerBar: 4, changes: [{ startBeats: 8, beatsPerBar: 3 }] }, 0, 14)
  it.each([
    [-5, 0],
    [0, 0],
    [3.99, 0],
    [4, 1],
    [8, 2],
    [10.9, 2],
    [11, 3],
    [99, 3],
  ])('beat %d lies in bar %i of the grid', (beats, bar) => expect(barAt(grid, beats)).toBe(bar))
})
