import { expect, test } from 'vitest'
import { tempoAt } from './tempo-at.ts'

const rising = [
  { startBeats: 0, bpm: 120 },
  { startBeats: 16, bpm: 120 },
  { startBeats: 32, bpm: 140 },
  { startBeats: 32, bpm: 90 },
]

test.each([
  [0, 120],
  [8, 120],
  [24, 130],
  [32, 90],
  [100, 90],
])('at beat %d it is %d BPM', (beats, bpm) => {
  expect(tempoAt(rising, beats)).toBe(bpm)
})
