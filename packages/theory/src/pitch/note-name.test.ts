import { describe, expect, it } from 'vitest'
import type { Key } from './mode.ts'
import { noteName, pitchClassName } from './note-name.ts'

const key = (tonicPitchClass: number, mode: Key['mode']): Key => ({ tonicPitchClass, mode })

describe('noteName', () => {
  it.each([
    [60, key(0, 'major'), 'C3'],
    [0, key(0, 'major'), 'C-2'],
    [127, key(0, 'major'), 'G8'],
    [70, key(5, 'major'), 'Bb3'],
    [70, key(11, 'major'), 'A#3'],
    [59, key(6, 'minor'), 'B2'],
    [59, key(6, 'major'), 'B2'],
    [71, key(1, 'major'), 'Cb4'],
    [59, key(3, 'minor'), 'Cb3'],
    [65, key(6, 'major'), 'E#3'],
    [31, key(1, 'minor'), 'G0'],
    [31, key(8, 'minor'), 'G0'],
    [33, key(1, 'major'), 'A0'],
    [62, key(8, 'minor'), 'D3'],
    [59, key(3, 'phrygian'), 'B2'],
  ])('spells %i in %o as %s', (pitch, inKey, name) => expect(noteName(pitch, inKey)).toBe(name))
})

describe('pitchClassName', () => {
  it.each([
    [8, key(9, 'minor'), 'G#'],
    [10, key(0, 'major'), 'Bb'],
    [6, key(0, 'major'), 'F#'],
    [1, key(0, 'major'), 'Db'],
    [11, key(2, 'dorian'), 'B'],
    [5, key(4, 'phrygian'), 'F'],
    [11, key(5, 'lydian'), 'B'],
    [5, key(7, 'mixolydian'), 'F'],
    [3, key(0, 'minor'), 'Eb'],
    [9, key(1, 'major'), 'A'],
  ])('spells pitch class %i in %o as %s', (pitchClass, inKey, name) =>
    expect(pitchClassName(pitchClass, inKey)).toBe(name),
  )
})
