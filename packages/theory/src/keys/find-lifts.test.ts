import { describe, expect, it } from 'vitest'
import { findLifts } from './find-lifts.ts'
import { FAMILY_STATES } from './key-families.ts'
import type { KeySpans } from './key-spans.ts'

const C = 0
const D = 4
const G = 14
const A_MINOR = 19

/** Chords of four beats, each with a clear opinion about its key. */
const song = (...keys: readonly number[]): [KeySpans, Float64Array] => [
  {
    count: keys.length,
    startBeats: Float64Array.from({ length: keys.length + 1 }, (_, index) => index * 4),
    chord: new Int32Array(keys.length),
    bass: new Int32Array(keys.length),
    strength: new Float32Array(keys.length),
    firstFrame: new Int32Array(keys.length + 1),
    chroma: new Float32Array(keys.length * 12),
  },
  Float64Array.from({ length: keys.length * FAMILY_STATES }, (_, index) =>
    Math.log(index % FAMILY_STATES === keys[Math.floor(index / FAMILY_STATES)] ? 0.77 : 0.01),
  ),
]
const slower = ([spans, opinions]: [KeySpans, Float64Array]): [KeySpans, Float64Array] => [
  { ...spans, startBeats: spans.startBeats.map((beat) => beat * 1.25) },
  opinions,
]
const times = (count: number, key: number): number[] => Array<number>(count).fill(key)

describe('findLifts', () => {
  it('hears a last part that lies a tone higher', () => {
    const [spans, opinions] = song(...times(20, C), ...times(8, D))
    expect([...findLifts(spans, opinions, 1)]).toEqual([...times(20, 0), ...times(8, 2)])
  })

  it('measures from the first of two keys that last about as long', () => {
    const [spans, opinions] = song(...times(12, C), ...times(13, D))
    expect([...findLifts(spans, opinions, 1)]).toEqual([...times(12, 0), ...times(13, 2)])
  })

  it('measures from the key that lasts longest, wherever it stands', () => {
    const [spans, opinions] = song(...times(8, C), ...times(20, D))
    expect([...findLifts(spans, opinions, 1)]).toEqual([...times(8, 10), ...times(20, 0)])
  })

  it.each([
    ['a change to the relative key', song(...times(20, C), ...times(8, A_MINOR)), 1],
    ['a change by a fifth', song(...times(20, C), ...times(8, G)), 1],
    ['three bars', song(...times(20, C), ...times(3, D), ...times(8, C)), 1],
    ['fifteen beats of slower chords', slower(song(...times(20, C), ...times(3, D), ...times(8, C))), 1],
    ['restless music', song(...times(20, C), ...times(8, D)), 0.2],
  ])('takes %s for no lift', (_, [spans, opinions], settled) => {
    expect(findLifts(spans, opinions, settled).every((lift) => lift === 0)).toBe(true)
  })
})
