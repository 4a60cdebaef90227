import { expect, test } from 'vitest'
import { clipLook, contrast, luminance } from './clip-look.ts'

test.each([
  ['#000000', 0],
  ['#ffffff', 1],
  ['rgb(255, 0, 0)', 0.2126],
])('luminance of %s is %d', (color, value) => {
  expect(luminance(color)).toBeCloseTo(value, 4)
})

test('black on white is 21', () => {
  expect(contrast(luminance('#000000'), luminance('#ffffff'))).toBeCloseTo(21, 5)
})

/** Corners of Live's palette of 70, on the grounds of both themes. */
const COLOURS = '#ff94a6 #ffa529 #f7f47c #1aff2f #10a4ee #8b4513 #af3333 #3c3c3c #5480e4 #0f2c7a #ffffff'.split(' ')
const THEMES = [
  ['rgb(4, 10, 12)', 'rgb(230, 238, 241)'],
  ['rgb(228, 235, 238)', 'rgb(8, 16, 20)'],
] as const

test.each(THEMES.flatMap(([ground, ink]) => COLOURS.map((color) => [color, ground, ink] as const)))(
  'notes in %s on %s reach 4.5',
  (color, ground, ink) => {
    const look = clipLook(color, ground, ink)
    expect(contrast(luminance(look.fill), luminance(look.ink))).toBeGreaterThanOrEqual(4.5)
  },
)

test('a colour that is seen keeps its own', () => {
  expect(clipLook('#ffa529', 'rgb(4, 10, 12)', 'rgb(230, 238, 241)').ink).toBe('rgb(255, 165, 41)')
})
