import { expect, test } from 'vitest'
import { frameRange, panRange, pinchRange, zoomRange } from './move-range.ts'

const WHOLE = { start: 0, end: 400 }

test('zooming in by two keeps the beat under the pointer where it is', () => {
  expect(zoomRange({ start: 100, end: 200 }, WHOLE, 2, 125)).toEqual({ start: 112.5, end: 162.5 })
})

test('zooming out stops at the whole song', () => {
  expect(zoomRange({ start: 100, end: 200 }, WHOLE, 0.01)).toEqual(WHOLE)
})

test('zooming in stops at one beat', () => {
  const { start, end } = zoomRange({ start: 100, end: 102 }, WHOLE, 100)
  expect(end - start).toBe(1)
})

test.each([
  ['a window on', 1, { start: 200, end: 300 }],
  ['to the end and no further', 9, { start: 300, end: 400 }],
  ['to the start and no further', -9, { start: 0, end: 100 }],
])('panning %s', (_words, share, range) => {
  expect(panRange({ start: 100, end: 200 }, WHOLE, share)).toEqual(range)
})

test('a framed stretch has room about it, but not beyond the song', () => {
  expect(frameRange({ start: 128, end: 160 }, WHOLE)).toEqual({ start: 124, end: 164 })
  expect(frameRange({ start: 0, end: 16 }, WHOLE)).toEqual({ start: 0, end: 20 })
})

test.each([
  ['twice as far apart shows half as much about them', [125, 175], [0, 1], { start: 125, end: 175 }],
  ['that move together pan', [125, 175], [0.35, 0.85], { start: 90, end: 190 }],
  ['that cross are as far apart as before', [125, 175], [0.75, 0.25], { start: 100, end: 200 }],
  ['that meet change nothing', [125, 175], [0.5, 0.5], { start: 100, end: 200 }],
  ['close together show the whole song and no more', [125, 175], [0.49, 0.5], WHOLE],
] as const)('two fingers %s', (_words, held, shares, range) => {
  const { start, end } = pinchRange({ start: 100, end: 200 }, WHOLE, held, shares)
  expect(start).toBeCloseTo(range.start)
  expect(end).toBeCloseTo(range.end)
})
