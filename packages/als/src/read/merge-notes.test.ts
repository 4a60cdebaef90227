import { array, assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MidiNote } from '../model/midi-note.ts'
import { mergeNotes } from './merge-notes.ts'

describe('mergeNotes', () => {
  it('sorts pitches that are each sorted by time', () => {
    const notes = [note(60, 0), note(60, 2), note(62, 1), note(62, 2), note(65, 0)]
    expect(mergeNotes(notes, [0, 2, 4]).map(({ pitch, startBeats }) => [pitch, startBeats])).toEqual([
      [60, 0],
      [65, 0],
      [62, 1],
      [60, 2],
      [62, 2],
    ])
  })

  it('agrees with a stable sort whatever the order and however often a pitch comes up', () => {
    const pitches = array(tuple(integer({ min: 58, max: 62 }), array(integer({ min: -2, max: 6 }), { maxLength: 8 })))
    assert(
      property(pitches, (tracks) => {
        const notes: MidiNote[] = []
        const starts: number[] = []
        for (const [pitch, times] of tracks) {
          starts.push(notes.length)
          notes.push(...times.map((time) => note(pitch, time)))
        }
        const sorted = [...notes].sort((a, b) => a.startBeats - b.startBeats || a.pitch - b.pitch)
        expect(mergeNotes(notes, starts)).toEqual(sorted)
      }),
    )
  })
})

let id = 0

function note(pitch: number, startBeats: number): MidiNote {
  return {
    pitch,
    startBeats,
    durationBeats: 1,
    velocity: 100,
    releaseVelocity: 64,
    isMuted: false,
    probability: 1,
    velocityDeviation: 0,
    id: id++,
    offset: 0,
  }
}
