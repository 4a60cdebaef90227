import { expect, test } from 'vitest'
import type { MeterSpan } from '../schema/arrangement-picture.ts'
import { barAt, barPlace, barsBetween, barsOfBeats, beatOfBar, beatsOfBars, wholeRange } from './bars.ts'

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
  expect(barPlace(meters, beat)).toBeCloseTo(bar, 6)
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
  expect(barPlace([], 8)).toBe(3)
  expect(beatOfBar([], 3)).toBe(8)
})

test('the whole picture ends with its last bar, begun or full', () => {
  expect(wholeRange({ meters: COMMON, lengthBeats: 13 })).toEqual({ start: 0, end: 16 })
  expect(wholeRange({ meters: COMMON, lengthBeats: 16 })).toEqual({ start: 0, end: 16 })
  expect(wholeRange({ meters: COMMON, lengthBeats: 0 })).toEqual({ start: 0, end: 4 })
})

test('a hair beyond a bar line is the rounding of a file, and touches no further bar', () => {
  expect(barsBetween(COMMON, 0, 8.00001)).toEqual({ from: 1, to: 2 })
  expect(barAt(COMMON, 7.99999)).toBe(3)
  expect(wholeRange({ meters: COMMON, lengthBeats: 8.00001 })).toEqual({ start: 0, end: 8 })
})

test('what lies before the first beat counts as bar 1', () => {
  expect(barAt(COMMON, -4)).toBe(1)
  expect(barsBetween(COMMON, -4, 4)).toEqual({ from: 1, to: 1 })
})
