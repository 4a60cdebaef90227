import { describe, expect, it } from 'vitest'
import { readContour } from './read-contour.ts'

/** So many bars each of parts 1 to `size`, or of the parts named. */
const song = (...stretches: (readonly [size: number | readonly number[], bars: number])[]) =>
  stretches.flatMap(([size, bars]) =>
    Array.from(
      { length: bars },
      () => new Set(typeof size === 'number' ? Array.from({ length: size }, (_, at) => at + 1) : size),
    ),
  )

describe('the contour of a song', () => {
  it('goes from the first bars to the fullest, and to what is left', () => {
    expect(readContour(song([1, 8], [5, 16], [2, 8]))).toEqual({
      start: { partCount: 1, bars: { from: 1, to: 8 }, trackIds: [1] },
      full: { partCount: 5, bars: { from: 9, to: 24 }, trackIds: [1, 2, 3, 4, 5] },
      dip: null,
      end: { partCount: 2, bars: { from: 25, to: 32 }, trackIds: [1, 2] },
      isFullToTheEnd: false,
      entries: [],
    })
  })

  it('finds the deepest place between two that are twice as full, also before the fullest', () => {
    expect(readContour(song([6, 8], [3, 4], [6, 8], [2, 4], [6, 8]))?.dip?.bars).toEqual({ from: 21, to: 24 })
    expect(readContour(song([2, 8], [6, 8], [3, 8], [9, 8]))?.dip?.bars).toEqual({ from: 17, to: 24 })
    expect(readContour(song([2, 8], [6, 8], [4, 8], [9, 8]))?.dip).toBeNull()
  })

  it('takes a rest in what is left for no break', () => {
    const contour = readContour(song([5, 16], [2, 8], [1, 8], [2, 8], [1, 8], [2, 8]))
    expect(contour?.dip).toBeNull()
    expect(contour?.end?.bars.from).toBe(17)
  })

  it('calls full what is but for a part in eight, from where all play', () => {
    const contour = readContour(song([1, 8], [8, 4], [9, 8], [8, 12]))
    expect(contour?.full.bars).toEqual({ from: 13, to: 32 })
    expect(contour?.isFullToTheEnd).toBe(true)
  })

  it('knows the parts that come in one after another, as long as it gets fuller', () => {
    expect(readContour(song([1, 8], [2, 8], [3, 8], [4, 8]))?.entries).toEqual([
      { bar: 1, trackIds: [1] },
      { bar: 9, trackIds: [2] },
      { bar: 17, trackIds: [3] },
      { bar: 25, trackIds: [4] },
    ])
    expect(readContour(song([1, 8], [2, 8], [5, 8], [6, 8]))?.entries).toEqual([])
    expect(readContour(song([1, 8], [2, 8], [[2, 3], 8], [4, 8], [5, 8]))?.entries).toEqual([])
  })

  it('is none where about as many play all along, or where hardly any play', () => {
    expect(readContour(song([4, 16], [5, 16]))).toBeUndefined()
    expect(readContour(song([1, 16], [2, 16]))).toBeUndefined()
    expect(readContour([])).toBeUndefined()
  })
})
