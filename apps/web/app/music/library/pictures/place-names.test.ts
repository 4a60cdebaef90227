import { expect, test } from 'vitest'
import { placeNames } from './place-names.ts'

const spot = (x: number, y: number, name = 'Tide', weight = 1) => ({ x, y, radius: 5, name, weight })

test('a name stands to the right, and to the left where the right has no room', () => {
  const places = placeNames([spot(20, 20), spot(190, 60)], 200)
  expect(places.get(0)).toEqual({ x: 29, y: 24, anchor: 'start' })
  expect(places.get(1)).toEqual({ x: 181, y: 64, anchor: 'end' })
})

test('of two in one place the heavier one is named', () => {
  const places = placeNames([spot(10, 20, 'A long name', 1), spot(14, 22, 'Another name', 2)], 120)
  expect([...places.keys()]).toEqual([1])
})
