import { expect, it } from 'vitest'
import type { NoteMark } from './note-marks.ts'
import { notePaths } from './note-paths.ts'

const mark = (id: string, clipId: string, startBeats: number, harmonic: NoteMark['function']): NoteMark => ({
  note: { id, clipId, pitch: 60, startBeats, endBeats: startBeats + 1, velocity: 100 },
  y: 10,
  height: 9,
  endBeats: startBeats + 1,
  function: harmonic,
})
const marks = [mark('a', 'c1', 0, 'tonic'), mark('b', 'c1', 1, 'tonic'), mark('c', 'c2', 2, 'dominant')]

it('draws all notes of one function as one path, each note a box of its own', () => {
  expect(notePaths(marks, null)).toEqual([
    { harmonic: 'tonic', isFilled: true, path: 'M0 10h0.95v9h-0.95zM1 10h0.95v9h-0.95z' },
    { harmonic: 'dominant', isFilled: true, path: 'M2 10h0.95v9h-0.95z' },
  ])
})

it('leaves the notes of other clips hollow where one is chosen', () => {
  expect(notePaths(marks, 'c1').map(({ harmonic, isFilled }) => [harmonic, isFilled])).toEqual([
    ['tonic', true],
    ['dominant', false],
  ])
})

it('leaves nothing hollow where the chosen clip belongs to another track', () => {
  expect(notePaths(marks, 'elsewhere').every(({ isFilled }) => isFilled)).toBe(true)
})
