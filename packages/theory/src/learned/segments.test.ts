import { describe, expect, it } from 'vitest'
import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import { buildFrames } from '../notes/frames.ts'
import { CHORD_STATES } from './first-pass.ts'
import { cutSegments } from './segments.ts'

/** Where a bar of held C is cut if C major loses `shift` to A minor from a half beat on: half beats. */
function cuts(frame: number, shift: number): number[] {
  const notes = [48, 60, 64].map((pitch) => ({ pitch, startBeats: 0, endBeats: 4, velocity: 90, track: 0 }))
  const frames = buildFrames(notes, { beatsPerBar: 4 })
  const log = new Float32Array(8 * CHORD_STATES).fill(-30)
  const minor = 9 * CHORD_QUALITY_NAMES.length + CHORD_QUALITY_NAMES.indexOf('min')
  for (let at = 0; at < 8; at++) {
    log[at * CHORD_STATES] = Math.log(at < frame ? 0.9 : 0.9 - shift)
    log[at * CHORD_STATES + minor] = Math.log(at < frame ? 0.1 : 0.1 + shift)
  }
  const { count, firstFrame } = cutSegments(frames, log)
  return [...firstFrame.subarray(0, count)]
}

describe('cutSegments', () => {
  it.each([
    [4, 0.03, [0]],
    [4, 0.07, [0, 4]],
    [3, 0.1, [0]],
    [3, 0.2, [0, 3]],
  ])('from half beat %i with a shift of %f: %j', (frame, shift, expected) =>
    expect(cuts(frame, shift)).toEqual(expected),
  )
})
