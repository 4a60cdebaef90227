import { expect, it } from 'vitest'
import { stretchOf } from './stretch-layers.ts'

const drawn = { start: 16, end: 48 }

it.each([
  ['the same bars', { start: 16, end: 48 }, ''],
  ['a quarter of a window on', { start: 24, end: 56 }, 'translateX(-25%) scaleX(1)'],
  ['half as much, from the same beat', { start: 16, end: 32 }, 'translateX(0%) scaleX(2)'],
  ['more on both sides', { start: 8, end: 72 }, 'translateX(12.5%) scaleX(0.5)'],
  ['much closer, where the text would be smeared', { start: 16, end: 20 }, ''],
  ['other bars, of which nothing is drawn', { start: 48, end: 80 }, ''],
])('moves what is drawn to %s', (_what, wanted, transform) => {
  expect(stretchOf(drawn, wanted)).toBe(transform)
})
