import { describe, expect, it } from 'vitest'
import { barAt, barGrid } from './bar-grid.ts'
import { guessTrackRole } from './guess-track-role.ts'
import { harmonicNotes } from './harmonic-notes.ts'
import type { Note } from './note.ts'

const note = (pitch: number, startBeats: number, durationBeats = 1, track = 0): Note => ({
  pitch,
  startBeats,
  durationBeats,
  velocity: 90,
  track,
})

describe('harmonicNotes', () => {
  it('cuts a note where the same pitch is struck again', () => {
    const { notes } = harmonicNotes([note(60, 0, 4), note(60, 2, 1), note(64, 0, 4)])
    expect(notes.map(({ pitch, startBeats, endBeats }) => [pitch, startBeats, endBeats])).toEqual([
      [60, 0, 2],
      [64, 0, 4],
      [60, 2, 3],
    ])
  })
  it('joins copies struck at once', () =>
    expect(harmonicNotes([note(60, 0, 1), note(60, 0, 3)]).notes).toMatchObject([{ startBeats: 0, endBeats: 3 }]))
  it('keeps the same pitch of two tracks', () =>
    expect(harmonicNotes([note(60, 0, 1, 1), note(60, 0, 1, 2)]).notes).toHaveLength(2))
  it.each([
    ['no length', note(60, 0, 0)],
    ['negative length', note(60, 0, -1)],
    ['no velocity', { ...note(60, 0), velocity: 0 }],
    ['pitch too high', note(128, 0)],
    ['no number', note(Number.NaN, 0)],
    ['infinite start', note(60, Number.POSITIVE_INFINITY)],
  ])('drops a note with %s', (_, bad) => expect(harmonicNotes([bad])).toMatchObject({ notes: [], given: 1, usable: 0 }))
  it('lets a given role win over a guess', () => {
    const low = Array.from({ length: 8 }, (_, index) => note(12, index))
    expect(harmonicNotes(low).leftOut).toEqual([{ track: 0, reason: 'key-switch' }])
    expect(harmonicNotes(low, { 0: 'bass' }).leftOut).toEqual([])
  })
  it('does not change the notes it is given', () => {
    const given = [note(64, 4), note(60, 0)]
    harmonicNotes(given)
    expect(given.map(({ pitch }) => pitch)).toEqual([64, 60])
  })
})

describe('guessTrackRole', () => {
  const beat = (pitches: readonly number[][]): Note[] =>
    pitches.flatMap((at, index) => at.map((pitch) => note(pitch, index / 2, 0.2)))
  it.each([
    ['a drum pattern', beat([[36, 42], [42], [38, 42], [42], [36, 42], [36, 42], [38, 42], [46]]), 2, 'drums'],
    ['kick and clap', beat([[36], [36, 39], [36], [36, 39], [36], [36, 39]]), 2, 'drums'],
    ['a bass line', beat([[36], [36], [43], [36], [41], [41], [38], [40]]), 2, null],
    [
      'low chords',
      beat([
        [36, 43, 48],
        [36, 43, 48],
        [41, 48, 53],
        [41, 48, 53],
      ]),
      2,
      null,
    ],
    ['a sample on C3', beat([[60], [60], [60], [60]]), 3, 'trigger'],
    ['a drone alone', beat([[60], [60], [60], [60]]), 1, null],
    ['key-switches', beat([[12], [14], [12], [16]]), 2, 'key-switch'],
    ['three notes', beat([[36], [38], [42]]), 2, null],
  ] as const)('reads %s', (_, notes, tracks, role) => expect(guessTrackRole(notes, tracks)).toBe(role))
})

describe('barGrid', () => {
  it.each([
    [{ beatsPerBar: 4 }, 0, 8, [0, 4, 8], 1],
    [{ beatsPerBar: 3 }, 0, 7, [0, 3, 6, 9], 1],
    [{ beatsPerBar: 4 }, -5, 1, [-8, -4, 0, 4], -1],
    [{ beatsPerBar: 4, changes: [{ startBeats: 4, beatsPerBar: 3 }] }, 0, 10, [0, 4, 7, 10], 1],
    [{ beatsPerBar: 4, changes: [{ startBeats: 6, beatsPerBar: 3 }] }, 0, 9, [0, 4, 6, 9], 1],
    [{ beatsPerBar: Number.NaN }, 0, 4, [0, 4], 1],
  ])('lays %o over %f to %f', (meter, from, to, startBeats, firstNumber) =>
    expect(barGrid(meter, from, to)).toEqual({ count: startBeats.length - 1, startBeats, firstNumber }),
  )
  it('finds the bar of a beat', () => {
    const grid = barGrid({ beatsPerBar: 4 }, 0, 16)
    expect([-1, 0, 3.9, 4, 15, 99].map((beats) => barAt(grid, beats))).toEqual([0, 0, 0, 1, 3, 3])
  })
})
