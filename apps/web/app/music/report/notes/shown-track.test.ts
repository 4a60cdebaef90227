import { expect, test } from 'vitest'
import { madeUpReport } from '../testing/made-up-report.ts'
import { shownTrack, songNotes } from './shown-track.ts'

const report = madeUpReport()

test.each([
  ['the chosen track', 3, 'Bass'],
  ['the first with harmony where none is chosen', null, 'Chords'],
  ['the first with harmony where the chosen one has no notes', 4, 'Chords'],
] as const)('%s', (_words, chosen, name) => {
  expect(shownTrack(report, chosen)?.name).toBe(name)
})

test('a set without notes shows none', () => {
  expect(shownTrack(madeUpReport({ tracks: [] }), null)).toBeNull()
})

test('a repeated clip has the notes of the first, at its own place', () => {
  const notes = songNotes(report.arrangement.clips, 2)
  expect(notes).toHaveLength(14)
  expect(notes.at(7)).toMatchObject({ clipId: 'c2', pitch: 57, startBeats: 32, endBeats: 36 })
})
