import { expect, test } from 'vitest'
import { timeScale } from '../picture/time-scale.ts'
import { madeUpReport } from '../testing/made-up-report.ts'
import { noteMarks, pitchSpan } from './note-marks.ts'
import { songNotes } from './shown-track.ts'

const report = madeUpReport()
const notes = songNotes(report.arrangement.clips, 2)
const chords = report.harmony.kind === 'known' ? report.harmony.chords : []

test('shows the pitches with a whole tone of air', () => {
  expect(pitchSpan(notes)).toMatchObject({ low: 55, high: 71 })
})

test('shows at least an octave about a single pitch', () => {
  const { low, high } = pitchSpan(notes.slice(0, 1))
  expect(high - low).toBeGreaterThanOrEqual(12)
})

test('a note takes the function of the chord that it starts in', () => {
  const marks = noteMarks(notes, pitchSpan(notes), timeScale({ start: 0, end: 64 }, 640), chords)
  expect(marks.map((mark) => mark.function)).toEqual([
    ...Array(3).fill('tonic'),
    ...Array(4).fill('subdominant'),
    ...Array(3).fill('outside'),
    ...Array(4).fill('dominant'),
  ])
  expect(marks[0]).toMatchObject({ x: 0, width: 39 })
})

test('notes out of sight are not drawn; one without length is still seen', () => {
  const marks = noteMarks(notes, pitchSpan(notes), timeScale({ start: 18, end: 30 }, 640), chords)
  expect(marks.map(({ note }) => note.pitch)).toEqual([57, 62, 65, 69])
  expect(marks.at(-1)?.width).toBe(2)
})
