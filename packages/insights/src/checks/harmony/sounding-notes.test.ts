import { describe, expect, it } from 'vitest'
import { soundingNotes } from './sounding-notes.ts'

const note = (pitch: number, startBeats: number, durationBeats: number) => ({
  pitch,
  startBeats,
  durationBeats,
  velocity: 100,
})

describe('notes that sound in a stretch', () => {
  const sounding = (startBeats: number, endBeats: number) =>
    soundingNotes([note(64, 4, 1), note(48, 0, 8), note(60, 0, 1), note(67, 7.98, 4)])({ startBeats, endBeats }).map(
      ({ pitch }) => pitch,
    )

  it('are those that begin in it and those that are held into it, in order', () => {
    expect(sounding(0, 4)).toEqual([48, 60])
    expect(sounding(4, 8)).toEqual([48, 64])
    expect(sounding(2, 3)).toEqual([48])
  })

  it('are not those that end or begin a tick beside its edge', () => {
    expect(sounding(8, 12)).toEqual([67])
    expect(sounding(0.98, 2)).toEqual([48])
  })

  it('are none behind the last', () => {
    expect(sounding(20, 24)).toEqual([])
    expect(soundingNotes([])({ startBeats: 0, endBeats: 4 })).toEqual([])
  })
})
