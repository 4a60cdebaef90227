import { describe, expect, it } from 'vitest'
import { buildFrames } from '../notes/frames.ts'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { lowestNotes } from './lowest-notes.ts'
import { lowestSinceBar } from './lowest-since-bar.ts'

const note = (pitch: number, startBeats: number, endBeats: number): SoundingNote => ({
  pitch,
  startBeats,
  endBeats,
  velocity: 90,
  track: 0,
})
/** A bass that rests between its notes (A on the second half of the first beat, F on the third) under a held chord, then silence. */
const frames = buildFrames([note(60, 0, 4), note(33, 0.5, 1), note(41, 2, 2.5), note(72, 7.5, 8)], { beatsPerBar: 4 })
const flagged = (vectors: Float32Array, unit: number): number[] =>
  [...vectors.subarray(unit * 12, unit * 12 + 12)].flatMap((flag, pitchClass) => (flag ? [pitchClass] : []))

describe('lowestNotes', () => {
  it('finds the bass of a bar though it rests on the beat', () => {
    const { pitches, vectors } = lowestNotes(frames, frames.barOf, frames.bars.count)
    expect([...pitches]).toEqual([33, 72])
    expect(flagged(vectors, 0)).toEqual([9])
  })

  it('has none where nothing sounds', () => {
    const { pitches, vectors } = lowestNotes(
      frames,
      frames.barOf.map((bar, frame) => (frame < 12 ? bar : bar + 1)),
      3,
    )
    expect([...pitches]).toEqual([33, -1, 72])
    expect(flagged(vectors, 1)).toEqual([])
  })
})

describe('lowestSinceBar', () => {
  it('holds a bass on to the end of its bar, not beyond', () => {
    const vectors = lowestSinceBar(frames, { count: 4, firstFrame: Int32Array.of(0, 1, 4, 8, 16) })
    expect([0, 1, 2, 3].map((segment) => flagged(vectors, segment))).toEqual([[0], [9], [9], [0]])
  })
})
