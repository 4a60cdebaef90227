import { describe, expect, it } from 'vitest'
import type { SoundingNote } from '../notes/harmonic-notes.ts'
import type { ChordQuality } from './chord-quality.ts'
import type { ChordSpan } from './chord-spans.ts'
import { heedStruckChords } from './heed-struck-chords.ts'
import { struckChords } from './struck-chords.ts'

const strike = (pitches: readonly number[], startBeats: number, beats = 0.25): SoundingNote[] =>
  pitches.map((pitch) => ({ pitch, startBeats, endBeats: startBeats + beats, velocity: 90, track: 0 }))
const stabs = (pitches: readonly number[], beats = 0.25, times = 4) =>
  Array.from({ length: times }, (_, index) => strike(pitches, index + 0.5, beats)).flat()
const span = (rootPitchClass: number, quality: ChordQuality, rest: Partial<ChordSpan> = {}): ChordSpan => ({
  rootPitchClass,
  quality,
  bassPitchClass: rootPitchClass,
  startBeats: 0,
  endBeats: 4,
  confidence: 0.8,
  alternative: null,
  ...rest,
})
const sorted = (...notes: readonly SoundingNote[][]): SoundingNote[] =>
  notes.flat().sort((a, b) => a.startBeats - b.startBeats || a.pitch - b.pitch)
const told = (spans: readonly ChordSpan[]) =>
  spans.map((one) => [one.startBeats, one.endBeats, one.rootPitchClass, one.quality, one.bassPitchClass])

describe('struckChords', () => {
  it.each<[string, readonly number[], readonly [number, string, number] | null]>([
    ['Am7', [57, 60, 64, 67], [9, 'min7', 9]],
    ['C over G', [55, 60, 64], [0, 'maj', 7]],
    ['Cmaj7 over G', [55, 59, 60, 64], [0, 'maj7', 7]],
    ['G7 without its fifth', [55, 59, 65], [7, '7', 7]],
    ['Dsus4', [50, 55, 57], [2, 'sus4', 2]],
    ['C6, which is no Am7', [48, 52, 55, 57], [0, 'maj', 0]],
    ['a cluster', [60, 61, 62], null],
    ['a fifth', [48, 55, 60], null],
  ])('%s', (_, pitches, expected) => {
    const [first] = struckChords(stabs(pitches))
    expect(first ? [first.rootPitchClass, first.quality, first.bassPitchClass] : null).toEqual(expected)
  })
  it('leaves out what is held and what is struck once', () => {
    expect(struckChords(stabs([57, 60, 64, 67], 1))).toEqual([])
    expect(struckChords(strike([57, 60, 64, 67], 0))).toEqual([])
  })
  it('knows a stab again whatever another part plays with it', () => {
    const basses = [45, 43, 57, 52].flatMap((pitch, index) =>
      strike([pitch], index + 0.5).map((note) => ({ ...note, track: 1 })),
    )
    const struck = struckChords(sorted(stabs([69, 72, 76, 79]), basses))
    expect(struck.map(({ voicing }) => voicing)).toEqual(Array.from({ length: 4 }, () => '69 72 76 79'))
  })
  it('takes a low note that only passes for no bass', () => {
    const passing = [0.5, 1.5, 2.5, 3.5].flatMap((beats) => strike([44], beats))
    expect(struckChords(sorted(stabs([50, 53, 57, 60]), passing))[0]).toMatchObject({
      rootPitchClass: 2,
      bassPitchClass: 2,
    })
  })
})

describe('heedStruckChords', () => {
  it('gives a held triad the seventh that its stabs strike', () =>
    expect(
      told(heedStruckChords([span(9, 'min')], sorted(strike([45, 57, 60, 64], 0, 4), stabs([69, 72, 76, 79])))),
    ).toEqual([[0, 4, 9, 'min7', 9]]))
  it('leaves a triad alone whose stabs have no seventh', () =>
    expect(told(heedStruckChords([span(9, 'min')], stabs([69, 72, 76])))).toEqual([[0, 4, 9, 'min', 9]]))
  it('hears a chord of its own where two notes or more do not belong to what was heard', () => {
    const notes = sorted(
      [0, 4, 8, 12].flatMap((bar) => [
        ...strike([41, 57, 60, 64], bar, 0.5),
        ...strike([43, 59, 60, 64], bar + 2, 0.5),
      ]),
    )
    expect(told(heedStruckChords([span(5, 'maj7')], notes))).toEqual([
      [0, 2, 5, 'maj7', 5],
      [2, 4, 0, 'maj7', 7],
    ])
  })
  it('lets a chord go on where its bass falls silent and nothing new enters', () => {
    const echo = span(4, 'sus4', { startBeats: 2, confidence: 0.4 })
    const notes = sorted(strike([41, 57, 59, 64], 0, 0.5), strike([57, 59, 64], 2, 0.5), strike([57, 59, 64], 3, 0.5))
    expect(told(heedStruckChords([span(5, 'maj7', { endBeats: 2 }), echo], notes))).toEqual([[0, 4, 5, 'maj7', 5]])
  })
  it('lets no chord go on where a new bass enters', () => {
    const next = span(4, 'min', { startBeats: 2, confidence: 0.4 })
    const notes = sorted(strike([41, 57, 59, 64], 0, 0.5), strike([40, 57, 59, 64], 2, 2))
    expect(heedStruckChords([span(5, 'maj7', { endBeats: 2 }), next], notes)).toHaveLength(2)
  })
})
