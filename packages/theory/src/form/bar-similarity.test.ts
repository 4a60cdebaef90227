import { describe, expect, it } from 'vitest'
import type { Note } from '../notes/note.ts'
import { barFeatures } from './bar-features.ts'
import { barSimilarity, dice } from './bar-similarity.ts'
import { boundaryLogOdds } from './boundary-network.ts'

const bar = (pitches: readonly number[], index: number, track = 0): Note[] =>
  pitches.map((pitch, beat) => ({ pitch, startBeats: index * 4 + beat, durationBeats: 0.9, velocity: 90, track }))

describe('dice', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], 1],
    [[1, 2], [3, 4], 0],
    [[1, 2, 3, 4], [3, 4, 5, 6], 0.5],
    [[], [1], 0],
  ])('of %o and %o is %f', (a, b, value) => expect(dice(a, b)).toBe(value))
})

describe('barSimilarity', () => {
  const notes = [
    ...bar([72, 74, 76, 77], 0),
    ...bar([60, 62, 64, 65], 1),
    ...bar([72, 74, 76, 77], 2),
    ...bar([72, 74, 60, 62], 3),
  ]
  const similarity = barSimilarity(barFeatures(notes, { beatsPerBar: 4 }))
  it.each([
    [0, 2, 1],
    [2, 0, 1],
    [0, 1, 0],
    [0, 3, 0.5],
    [3, 3, 1],
    [0, 99, 0],
  ])('of bars %i and %i is %f', (a, b, value) => expect(similarity.at(a, b)).toBeCloseTo(value))
})

describe('barFeatures', () => {
  it('takes the highest single line for the lead', () => {
    const bass = Array.from({ length: 8 }, (_, index) => bar([36, 36, 43, 36], index, 1)).flat()
    const lead = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? bar([72, 74, 76, 79], index, 2) : [],
    ).flat()
    const features = barFeatures(
      [...bass, ...lead].sort((a, b) => a.startBeats - b.startBeats),
      { beatsPerBar: 4 },
    )
    expect(features.lead).toMatchObject({ track: 2 })
    expect([...(features.lead?.counts ?? [])]).toEqual([4, 0, 4, 0, 4, 0, 4, 0])
    expect(features.tracks.map((tracks) => tracks.size)).toEqual([2, 1, 2, 1, 2, 1, 2, 1])
  })
  it('has no lead where only a bass plays', () => {
    expect(
      barFeatures(Array.from({ length: 8 }, (_, index) => bar([36, 36, 43, 36], index)).flat(), { beatsPerBar: 4 })
        .lead,
    ).toBeNull()
  })
})

describe('boundaryLogOdds', () => {
  it('adds up what passes the hidden layer', () => {
    const weights = {
      inputs: 2,
      hidden: 2,
      input: [1, -1, 2, 0],
      bias: [0, 0.5],
      output: [3, 10],
      outputBias: -1,
      lengthLog: [],
    }
    expect([...boundaryLogOdds(weights, Float32Array.of(1, 1, 0, 0), 2)]).toEqual([8, 4])
  })
})
