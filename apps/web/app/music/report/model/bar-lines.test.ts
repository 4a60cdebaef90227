import type { MeterSpan } from '@kvint/insights'
import { describe, expect, test } from 'vitest'
import { barOfBeat, barsOfBeats, barTicks, beatOfBar, beatsOfBars, wholeRange } from './bar-lines.ts'

const COMMON: MeterSpan[] = [{ startBar: 1, startBeats: 0, numerator: 4, denominator: 4, beatsPerBar: 4 }]
const TURNING: MeterSpan[] = [
  ...COMMON,
  { startBar: 5, startBeats: 16, numerator: 3, denominator: 4, beatsPerBar: 3 },
  { startBar: 7, startBeats: 22, numerator: 7, denominator: 8, beatsPerBar: 3.5 },
]

test.each([
  [COMMON, 0, 1],
  [COMMON, 4, 2],
  [COMMON, 130, 33.5],
  [TURNING, 15.9, 4.975],
  [TURNING, 16, 5],
  [TURNING, 22, 7],
  [TURNING, 25.5, 8],
])('beat to bar and back', (meters, beat, bar) => {
  expect(barOfBeat(meters, beat)).toBeCloseTo(bar, 6)
  expect(beatOfBar(meters, bar)).toBeCloseTo(beat, 6)
})

test('bars 33 to 40 of common time are beats 128 to 160, and back', () => {
  const beats = beatsOfBars(COMMON, { from: 33, to: 40 })
  expect(beats).toEqual({ start: 128, end: 160 })
  expect(barsOfBeats(COMMON, beats)).toEqual({ from: 33, to: 40 })
})

test('a stretch shorter than a bar still lies in one', () => {
  expect(barsOfBeats(COMMON, { start: 5, end: 5.5 })).toEqual({ from: 2, to: 2 })
})

test('without a meter bars are four beats', () => {
  expect(barOfBeat([], 8)).toBe(3)
  expect(beatOfBar([], 3)).toBe(8)
})

const FORM = { densityPerBar: [], moves: [], longestUnchanged: null, copyShare: null }

test('the whole picture ends with its last bar, begun or full', () => {
  const picture = {
    of: 'arrangement',
    tempos: [],
    clips: [],
    locators: [],
    sections: [],
    form: FORM,
    meters: COMMON,
  } as const
  expect(wholeRange({ ...picture, lengthBeats: 13 })).toEqual({ start: 0, end: 16 })
  expect(wholeRange({ ...picture, lengthBeats: 16 })).toEqual({ start: 0, end: 16 })
  expect(wholeRange({ ...picture, lengthBeats: 0 })).toEqual({ start: 0, end: 4 })
})

describe('bar lines', () => {
  test('stand on every bar where there is room', () => {
    expect(barTicks(COMMON, { start: 0, end: 16 }, 10).map((tick) => tick.bar)).toEqual([1, 2, 3, 4, 5])
  })
  test('thin out to powers of two, counted from bar 1', () => {
    expect(barTicks(COMMON, { start: 0, end: 384 }, 12).map((tick) => tick.bar)).toEqual([
      1, 9, 17, 25, 33, 41, 49, 57, 65, 73, 81, 89, 97,
    ])
  })
  test('follow changes of meter', () => {
    expect(barTicks(TURNING, { start: 12, end: 22 }, 9)).toEqual([
      { bar: 4, beat: 12 },
      { bar: 5, beat: 16 },
      { bar: 6, beat: 19 },
      { bar: 7, beat: 22 },
    ])
  })
})
