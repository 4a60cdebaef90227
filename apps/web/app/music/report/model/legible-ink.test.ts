import { expect, test } from 'vitest'
import { contrast, legibleInk, luminance } from './legible-ink.ts'

test.each([
  ['#000000', 0],
  ['#ffffff', 1],
  ['#ff0000', 0.2126],
])('luminance of %s is %d', (color, value) => {
  expect(luminance(color)).toBeCloseTo(value, 4)
})

test('black on white is 21', () => {
  expect(contrast(luminance('#000000'), luminance('#ffffff'))).toBeCloseTo(21, 5)
})

/** Corners of Live's palette of 70. */
test.each([
  '#ff94a6',
  '#ffa529',
  '#f7f47c',
  '#1aff2f',
  '#10a4ee',
  '#8b4513',
  '#af3333',
  '#3c3c3c',
  '#5480e4',
  '#0f2c7a',
])('text on %s reaches 4.5', (color) => {
  expect(contrast(luminance(color), luminance(legibleInk(color)))).toBeGreaterThanOrEqual(4.5)
})
