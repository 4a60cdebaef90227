import { expect, it } from 'vitest'
import { findEnd, findRange } from './find-range.ts'
import { inParts } from './in-parts.ts'
import { rowHeights } from './row-heights.ts'

const entries = Array.from({ length: 100 }, (_, index) => ({ number: index + 120 }))
const parts = inParts(entries)
const [third] = entries.slice(2)

it('puts entries into parts by their numbers, so that dropping the first changes one part', () => {
  expect(parts.map(({ place, start, entries: own }) => [place, start, own.length])).toEqual([
    [0, 0, 8],
    [1, 8, 92],
  ])
  expect(inParts(entries.slice(1)).map(({ place, entries: own }) => [place, own.length])).toEqual([
    [0, 7],
    [1, 92],
  ])
})

it('finds what reaches into a stretch of the list', () => {
  const heights = rowHeights(() => 10)
  expect(findRange(parts, heights, 0, 5)).toEqual({ first: 0, last: 0, firstTopPx: 0 })
  expect(findRange(parts, heights, 15, 345)).toEqual({ first: 1, last: 34, firstTopPx: 10 })
  expect(findRange(parts, heights, 995, 2000)).toEqual({ first: 99, last: 99, firstTopPx: 990 })
  expect(findRange(parts, heights, -500, -100)).toEqual({ first: 0, last: 0, firstTopPx: 0 })
})

it('goes by the heights that it has learned, until they are forgotten', () => {
  const heights = rowHeights(() => 10)
  findRange(parts, heights, 0, 1000)
  if (third) heights.learn(third, 0, 500)
  expect(findRange(parts, heights, 400, 525)).toEqual({ first: 2, last: 3, firstTopPx: 20 })
  heights.forget(400)
  expect(findRange(parts, heights, 400, 405)).toEqual({ first: 39, last: 40, firstTopPx: 390 })
})

it('finds the last stretch, and everything where the list is shorter', () => {
  expect(findEnd(parts, () => 10, 95)).toBe(90)
  expect(findEnd(parts, () => 10, 5000)).toBe(0)
  expect(findEnd([], () => 10, 5000)).toBe(0)
})
