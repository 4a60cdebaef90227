import { describe, expect, it } from 'vitest'
import { CHORD_QUALITY_NAMES, type ChordQuality } from '../chords/chord-quality.ts'
import { buildFrames } from '../notes/frames.ts'
import { decodeSegments } from './decode-segments.ts'
import { CHORD_STATES } from './first-pass.ts'

type Likely = readonly (readonly [root: number, quality: ChordQuality, probability: number])[]

/** One segment a beat: what the second look thinks of each, all in root position. */
function decoded(notes: readonly (readonly [startBeats: number, endBeats: number])[], likely: readonly Likely[]) {
  const frames = buildFrames(
    notes.flatMap(([startBeats, endBeats]) =>
      SEVENTHS.map((pitch) => ({ pitch, startBeats, endBeats, velocity: 90, track: 0 })),
    ),
    { beatsPerBar: 4 },
  )
  const count = likely.length
  const chords = new Float32Array(count * (CHORD_STATES + 1)).fill(-12)
  likely.forEach((states, segment) => {
    for (const [root, quality, probability] of states) {
      const state = root * CHORD_QUALITY_NAMES.length + CHORD_QUALITY_NAMES.indexOf(quality)
      chords[segment * (CHORD_STATES + 1) + state] = Math.log(probability)
    }
  })
  const basses = new Float32Array(count * 144).fill(-8)
  for (let at = 0; at < basses.length; at += 12) basses[at] = 0
  const firstFrame = Int32Array.from({ length: count + 1 }, (_, segment) => segment * 2)
  return decodeSegments(frames, { count, firstFrame }, { chords, basses })
}

const decode = (...music: Parameters<typeof decoded>) =>
  decoded(...music).chords.map(({ startBeats, endBeats, rootPitchClass, quality }) => [
    startBeats,
    endBeats,
    rootPitchClass,
    quality,
  ])

describe('decodeSegments', () => {
  it('holds a chord through a rest that looks like another', () => {
    const chord: Likely = [[5, 'maj7', 0.9]]
    const rest: Likely = [[5, 'maj', 0.8]]
    expect(
      decode(
        [
          [0, 1],
          [2, 3],
          [3, 4],
        ],
        [chord, rest, chord, chord],
      ),
    ).toEqual([[0, 4, 5, 'maj7']])
  })

  it('lets a chord that goes on sound the same, and changes it where a note is struck', () => {
    const first: Likely = [
      [2, 'min', 0.6],
      [2, 'min7', 0.4],
    ]
    const then: Likely = [
      [2, 'min', 0.35],
      [2, 'min7', 0.65],
    ]
    expect(decode([[0, 4]], [first, then, then, then])).toEqual([[0, 4, 2, 'min7']])
    expect(
      decode(
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
        ],
        [[[2, 'min', 0.9]], [[2, 'min7', 0.9]], then, then],
      ),
    ).toEqual([
      [0, 1, 2, 'min'],
      [1, 4, 2, 'min7'],
    ])
  })

  it('keeps the seventh that is expected and never sounds apart from the chord that is heard', () => {
    const dominant: Likely = [[0, '7', 0.9]]
    const { chords, expected } = decoded([[0, 2]], [dominant, dominant])
    expect(chords.map(({ quality }) => quality)).toEqual(['maj'])
    expect(expected.map(({ quality }) => quality)).toEqual(['7'])
  })
})

/** The seventh of D minor 7 and that of F major 7. */
const SEVENTHS = [60, 64]
