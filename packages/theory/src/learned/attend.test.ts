import { describe, expect, it } from 'vitest'
import { attend } from './attend.ts'
import type { Layer } from './layer.ts'
import { placeNodes } from './nodes.ts'

const layer = (inputs: number, ...matrix: number[]): Layer => ({
  inputs,
  matrix: Float64Array.from(matrix),
  bias: new Float64Array(matrix.length / inputs),
})
/** Nodes of two numbers: what they ask for and answer to, and what they tell. */
const attention = { query: layer(2, 1, 0), key: layer(2, 1, 0), value: layer(2, 0, 1) }

describe('attend', () => {
  it('takes the values of those of its root that answer', () => {
    const asked = new Uint8Array(36)
    for (const at of [4, 12 + 4, 24 + 4, 24 + 5]) asked[at] = 1
    const heard = Float64Array.of(9, 1, -9, 2, 9, 3, 9, 100)
    const [first, second, third, other] = attend(attention, placeNodes(3, asked), heard)
    expect(first).toBeCloseTo(2)
    expect(second).toBeCloseTo(2)
    expect(third).toBeCloseTo(2)
    expect(other).toBeCloseTo(100)
  })

  it('hears 32 places before and after, no further', () => {
    const asked = new Uint8Array(12 * 66)
    for (const place of [0, 32, 65]) asked[place * 12] = 1
    const [first, middle, last] = attend(attention, placeNodes(66, asked), Float64Array.of(0, 1, 0, 3, 0, 8))
    expect(first).toBeCloseTo(2)
    expect(middle).toBeCloseTo(2)
    expect(last).toBeCloseTo(8)
  })
})
