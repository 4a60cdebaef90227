import { expect, it } from 'vitest'
import { apply, normalise } from './layer.ts'

it('apply gives the bias plus the weighted rows, for each vector', () => {
  const layer = { inputs: 2, matrix: Float64Array.of(1, 2, 3, 10, 20, 30), bias: Float64Array.of(0.5, 0, -0.5) }
  expect([...apply(layer, Float64Array.of(1, 0, 2, -1), 2)]).toEqual([1.5, 2, 2.5, -7.5, -16, -24.5])
})

it('normalise brings each vector to mean 0 and variance 1, then scales and shifts it', () => {
  const norm = { scale: Float64Array.of(1, 1, 2), shift: Float64Array.of(0, 0, 5) }
  const [a, b, c, ...even] = normalise(norm, Float64Array.of(1, 2, 3, 7, 7, 7), 2)
  expect(a).toBeCloseTo(-Math.sqrt(1.5), 4)
  expect(b).toBeCloseTo(0)
  expect(c).toBeCloseTo(5 + 2 * Math.sqrt(1.5), 4)
  expect(even).toEqual([0, 0, 5])
})
