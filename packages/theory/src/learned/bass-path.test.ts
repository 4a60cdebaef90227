import { describe, expect, it } from 'vitest'
import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import { buildFrames } from '../notes/frames.ts'
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

  it('believes a note that is lowest all through, unless much speaks against it', () => {
    const inverted = [52, 60, 64, 67]
    const all = [inverted, inverted, inverted, inverted]
    expect(basses(all, 0.5)).toEqual([4, 4, 4, 4])
    expect(basses(all, 3)).toEqual([0, 0, 4, 4])
  })
})

describe('pedal points', () => {
  /** A segment a chord, each on its root by ten to one, over one low C or each over its own root. */
  function over(chords: readonly (readonly [root: number, third: number])[], bass: number | null): number[] {
    const frames = buildFrames(
      chords.flatMap(([root, third], beat) =>
        [bass ?? 36 + root, 60 + root, 60 + root + third, 67 + root].map((pitch) => ({
          pitch,
          startBeats: beat,
          endBeats: beat + 1,
          velocity: 90,
          track: 0,
        })),
      ),
      { beatsPerBar: 4 },
    )
    const scores = new Float32Array(chords.length * 144).fill(-9)
    const path = Int32Array.from(chords, ([root, third], segment) => {
      scores[(segment * 12 + root) * 12] = 0
      return root * CHORD_QUALITY_NAMES.length + CHORD_QUALITY_NAMES.indexOf(third === 4 ? 'maj' : 'min')
    })
    const firstFrame = Int32Array.from({ length: chords.length + 1 }, (_, segment) => segment * 2)
    return [...bassPath(frames, { count: chords.length, firstFrame }, scores, path, new Uint8Array(chords.length))]
  }
  const [C, F, G, Am] = [
    [0, 4],
    [5, 4],
    [7, 4],
    [9, 3],
  ] as const

  it('stand under chords on three roots or more', () => {
    expect(over([C, F, G, C], 36)).toEqual([0, 7, 5, 0])
    expect(over([C, F, G, Am], 36)).toEqual([0, 7, 5, 3])
  })

  it('are none under two roots, nor where the bass moves', () => {
    expect(over([C, F, C, F], 36)).toEqual([0, 0, 0, 0])
    expect(over([C, F, [5, 3], C], 36)).toEqual([0, 0, 0, 0])
    expect(over([C, F, G, Am], null)).toEqual([0, 0, 0, 0])
  })
})
