import { describe, expect, it } from 'vitest'
import { KEY_CHORDS } from './key-spans.ts'
import { lowerScores, lowerSpans } from './lower-lifts.ts'

const LIFTS = Int32Array.of(0, 2)

describe('lifts undone', () => {
  it('moves what is thought of D to C, whatever the number of modes', () => {
    for (const modes of [2, 7]) {
      const scores = new Float64Array(2 * 12 * modes)
      scores[0] = 1
      scores[12 * modes + 2 * modes + 1] = 1
      const lowered = lowerScores(scores, LIFTS)
      expect([lowered[0], lowered[12 * modes + 1]]).toEqual([1, 1])
    }
  })

  it('moves chords and basses down, not their kind', () => {
    const spans = {
      count: 2,
      startBeats: Float64Array.of(0, 4, 8),
      chord: Int32Array.of(0, 1 * KEY_CHORDS + 3),
      bass: Int32Array.of(0, 1),
      strength: Float32Array.of(1, 1),
      firstFrame: Int32Array.of(0, 8, 16),
      chroma: new Float32Array(24),
    }
    const lowered = lowerSpans(spans, LIFTS)
    expect([...lowered.chord, ...lowered.bass]).toEqual([0, 11 * KEY_CHORDS + 3, 0, 11])
  })

  it('leaves all as it is where nothing is lifted', () => {
    const scores = new Float32Array(24)
    expect(lowerScores(scores, Int32Array.of(0))).toBe(scores)
  })
})
