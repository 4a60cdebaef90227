import { describe, expect, it } from 'vitest'
import { interpolate } from './interpolate.ts'
import { runRotated } from './rotated-network.ts'
import type { RotatedGroup } from './running-group.ts'
import { RowList } from './row-list.ts'
import { unpackWeights } from './unpack-weights.ts'

const base64 = (bytes: readonly number[]): string => btoa(String.fromCharCode(...bytes.map((byte) => byte & 255)))
/** One window, one scalar, one unit in each layer: it answers `2 × (the note 4 above the root) + scalar`. */
const weights = unpackWeights({
  windows: 1,
  scalars: 1,
  hidden1: 1,
  hidden2: 1,
  outputs: 1,
  matrices: [
    { bytes: base64([0, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 50]), scales: [0.02] },
    { bytes: base64([1]), scales: [1] },
    { bytes: base64([1]), scales: [1] },
  ],
  biases: [[0], [0], [0]],
})

describe('runRotated', () => {
  it('hears the same thing above every root', () => {
    for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
      const vectors = new Float32Array(12)
      vectors[pitchClass] = 1
      const group: RotatedGroup = { unitOf: Int32Array.of(0), units: 1, inputs: [{ vectors, offset: 0, window: 0 }] }
      const scores = [...runRotated(weights, [group], Float32Array.of(0), 1)]
      expect(scores.indexOf(2)).toBe((pitchClass + 8) % 12)
      expect(scores.filter((score) => score !== 0)).toHaveLength(1)
    }
  })

  it('adds scalars for every root and looks at neighbouring units', () => {
    const vectors = new Float32Array(24)
    vectors[12 + 4] = 0.5
    const group: RotatedGroup = { unitOf: Int32Array.of(0, 1), units: 2, inputs: [{ vectors, offset: 1, window: 0 }] }
    const scores = runRotated(weights, [group], Float32Array.of(1, 0), 2)
    expect(scores[0]).toBeCloseTo(2)
    expect(scores[1]).toBeCloseTo(1)
    expect(scores[12]).toBe(0)
  })
})

describe('runRotated with repeats and chosen roots', () => {
  const vectors = Float32Array.from({ length: 48 }, (_, index) =>
    index % 12 === 4 ? 0.5 : index % 12 === 7 ? 0.25 : 0,
  )
  vectors[12 + 9] = 1
  const group: RotatedGroup = {
    unitOf: Int32Array.of(0, 1, 2, 3),
    units: 4,
    inputs: [{ vectors, offset: 0, window: 0 }],
  }
  const all = runRotated(weights, [group], new Float32Array(4), 4)
  const of = (scores: Float32Array, item: number): number[] => [...scores.subarray(item * 12, item * 12 + 12)]

  it('gives the same scores to what sounds the same', () => {
    expect(of(all, 2)).toEqual(of(all, 0))
    expect(of(all, 3)).toEqual(of(all, 0))
    expect(of(all, 1)).not.toEqual(of(all, 0))
  })

  it('scores only the roots that are asked, as it would among all', () => {
    const asked = new Uint8Array(48)
    for (const [item, root] of [
      [0, 0],
      [1, 5],
      [2, 0],
      [3, 3],
    ] as const)
      asked[item * 12 + root] = 1
    const some = runRotated(weights, [group], new Float32Array(4), 4, asked)
    for (let item = 0; item < 4; item++)
      expect(of(some, item)).toEqual(of(all, item).map((score, root) => (asked[item * 12 + root] ? score : 0)))
  })
})

describe('RowList', () => {
  it('knows lists that hold the same rows', () => {
    const listed = (...entries: readonly (readonly [number, number])[]): number => {
      const rows = new RowList(4)
      for (const [start, factor] of entries) rows.add(start, factor)
      return rows.print()
    }
    expect(listed([1, 0.5], [2, 0.25])).toBe(listed([1, 0.5], [9, 0], [2, 0.25]))
    const others = [listed(), listed([1, 0.5]), listed([2, 0.5]), listed([1, 0.25]), listed([1, 0.5], [1, 0.5])]
    expect(new Set(others).size).toBe(others.length)
  })

  it.each([1, 7, 8, 9, 17])('adds %i rows', (count) => {
    const source = Float64Array.from({ length: 40 }, (_, index) => index)
    const rows = new RowList(20)
    rows.clear()
    for (let row = 0; row < count; row++) rows.add(row * 2, row + 1)
    const target = Float64Array.of(9, 1, 1, 9)
    rows.addTo(target, 1, source, 2)
    const expected = (column: number) =>
      Array.from({ length: count }, (_, row) => (row + 1) * (row * 2 + column)).reduce((sum, value) => sum + value, 1)
    expect([...target]).toEqual([9, expected(0), expected(1), 9])
  })
})

describe('interpolate', () => {
  it.each([
    [-1, 2],
    [0, 2],
    [0.5, 3],
    [1, 4],
    [3, 4],
  ])('at %f is %f', (x, y) =>
    expect(
      interpolate(
        [
          [0, 2],
          [1, 4],
        ],
        x,
      ),
    ).toBe(y),
  )
})
