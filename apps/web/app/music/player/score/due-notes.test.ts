import { describe, expect, it } from 'vitest'
import { dueNotes } from './due-notes.ts'
import type { ScorePart } from './score.ts'

const PART: ScorePart = {
  trackId: 1,
  name: 'Keys',
  voice: 'keys',
  drum: 'drums',
  gainDb: 0,
  pan: 0,
  shift: 0,
  isOn: true,
  passages: [
    {
      startBeats: 8,
      endBeats: 16,
      rows: [
        [60, 0, 4, 100],
        [64, 2, 4, 90],
        [67, 4, 9, 80],
      ],
    },
    { startBeats: 16, endBeats: 20, rows: [[72, 0, 1, 70]] },
  ],
}
const pitches = (from: number, to: number, isChasing = false, part = PART) =>
  dueNotes(part, { from, to, endBeats: 100 }, isChasing).map(({ pitch }) => pitch)

describe('notes that are due', () => {
  it('are those that begin in the stretch, each once over stretches that follow', () => {
    expect(pitches(8, 12)).toEqual([60, 64])
    expect([...pitches(0, 9.3), ...pitches(9.3, 12), ...pitches(12, 16.5)]).toEqual([60, 64, 67, 72])
  })

  it('are taken up where they sound already, but no drum is', () => {
    expect(dueNotes(PART, { from: 11, to: 12, endBeats: 100 }, true)).toEqual([
      { pitch: 60, startBeats: 11, endBeats: 12, velocity: 100 },
      { pitch: 64, startBeats: 11, endBeats: 14, velocity: 90 },
    ])
    expect(pitches(11, 12, true, { ...PART, voice: 'drums' })).toEqual([])
  })

  it('end with their clip, and where the stretch may sound to', () => {
    expect(dueNotes(PART, { from: 12, to: 13, endBeats: 100 }, false)[0]?.endBeats).toBe(16)
    expect(dueNotes(PART, { from: 8, to: 10, endBeats: 10 }, false)[0]?.endBeats).toBe(10)
  })

  it('sound as the Pitch devices of their track move them', () => {
    expect(pitches(8, 10, false, { ...PART, shift: -12 })).toEqual([48])
  })

  it('begin on the bar where a file puts them a hair before it', () => {
    const early: ScorePart = { ...PART, passages: [{ startBeats: 0, endBeats: 8, rows: [[60, 3.99999, 1, 100]] }] }
    expect(pitches(0, 4, false, early)).toEqual([])
    expect(dueNotes(early, { from: 4, to: 5, endBeats: 8 }, false)[0]?.startBeats).toBe(4)
  })
})
