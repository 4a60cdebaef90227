import { expect, test } from 'vitest'
import { layTiles } from './lay-tiles.ts'

test('areas are as the values, and fill the whole', () => {
  const tiles = layTiles([5, 3, 1, 1], 200, 100)
  const areas = tiles.map(({ width, height }) => Math.round((width * height) / 2000))
  expect(areas).toEqual([5, 3, 1, 1])
})

test('nothing stands outside', () => {
  for (const { x, y, width, height } of layTiles([9, 9, 4, 2, 1, 1, 1], 300, 120)) {
    expect(x + width).toBeLessThanOrEqual(300.001)
    expect(y + height).toBeLessThanOrEqual(120.001)
  }
})

test('no values, no tiles', () => expect(layTiles([], 100, 100)).toEqual([]))
