import { expect, it } from 'vitest'
import { placeNodes } from './nodes.ts'

it('placeNodes numbers the roots that are asked, and finds those beside each', () => {
  const asked = new Uint8Array(36)
  for (const at of [0, 7, 12 + 7, 24 + 2]) asked[at] = 1
  const nodes = placeNodes(3, asked)
  expect([...nodes.slotOf]).toEqual([0, 7, 19, 26])
  expect(nodes.beside(0, 0, 7)).toBe(1)
  expect(nodes.beside(1, 0, 5)).toBe(0)
  expect(nodes.beside(1, 1, 0)).toBe(2)
  expect(nodes.beside(2, 1, 7)).toBe(3)
  expect(nodes.beside(2, 1, 0)).toBe(-1)
  expect(nodes.beside(0, -1, 0)).toBe(-1)
  expect(nodes.beside(3, 1, 0)).toBe(-1)
})
