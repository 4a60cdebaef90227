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
])('%s', (_what, mode, pitchClasses, heard) => {
  expect(heardMode({ tonicPitchClass: 0, mode }, sounding(...pitchClasses)).mode).toBe(heard)
})

test('a key whose third never sounds', () => {
  expect(hasThird({ tonicPitchClass: 7, mode: 'major' }, sounding(7, 2, 9))).toBe(false)
  expect(hasThird({ tonicPitchClass: 7, mode: 'major' }, sounding(7, 2, 11))).toBe(true)
})
