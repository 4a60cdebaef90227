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

  it('tells what is left at the very end', () => {
    expect(readContour(song([5, 16], [2, 8], [1, 8]))?.end?.bars).toEqual({ from: 25, to: 32 })
    expect(readContour(song([5, 16], [2, 8], [1, 2]))?.end ?? null).toBeNull()
  })

  it('stays full where all but one play on, and more than three in four', () => {
    const contour = readContour(song([1, 8], [8, 4], [9, 8], [8, 12]))
    expect(contour?.full.bars).toEqual({ from: 13, to: 20 })
    expect(contour?.isFullToTheEnd).toBe(true)
    expect(readContour(song([2, 8], [4, 16], [3, 8], [4, 16]))?.isFullToTheEnd).toBe(false)
    expect(readContour(song([1, 8], [9, 8], [7, 4], [9, 8]))?.isFullToTheEnd).toBe(false)
    // The last bar may ring out; what goes before it is no end of all.
    expect(readContour(song([1, 8], [9, 8], [2, 1]))?.isFullToTheEnd).toBe(true)
    expect(readContour(song([1, 8], [9, 8], [2, 2]))?.isFullToTheEnd).toBe(false)
  })

  it('is fullest where most play, with the fewest of those bars where they come and go', () => {
    expect(readContour(song([2, 8], [12, 4], [2, 4], [14, 2], [17, 1], [15, 2], [16, 3], [2, 8]))?.full).toMatchObject({
      partCount: 17,
      fewest: 14,
      bars: { from: 17, to: 24 },
    })
  })

  it('is none of two songs with a silence of a phrase between, nor of a song that begins unevenly', () => {
    expect(readContour(song([1, 8], [5, 8], [0, 8], [5, 8]))).toBeUndefined()
    expect(readContour(song([1, 8], [5, 8], [0, 4], [5, 8]))).toBeDefined()
    expect(readContour(song([1, 2], [2, 2], [1, 4], [5, 8]))).toBeUndefined()
  })

  it('names those who play all along, and nobody where they take turns', () => {
    expect(readContour(song([[1], 4], [[2], 4], [5, 8]))?.start).toEqual({
      partCount: 1,
      bars: { from: 1, to: 8 },
      trackIds: [],
    })
  })

  it('says of each bar what it holds, whatever the song', () => {
    let seed = 7
    const upTo = (most: number) => (seed = (seed * 16_807) % 2_147_483_647) % most
    const isEach = (
      playing: ReturnType<typeof song>,
      { from, to }: { from: number; to: number },
      least: number,
      most: number,
    ) => playing.slice(from - 1, to).every(({ size }) => size >= least && size <= most)
    let told = 0
    for (let round = 0; round < 2000; round++) {
      const playing = song(...Array.from({ length: 3 + upTo(6) }, () => [upTo(9), 1 + upTo(12)] as const))
      const contour = readContour(playing)
      if (!contour) continue
      told++
      const { start, full, dip, end, isFullToTheEnd } = contour
      expect(Math.max(...playing.map(({ size }) => size))).toBe(full.partCount)
      expect(isEach(playing, full.bars, full.fewest ?? full.partCount, full.partCount)).toBe(true)
      for (const place of [start, dip, end])
        expect(place === null || isEach(playing, place.bars, place.partCount, place.partCount)).toBe(true)
      const last = playing.findLastIndex(({ size }) => size > 0) + 1
      expect(playing.slice(0, start.bars.from - 1).every(({ size }) => size === 0)).toBe(true)
      if (end) expect(end.bars.to).toBe(last)
      if (isFullToTheEnd) {
        const from = Math.max(full.bars.from, dip && dip.bars.from > full.bars.from ? last - 5 : 0)
        const least = Math.max(full.partCount - 1, full.partCount * 0.75)
        expect(isEach(playing, { from: from + 1, to: last - 1 }, least, full.partCount)).toBe(true)
      }
    }
    expect(told).toBeGreaterThan(100)
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
