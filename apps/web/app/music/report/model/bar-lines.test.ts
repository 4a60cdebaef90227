import type { MeterSpan } from '@kvint/report'
import { describe, expect, test } from 'vitest'
import { barTicks } from './bar-lines.ts'

const COMMON: MeterSpan[] = [{ startBar: 1, startBeats: 0, numerator: 4, denominator: 4, beatsPerBar: 4 }]
const TURNING: MeterSpan[] = [
  ...COMMON,
  { startBar: 5, startBeats: 16, numerator: 3, denominator: 4, beatsPerBar: 3 },
  { startBar: 7, startBeats: 22, numerator: 7, denominator: 8, beatsPerBar: 3.5 },
]

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
