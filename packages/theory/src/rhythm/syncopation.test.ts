import { describe, expect, it } from 'vitest'
import { measureSyncopation, metricalWeights } from './syncopation.ts'

const play = (...starts: readonly number[]) => held(0.25, ...starts)
const held = (durationBeats: number, ...starts: readonly number[]) =>
  starts.map((startBeats) => ({ pitch: 60, startBeats, durationBeats, velocity: 90 }))

describe('metricalWeights', () => {
  it.each([
    [4, [0, -4, -3, -4, -2, -4, -3, -4, -1, -4, -3, -4, -2, -4, -3, -4]],
    [3, [0, -4, -3, -4, -2, -4, -1, -4, -2, -4, -3, -4]],
    [2, [0, -4, -3, -4, -1, -4, -3, -4]],
    [1, [0, -4, -3, -4]],
  ])('a bar of %d beats', (beats, weights) => expect(metricalWeights(beats)).toEqual(weights))
})

describe('measureSyncopation', () => {
  it('is nothing where every beat is struck', () =>
    expect(measureSyncopation(play(0, 1, 2, 3, 4, 5, 6, 7), { beatsPerBar: 4 })).toEqual({
      perBar: 0,
      share: 0,
      strongestBar: null,
    }))

  it('counts a note held over the downbeat by the difference of the two places', () =>
    expect(measureSyncopation(held(1, 0, 1, 2, 3.5, 5), { beatsPerBar: 4 })).toMatchObject({
      perBar: 3,
      share: 0.2,
      strongestBar: null,
    }))

  it('counts bars from where the meter starts again', () => {
    const after = (shift: number) => held(1, ...[0, 1, 2, 3.5, 5, 6, 7.5, 9, 10, 11.5, 13].map((beat) => beat + shift))
    const meter = { beatsPerBar: 4, changes: [{ startBeats: 1.5, beatsPerBar: 4 }] }
    const { share } = measureSyncopation(after(0), { beatsPerBar: 4 })
    expect(measureSyncopation(after(1.5), meter).share).toBe(share)
    expect(measureSyncopation(after(1.5), { beatsPerBar: 4 }).share).not.toBe(share)
    expect(measureSyncopation(play(1.5, 2.5, 3.5, 4.5, 6, 7, 9, 10.5), meter).strongestBar).toBe(3)
  })

  it('names no bar where two syncopate most', () =>
    expect(measureSyncopation(play(1.5, 3.5, 5.5, 7.5, 9), { beatsPerBar: 4 }).strongestBar).toBeNull())

  it('calls no short note before a rest held over', () =>
    expect(measureSyncopation(play(0, 1, 2, 3.5, 5), { beatsPerBar: 4 })).toMatchObject({ perBar: 3, share: 0 }))

  it('counts no note that begins on a beat and is held over the bar line', () =>
    expect(measureSyncopation(held(2, 0, 3, 6, 7, 10, 11, 14), { beatsPerBar: 4 }).share).toBe(0))

  it('counts no sixteenth that is held over an eighth alone', () =>
    expect(measureSyncopation(held(0.5, 0, 0.25, 1, 1.25, 2), { beatsPerBar: 4 }).share).toBe(0))

  it('names the bar that syncopates most', () =>
    expect(measureSyncopation(play(0, 1, 2, 3, 4.5, 5.5, 7.5, 9), { beatsPerBar: 4 }).strongestBar).toBe(2))

  it('names no bar for two notes', () =>
    expect(measureSyncopation(play(0, 1, 2, 3, 4, 5.5, 7.5, 9), { beatsPerBar: 4 }).strongestBar).toBeNull())

  it('is nothing for no notes', () =>
    expect(measureSyncopation([], { beatsPerBar: 4 })).toEqual({ perBar: 0, share: 0, strongestBar: null }))
})
