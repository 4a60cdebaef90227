import { describe, expect, it } from 'vitest'
import { buildFrames } from '../notes/frames.ts'
import { finalPitchClass } from './final-pitch-class.ts'

const framesOf = (notes: readonly (readonly [pitch: number, startBeats: number, endBeats: number])[]) =>
  buildFrames(
    notes.map(([pitch, startBeats, endBeats]) => ({ pitch, startBeats, endBeats, velocity: 90, track: 0 })),
    { beatsPerBar: 4 },
  )

describe('finalPitchClass', () => {
  it('is the last note that sounds, however long the rest of its bar is', () =>
    expect(
      finalPitchClass(
        framesOf([
          [64, 0, 0.5],
          [62, 0.5, 1],
        ]),
      ),
    ).toBe(2))
  it('is the highest of several', () =>
    expect(
      finalPitchClass(
        framesOf([
          [48, 0, 2],
          [67, 0, 2],
        ]),
      ),
    ).toBe(7))
})
