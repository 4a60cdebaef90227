import { describe, expect, it } from 'vitest'
import type { ChordQuality } from '../chords/chord-quality.ts'
import type { ChordSpan } from '../chords/chord-spans.ts'
import { buildFrames } from '../notes/frames.ts'
import { KEY_CHORDS, keySpans } from './key-spans.ts'

const chord = (startBeats: number, endBeats: number, rootPitchClass: number, quality: ChordQuality): ChordSpan => ({
  startBeats,
  endBeats,
  rootPitchClass,
  quality,
  bassPitchClass: rootPitchClass,
  confidence: 0.9,
  alternative: null,
})
const frames = buildFrames(
  [
    { pitch: 60, startBeats: 0, endBeats: 4, velocity: 90, track: 0 },
    { pitch: 64, startBeats: 0, endBeats: 2, velocity: 90, track: 0 },
    { pitch: 67, startBeats: 5, endBeats: 8, velocity: 90, track: 0 },
  ],
  { beatsPerBar: 4 },
)

describe('keySpans', () => {
  const spans = keySpans(frames, [chord(0, 3, 0, 'maj7'), chord(5, 8, 7, '7')])

  it('gives a rest to the chord before it, and the end of the music to the last', () =>
    expect([...spans.startBeats]).toEqual([0, 5, 8]))
  it('knows strong places', () => expect([...spans.strength]).toEqual([1, 0.5]))
  it('holds shares of what sounds', () => {
    expect(spans.chroma[0]).toBeCloseTo(2 / 3)
    expect(spans.chroma[4]).toBeCloseTo(1 / 3)
    expect(spans.chroma[12 + 7]).toBeCloseTo(1)
  })

  it.each<[ChordQuality, number]>([
    ['maj', 0],
    ['aug', 0],
    ['maj6', 0],
    ['min7', 1],
    ['7', 2],
    ['aug7', 2],
    ['dim7', 3],
    ['hdim7', 3],
    ['sus4', 4],
    ['5', 4],
  ])('%s points at a key as kind %i', (quality, kind) =>
    expect(keySpans(frames, [chord(0, 8, 2, quality)]).chord[0]).toBe(2 * KEY_CHORDS + kind),
  )

  it('is empty without chords', () => expect(keySpans(frames, [])).toMatchObject({ count: 0 }))
})
