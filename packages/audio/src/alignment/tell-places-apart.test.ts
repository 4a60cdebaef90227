import { describe, expect, it } from 'vitest'
import { noteSalience } from '../spectrum/salience.ts'
import { playNotes, randomNumbers, type PlayedNote } from '../testing/play-notes.ts'
import { centred } from './note-picture.ts'
import { tellPlacesApart } from './tell-places-apart.ts'

const LOOP_SECONDS = 16

/** A loop of chords and a tune in quavers. */
function loop(at: number): PlayedNote[] {
  const random = randomNumbers(9)
  const pitches = [60, 62, 64, 67, 69]
  const notes: PlayedNote[] = []
  for (let time = 0; time < LOOP_SECONDS; time += 2)
    for (const up of [0, 4, 7])
      notes.push({ pitch: 48 + up + (time % 8), startSeconds: at + time, endSeconds: at + time + 1.9 })
  for (let time = 0; time < LOOP_SECONDS; time += 0.25) {
    const pitch = 12 + (pitches[Math.floor(random() * 5)] ?? 60)
    notes.push({ pitch, startSeconds: at + time, endSeconds: at + time + 0.2 })
  }
  return notes
}

function told(played: readonly PlayedNote[], set: readonly PlayedNote[], starts: readonly number[]) {
  const { frames, activations, hopSeconds } = noteSalience(playNotes(played, LOOP_SECONDS))
  const file = centred({ frames, values: activations })
  const notes = set.map((note) => ({ ...note, velocity: 100 }))
  return tellPlacesApart(file, notes, hopSeconds, starts)
}

describe('tellPlacesApart', () => {
  const fill: PlayedNote[] = [65, 66, 68].map((pitch, index) => ({
    pitch,
    startSeconds: 14 + index / 2,
    endSeconds: 14.4 + index / 2,
  }))
  const second = fill.map((note) => ({
    ...note,
    startSeconds: note.startSeconds + 32,
    endSeconds: note.endSeconds + 32,
  }))
  const set = [...loop(0), ...loop(16), ...loop(32), ...second]

  it('goes by three notes of a fill', () => {
    const [best, ...others] = told([...loop(0), ...fill], set, [0, 16, 32])
    expect(best?.place).toBe(2)
    for (const { lead, differing } of others) {
      expect(lead).toBeGreaterThan(0.5)
      expect(differing).toBeGreaterThan(0.01)
      expect(differing).toBeLessThan(0.2)
    }
  })

  it('goes by what is not there', () => {
    const [best, next] = told(loop(0), set, [32, 0])
    expect(best?.place).toBe(1)
    expect(next?.lead).toBeGreaterThan(0.5)
  })

  it('finds no difference where both hold the same', () => {
    for (const { differing } of told(loop(0), set, [0, 16])) expect(differing).toBeLessThan(1e-9)
  })

  it('does not take a place beyond the end of the set, where half of what is heard has no notes', () => {
    const [best, next] = told(loop(0), set, [40, 16])
    expect(best?.place).toBe(1)
    expect(next?.lead).toBeGreaterThan(0.3)
  })
})
