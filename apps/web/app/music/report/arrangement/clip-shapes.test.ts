import { expect, test } from 'vitest'
import { noteFinder } from '../model/clip-notes.ts'
import { madeUpReport } from '../testing/made-up-report.ts'
import { clipShapes, countMarks } from './clip-shapes.ts'

const report = madeUpReport()
const slots = [2, 3, 4].map((trackId, index) => ({ trackId, y: index * 24, height: 24 }))
const notesOf = noteFinder(report.arrangement.clips)
const shapes = clipShapes(report, slots, notesOf)
const shapeOf = (id: string) => shapes.find(({ clip }) => clip.id === id)

test('each clip stands in its track’s row; a clip without colour takes a neutral one', () => {
  expect(shapes).toHaveLength(4)
  expect(shapeOf('c3')?.y).toBe(25)
  expect(shapeOf('c4')?.color).toBe('#8a979d')
})

test('notes are dashes in beats, seven of them in a clip of seven notes', () => {
  const dashes = shapeOf('c1')?.notes[0]?.path.match(/M[\d.]+ [\d.]+h[\d.]+/g)
  expect(dashes).toHaveLength(7)
  expect(dashes?.[0]).toMatch(/^M0 .*h4$/)
})

test('a repeated clip draws the notes of the first at its own place', () => {
  expect(shapeOf('c2')?.notes[0]?.path).toMatch(/^M32 /)
})

test('four boxes and sixteen dashes are twenty marks', () => {
  expect(countMarks(shapes)).toBe(20)
})

test('an audio clip has no notes', () => {
  expect(shapeOf('c4')?.notes).toEqual([])
})

test('by function, notes take the colour of the chord that they are struck in', () => {
  const chords = report.harmony.kind === 'known' ? report.harmony.chords : []
  const coloured = clipShapes(report, slots, notesOf, chords)
  expect(coloured.find(({ clip }) => clip.id === 'c1')?.notes.map(({ ink }) => ink)).toEqual(['tonic', 'subdominant'])
  expect(coloured.find(({ clip }) => clip.id === 'c2')?.notes.map(({ ink }) => ink)).toEqual(['outside', 'dominant'])
})
