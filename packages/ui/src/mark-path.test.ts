import { expect, test } from 'vitest'
import { markPath } from './mark-path.ts'

test('at rest it starts in the middle, as both sines do', () => {
  expect(markPath()).toMatch(/^M0 0L/)
})

test('a quarter turn of phase starts it at the right edge', () => {
  expect(markPath(0.25)).toMatch(/^M1 0L/)
})

test('it stays within its box and closes', () => {
  const numbers = markPath(0.1)
    .match(/-?[\d.]+/g)!
    .map(Number)
  expect(numbers.every((value) => Math.abs(value) <= 1)).toBe(true)
  expect(numbers).toHaveLength(240)
  expect(markPath(0.1).endsWith('Z')).toBe(true)
})

test('three waves across for two down: it touches its right edge three times and its top twice', () => {
  const points = markPath(0, 1200)
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number))
  const peaks = (axis: 0 | 1) =>
    points.filter((point, index) => {
      const before = points[(index + 1199) % 1200]![axis]!
      return point[axis]! > 0.9999 && before <= 0.9999
    }).length
  expect([peaks(0), peaks(1)]).toEqual([3, 2])
})
