import type { KeyReading } from '@kvint/insights'
import { expect, test } from 'vitest'
import { namesInScale, pitchName } from './pitch-name.ts'

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
const key = (name: string, tonicPitchClass: number, scale: readonly number[]): KeyReading => ({
  name,
  tonicPitchClass,
  mode: '',
  confidence: 1,
  runnerUp: null,
  evidence: [],
  scalePitchClasses: scale.map((step) => (tonicPitchClass + step) % 12),
  pitchClassWeights: [],
})

test.each([
  [60, 'C3'],
  [0, 'C-2'],
  [127, 'G8'],
  [61, 'C♯3'],
  [69, 'A3'],
])('%i is %s', (pitch, name) => {
  expect(pitchName(pitch)).toBe(name)
})

test.each([
  [key('C major', 0, MAJOR), 'C D♭ D E♭ E F F♯ G A♭ A B♭ B'],
  [key('A minor', 9, MINOR), 'C C♯ D E♭ E F F♯ G G♯ A B♭ B'],
  [key('C minor', 0, MINOR), 'C D♭ D E♭ E F F♯ G A♭ A B♭ B'],
  [key('F♯ minor', 6, MINOR), 'C C♯ D D♯ E E♯ F♯ G G♯ A A♯ B'],
  [key('D Dorian', 2, [0, 2, 3, 5, 7, 9, 10]), 'C C♯ D E♭ E F F♯ G G♯ A B♭ B'],
  [key('E major', 4, MAJOR), 'C C♯ D D♯ E F F♯ G G♯ A A♯ B'],
  [key('B major', 11, MAJOR), 'C C♯ D D♯ E F F♯ G G♯ A A♯ B'],
  [key('F♯ major', 6, MAJOR), 'C C♯ D D♯ E E♯ F♯ G G♯ A A♯ B'],
  [key('A♭ major', 8, MAJOR), 'C D♭ D E♭ E F F♯ G A♭ A B♭ B'],
  [key('E♭ minor', 3, MINOR), 'C D♭ D E♭ E F G♭ G A♭ A B♭ C♭'],
])('a key is written with names of its own: %#', (reading, names) => {
  expect({ key: reading.name, names: namesInScale(reading).join(' ') }).toEqual({ key: reading.name, names })
})

test('C flat bears the number of the C above it', () => {
  expect(pitchName(59, namesInScale(key('E♭ minor', 3, MINOR)))).toBe('C♭3')
})
