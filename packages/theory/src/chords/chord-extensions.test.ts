import { describe, expect, it } from 'vitest'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { chordExtensions } from './chord-extensions.ts'
import type { ChordSpan } from './chord-spans.ts'

const span = (rootPitchClass: number, quality: ChordSpan['quality'], bassPitchClass = rootPitchClass): ChordSpan => ({
  rootPitchClass,
  quality,
  bassPitchClass,
  startBeats: 0,
  endBeats: 4,
  confidence: 1,
  alternative: null,
})
/** Half a beat each, all four beats long. */
const struck = (pitches: readonly number[]): SoundingNote[] =>
  Array.from({ length: 8 }, (_, time) =>
    pitches.map((pitch) => ({ pitch, startBeats: time / 2, endBeats: time / 2 + 0.5, velocity: 80, track: 0 })),
  ).flat()
const held = (pitches: readonly number[], endBeats = 4): SoundingNote[] =>
  pitches.map((pitch) => ({ pitch, startBeats: 0, endBeats, velocity: 80, track: 0 }))

describe('chordExtensions', () => {
  it.each([
    ['Am9', span(9, 'min7'), held([45, 60, 64, 67, 71]), ['9']],
    ['Am7 with a short B', span(9, 'min7'), held([71], 1), []],
    ['G7b9', span(7, '7'), held([68]), ['b9']],
    ['Gm with a held Ab: no dominant', span(7, 'min'), held([68]), []],
    ['C6/9', span(0, 'maj'), held([62, 69]), ['9', '13']],
    ['Fmaj7#11', span(5, 'maj7'), held([71]), ['#11']],
    ['C with an F: a clash, no 11', span(0, 'maj'), held([65]), []],
    ['Ab6 struck again and again', span(8, 'maj'), struck([56, 60, 63, 65]), ['13']],
    ['Ab with an F that a tune repeats', span(8, 'maj'), struck([65]), []],
    ['Ab with an F in octaves and thirds', span(8, 'maj'), struck([53, 56, 65]), []],
    ['C over D: the bass is no extension', span(0, 'maj', 2), held([38, 62]), []],
  ] as const)('%s', (_, chord, notes, extensions) => expect(chordExtensions([chord], notes)).toEqual([extensions]))
})
