import { expect, test } from 'vitest'
import { paperZoom, rowsZoom } from './use-paper-sheet.ts'

test.each([
  ['that fits is printed as it is', 2000, 1],
  ['of twice what fits is set smaller in both directions', 2 * 4 * 1032 * 0.52, Math.SQRT1_2],
  ['without a height is left alone', 0, 1],
])('a report %s', (_, height, zoom) => {
  expect(paperZoom(height)).toBeCloseTo(zoom)
})

test.each([
  [300, 1],
  [960, 0.5],
  [4000, 0.45],
])('an arrangement of %d pixels is drawn at %d', (height, zoom) => {
  expect(rowsZoom(height)).toBe(zoom)
})
