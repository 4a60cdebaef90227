import { expect, test } from 'vitest'
import { noteFinder } from '../model/clip-notes.ts'
import { madeUpReport } from '../testing/made-up-report.ts'
import { arrangementRows } from './arrangement-rows.ts'
import { clipAt, clipShapes, countMarks } from './clip-shapes.ts'

const report = madeUpReport()
const { rows } = arrangementRows(report)
const shapes = clipShapes(report, rows, noteFinder(report.arrangement.clips))
const shapeOf = (id: string) => shapes.find(({ clip }) => clip.id === id)

test('each clip stands in its track’s row; a clip without colour takes a neutral one', () => {
  expect(shapes).toHaveLength(4)
  expect(shapeOf('c1')?.y).toBe(rows[1]!.y + 1)
  expect(shapeOf('c4')?.color).toBe('#8a979d')
})

test('notes are dashes in beats, seven of them in a clip of seven notes', () => {
  const dashes = shapeOf('c1')?.notes.match(/M[\d.]+ [\d.]+h[\d.]+/g)
  expect(dashes).toHaveLength(7)
  expect(dashes?.[0]).toMatch(/^M0 .*h4$/)
})

test('a repeated clip draws the notes of the first at its own place', () => {
  expect(shapeOf('c2')?.notes).toMatch(/^M32 /)
})

test('four boxes and sixteen dashes are twenty marks', () => {
  expect(countMarks(shapes)).toBe(20)
})

test('an audio clip has no notes', () => {
  expect(shapeOf('c4')?.notes).toBe('')
})

test.each([
  [4, 'c1', 'c1'],
  [40, 'c1', 'c2'],
  [10, 'c4', undefined],
  [20, 'c4', 'c4'],
])('at beat %d in the row of %s lies %s', (beat, row, id) => {
  expect(clipAt(shapes, beat, shapeOf(row)!.y + 3)?.id).toBe(id)
})
