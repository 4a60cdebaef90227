import { describe, expect, it } from 'vitest'
import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import { buildFrames } from '../harmony/frames.ts'
import { bassPath } from './bass-path.ts'

/** C major for four beats, a segment a beat; from the third on E is the likelier bass by `odds`. */
function basses(chordsStruck: readonly (readonly number[])[], odds: number): number[] {
  const frames = buildFrames(
    chordsStruck.flatMap((pitches, beat) =>
      pitches.map((pitch) => ({ pitch, startBeats: beat, endBeats: beat + 1, velocity: 90, track: 0 })),
    ),
    { beatsPerBar: 4 },
  )
  const firstFrame = Int32Array.of(0, 2, 4, 6, 8)
  const scores = new Float32Array(4 * 144).fill(-6)
  for (let segment = 0; segment < 4; segment++) {
    scores[segment * 144] = segment < 2 ? 0 : -odds
    scores[segment * 144 + 4] = segment < 2 ? -odds : 0
  }
  const path = new Int32Array(4).fill(CHORD_QUALITY_NAMES.indexOf('maj'))
  return [...bassPath(frames, { count: 4, firstFrame }, scores, path, new Uint8Array(4))]
}

describe('bassPath', () => {
  it('hears an inversion where a whole chord stands on the new bass', () => {
    const root = [48, 60, 64, 67]
    const inverted = [52, 60, 64, 67]
    expect(basses([root, root, inverted, inverted], 0.25)).toEqual([0, 0, 4, 4])
  })

  it('hears none in one note of a broken chord', () => {
    expect(basses([[48], [55], [52], [55]], 0.25)).toEqual([0, 0, 0, 0])
    expect(basses([[48], [55], [52], [55]], 1.5)).toEqual([0, 0, 4, 4])
  })
})
