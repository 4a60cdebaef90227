import { describe, expect, it } from 'vitest'
import { joinShortStretches } from './join-short-stretches.ts'

describe('joinShortStretches', () => {
  it('gives a stretch to the neighbour that suits it better', () => {
    const scores = [0, -5, -5, 0, -5, -5, -3, -1, 0, -5, 0, -5, -5, 0, -5]
    const joined = joinShortStretches(Int32Array.of(0, 0, 2, 1, 1), scores, 3, [0, 4, 8, 8.5, 12, 16], 2)
    expect([...joined]).toEqual([0, 0, 1, 1, 1])
  })

  it('leaves stretches that last, and music that is short as a whole', () => {
    const join = (path: Int32Array, least: number) => [
      ...joinShortStretches(path, new Float64Array(4), 2, [0, 2, 4], least),
    ]
    expect(join(Int32Array.of(0, 1), 2)).toEqual([0, 1])
    expect(join(Int32Array.of(1, 1), 8)).toEqual([1, 1])
  })

  it('goes on until none is too short', () => {
    const path = Int32Array.of(0, 1, 0, 1, 0, 0, 0, 0)
    const scores = Float64Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? 0 : -1))
    expect([...joinShortStretches(path, scores, 2, [0, 1, 2, 3, 4, 5, 6, 7, 8], 2)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })
})
