import { expect, test } from 'vitest'
import { madeUpReport } from '../testing/made-up-report.ts'
import { noteMarks, pitchSpan } from './note-marks.ts'
import { songNotes } from './shown-track.ts'

const report = madeUpReport()
const notes = songNotes(report.arrangement.clips, 2)
const chords = report.harmony.kind === 'known' ? report.harmony.chords : []
const span = pitchSpan(notes)
const marks = noteMarks(notes, span, chords)

test('shows the pitches with a whole tone of air', () => {
  expect(span).toMatchObject({ low: 55, high: 71 })
})

test('shows at least an octave about a single pitch', () => {
  const { low, high } = pitchSpan(notes.slice(0, 1))
  expect(high - low).toBeGreaterThanOrEqual(12)
})

test('a note takes the function of the chord that it starts in', () => {
  const expected = { tonic: 3, subdominant: 4, outside: 3, dominant: 4 }
  expect(marks.map((mark) => mark.function)).toEqual(
    Object.entries(expected).flatMap(([name, count]) => Array.from({ length: count }, () => name)),
  )
})

test('higher notes stand higher, a row each', () => {
  const [low, , high] = marks
  expect((low!.y - high!.y) / span.rowHeight).toBe(high!.note.pitch - low!.note.pitch)
})

test('a note without length is still seen', () => {
  const grace = marks.find(({ note }) => note.pitch === 69)
  expect(grace!.endBeats).toBeGreaterThan(grace!.note.startBeats)
})
