import { describe, expect, it } from 'vitest'
import { calmness } from './calmness.ts'
import { keyChangeCosts } from './key-change-costs.ts'
import type { KeySpans } from './key-spans.ts'

const spansOf = (...beats: readonly number[]): KeySpans => ({
  count: beats.length,
  startBeats: Float64Array.from([0, ...beats.map((_, index) => beats.slice(0, index + 1).reduce((a, b) => a + b))]),
  chord: new Int32Array(beats.length),
  bass: new Int32Array(beats.length),
  strength: new Float32Array(beats.length),
  firstFrame: new Int32Array(beats.length + 1),
  chroma: new Float32Array(beats.length * 12),
})

describe('what a change of key costs', () => {
  it('is less after a fermata in a chorale', () => {
    const [first, second, third, after] = keyChangeCosts(spansOf(1, 1, 2, 1, 1), 0, 0)
    expect([first, second, third]).toEqual([3, 3, 3])
    expect(after).toBe(1)
  })
  it('is the same after a long chord where chords are slow', () =>
    expect(new Set(keyChangeCosts(spansOf(2, 2, 4, 2, 2), 0, 1)).size).toBe(1))
  it('is more where chords are slow, and more where music seldom leaves home', () => {
    const [fast, slow, settled] = [[0, 0] as const, [0, 1] as const, [1, 1] as const].map(
      ([own, calm]) => keyChangeCosts(spansOf(1, 1, 1), own, calm)[0] ?? 0,
    )
    expect([fast, slow, settled]).toEqual([3, 5, 6])
  })
})

describe('calmness', () => {
  it.each([
    [[1, 1, 1], 0],
    [[2, 1], 0.5],
    [[4, 4], 1],
    [[0.5, 0.5], 0],
  ])('of chords of %j beats is %d', (beats, calm) => expect(calmness(spansOf(...beats))).toBe(calm))
})
