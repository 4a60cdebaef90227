import { expect, test } from 'vitest'
import { hasThird, heardMode } from './heard-mode.ts'
import type { Mode } from '../pitch/mode.ts'

const sounding = (...pitchClasses: number[]) =>
  Array.from({ length: 12 }, (_, pitchClass) => (pitchClasses.includes(pitchClass) ? 1 / pitchClasses.length : 0))

test.each<[string, Mode, number[], Mode]>([
  ['C Dorian with E♭ and A', 'dorian', [0, 2, 3, 5, 7, 9, 10], 'dorian'],
  ['C Dorian without A', 'dorian', [0, 2, 3, 5, 7, 10], 'minor'],
  ['C Mixolydian with E and B♭', 'mixolydian', [0, 2, 4, 5, 7, 9, 10], 'mixolydian'],
  ['C Mixolydian without its third', 'mixolydian', [0, 2, 5, 7, 9, 10], 'major'],
  ['C Lydian without F♯', 'lydian', [0, 2, 4, 7, 9, 11], 'major'],
  ['plain minor', 'minor', [0, 3, 7], 'minor'],
  ['C major with B♭ and without B', 'major', [0, 2, 4, 5, 7, 9, 10], 'mixolydian'],
  ['C major with both B♭ and B', 'major', [0, 2, 4, 5, 7, 9, 10, 11], 'major'],
  ['C major without either', 'major', [0, 2, 4, 5, 7, 9], 'major'],
  ['C major with F♯ and without F', 'major', [0, 2, 4, 6, 7, 9, 11], 'lydian'],
  ['C major with both F♯ and F', 'major', [0, 2, 4, 5, 6, 7, 9, 11], 'major'],
  ['C minor with A and without A♭', 'minor', [0, 2, 3, 5, 7, 9, 10], 'dorian'],
  ['C minor with D♭ and without D', 'minor', [0, 1, 3, 5, 7, 8, 10], 'minor'],
  ['C major with B♭ and without its third', 'major', [0, 2, 5, 7, 10], 'major'],
])('%s', (_what, mode, pitchClasses, heard) => {
  expect(heardMode({ tonicPitchClass: 0, mode }, sounding(...pitchClasses)).mode).toBe(heard)
})

test.each([
  [0.04, 'major'],
  [0.05, 'mixolydian'],
])('C major without B, and B♭ for %d of the time', (share, mode) => {
  const histogram = sounding(0, 2, 4, 5, 7, 9).map((each, pitchClass) => (pitchClass === 10 ? share : each))
  expect(heardMode({ tonicPitchClass: 0, mode: 'major' }, histogram).mode).toBe(mode)
})

test.each([
  [0.02, 'major'],
  [0.03, 'lydian'],
])('C major without F, and F♯ for %d of the time', (share, mode) => {
  const histogram = sounding(0, 2, 4, 7, 9, 11).map((each, pitchClass) => (pitchClass === 6 ? share : each))
  expect(heardMode({ tonicPitchClass: 0, mode: 'major' }, histogram).mode).toBe(mode)
})

test('a key whose third never sounds', () => {
  expect(hasThird({ tonicPitchClass: 7, mode: 'major' }, sounding(7, 2, 9))).toBe(false)
  expect(hasThird({ tonicPitchClass: 7, mode: 'major' }, sounding(7, 2, 11))).toBe(true)
})
