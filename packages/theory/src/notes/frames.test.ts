import { describe, expect, it } from 'vitest'
import type { SoundingNote } from './harmonic-notes.ts'
import { buildFrames, frameAt } from './frames.ts'

const note = (pitch: number, startBeats: number, endBeats: number): SoundingNote => ({
  pitch,
  startBeats,
  endBeats,
  velocity: 90,
  track: 0,
})

describe('buildFrames', () => {
  it('cuts bars into half beats from the bar line before the first note', () => {
    const frames = buildFrames([note(60, 1, 2), note(64, 5, 9)], { beatsPerBar: 4 })
    expect(frames.count).toBe(24)
    expect(Array.from(frames.startBeats.slice(0, 4))).toEqual([0, 0.5, 1, 1.5])
    expect([...frames.barStart]).toEqual([0, 8, 16, 24])
  })

  it.each([
    [3, 6],
    [1.5, 3],
    [5, 10],
    [7, 14],
  ])('knows bars of %f beats', (beatsPerBar, perBar) => {
    const frames = buildFrames([note(60, 0, beatsPerBar * 2)], { beatsPerBar })
    expect([...frames.barStart]).toEqual([0, perBar, perBar * 2])
  })

  it('says what sounds, what starts, and what lies outermost', () => {
    const frames = buildFrames([note(48, 0, 2), note(64, 0.5, 1), note(67, 0, 1)], { beatsPerBar: 4 })
    expect([0, 4, 7].map((pitchClass) => frames.sounding[12 + pitchClass])).toEqual([1, 1, 1])
    expect(frames.onsets[12 + 4]).toBeCloseTo(Math.sqrt(0.5))
    expect(frames.onsets[12 + 7]).toBe(0)
    expect(Array.from(frames.lowestPitch.slice(0, 5))).toEqual([48, 48, 48, 48, -1])
    expect(Array.from(frames.highestPitch.slice(0, 5))).toEqual([67, 67, 48, 48, -1])
  })

  it('counts a note a hair early to the beat it is meant for', () => {
    const frames = buildFrames([note(60, 0, 0.95), note(62, 0.97, 2)], { beatsPerBar: 4 })
    expect(frames.sounding[12 + 2]).toBe(0)
    expect(frames.sounding[24 + 2]).toBe(1)
    expect(frames.sounding[24]).toBe(0)
  })

  it('finds the frame of a beat in changing bars', () => {
    const frames = buildFrames([note(60, 0, 12)], { beatsPerBar: 4, changes: [{ startBeats: 4, beatsPerBar: 3 }] })
    expect([0, 3.9, 4, 7, 9.9].map((beats) => frameAt(frames, beats))).toEqual([0, 7, 8, 14, 19])
  })
})
