import { describe, expect, it } from 'vitest'
import { velocityLayers } from './velocity-layers.ts'

/** Sixteen bars of hits at these places with these velocities. */
const bars = (hits: readonly (readonly [beat: number, velocity: number])[], beatsPerBar = 4) =>
  Array.from({ length: 16 }, (_, bar) =>
    hits.map(([beat, velocity]) => ({ startBeats: bar * beatsPerBar + beat, velocity: velocity + (bar % 3) })),
  ).flat()

describe('velocityLayers', () => {
  it('tells a backbeat from the ghost notes between', () => {
    const snare = bars([
      [0.75, 35],
      [1, 110],
      [1.75, 32],
      [2.25, 38],
      [3, 112],
    ])
    expect(velocityLayers(snare, 4)).toEqual({
      loud: { velocity: 112, range: [110, 114], extent: [110, 114], hits: 32, sixteenths: [4, 12] },
      soft: { velocity: 36, range: [32, 40], extent: [32, 40], hits: 48, sixteenths: [3, 7, 9] },
    })
  })

  it('finds the accent of a bar of three', () => {
    const hats = bars(
      [0, 0.5, 1, 1.5, 2, 2.5].map((beat) => [beat, beat === 0 ? 100 : 60] as const),
      3,
    )
    expect(velocityLayers(hats, 3)?.loud.sixteenths).toEqual([0])
  })

  it('finds no place for hits between the sixteenths', () => {
    const on = bars([
      [1, 60],
      [3.25, 110],
    ])
    expect(velocityLayers(on, 4)?.loud.sixteenths).toEqual([13])
    const rolled = bars([
      [1, 60],
      [3.125, 110],
      [3.25, 110],
    ])
    expect(velocityLayers(rolled, 4)).toBeNull()
    const rare = [...on, ...rolled.filter(({ startBeats }) => startBeats % 16 === 3.125)]
    expect(velocityLayers(rare, 4)?.loud).toMatchObject({ hits: 16, sixteenths: [13] })
    const swung = bars([
      [1, 60],
      [3.33, 110],
    ])
    expect(velocityLayers(swung, 4)?.loud.sixteenths).toEqual([13])
  })

  it('says how far hats in three steps are apart above the cut', () => {
    const hats = bars([0, 0.25, 0.5, 0.75].map((beat, at) => [beat, [91, 101, 61, 101][at] ?? 0] as const))
    expect(velocityLayers(hats, 4)?.loud.range).toEqual([91, 103])
    const oneHard = hats.map((hit, at) => (at === 1 ? { ...hit, velocity: 127 } : hit))
    expect(velocityLayers(oneHard, 4)?.loud).toMatchObject({ range: [91, 103], extent: [91, 127] })
  })

  it.each([
    ['too few hits', bars([[1, 110]]).slice(0, 8)],
    ['hits that are much alike', bars([0, 1, 2, 3].map((beat) => [beat, beat % 2 ? 100 : 88] as const))],
    [
      'hits that differ by degrees',
      bars([0, 1, 2, 3].map((beat) => [beat, 40] as const)).map((hit, at) => ({ ...hit, velocity: 40 + at })),
    ],
    [
      'a soft verse before a loud chorus',
      bars([0, 1, 2, 3].map((beat) => [beat, 40] as const)).map((hit) => ({
        ...hit,
        velocity: hit.startBeats < 32 ? 40 : 110,
      })),
    ],
    [
      'loud bars and soft bars on different beats',
      bars([0, 2].map((beat) => [beat, 40] as const))
        .slice(0, 16)
        .concat(bars([1, 3].map((beat) => [beat, 110] as const)).slice(16)),
    ],
    [
      'a soft fill in every fourth bar',
      bars([
        ...[1, 3].map((beat) => [beat, 110] as const),
        ...[0, 0.25, 0.5].map((beat) => [beat, 40] as const),
      ]).filter(({ startBeats }) => startBeats % 4 >= 1 || Math.floor(startBeats / 4) % 4 === 3),
    ],
    [
      'a place that is loud in half of the bars',
      bars([0, 1, 2, 3].map((beat) => [beat, beat === 0 ? 110 : 40] as const)).map((hit) =>
        hit.startBeats % 4 === 2 && hit.startBeats < 32 ? { ...hit, velocity: 110 } : hit,
      ),
    ],
    [
      'one stray loud hit',
      bars([0, 1, 2, 3].map((beat) => [beat, 50] as const)).map((hit, at) => ({
        ...hit,
        velocity: at === 7 ? 120 : 50,
      })),
    ],
  ])('knows no two layers in %s', (_, hits) => {
    expect(velocityLayers(hits, 4)).toBeNull()
  })
})
