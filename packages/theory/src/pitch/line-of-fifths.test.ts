import { describe, expect, it } from 'vitest'
import type { Mode } from './mode.ts'
import { accidentalsOfFifths, fifthsInKey, fifthsName, tonicFifths } from './line-of-fifths.ts'

describe('fifthsName', () => {
  it.each([
    [-9, 'Bbb'],
    [-8, 'Fb'],
    [-7, 'Cb'],
    [-2, 'Bb'],
    [-1, 'F'],
    [0, 'C'],
    [5, 'B'],
    [6, 'F#'],
    [12, 'B#'],
    [13, 'F##'],
  ])('%i fifths from C is %s', (fifths, name) => expect(fifthsName(fifths)).toBe(name))
})

describe('accidentalsOfFifths', () => {
  it.each([
    [-9, -2],
    [-2, -1],
    [-1, 0],
    [5, 0],
    [6, 1],
    [13, 2],
  ])('%i carries %i', (fifths, accidentals) => expect(accidentalsOfFifths(fifths)).toBe(accidentals))
})

describe('tonicFifths', () => {
  it.each<[number, Mode, string]>([
    [0, 'major', 'C'],
    [1, 'major', 'Db'],
    [1, 'minor', 'C#'],
    [3, 'major', 'Eb'],
    [3, 'minor', 'Eb'],
    [6, 'major', 'F#'],
    [6, 'minor', 'F#'],
    [8, 'major', 'Ab'],
    [8, 'minor', 'G#'],
    [10, 'major', 'Bb'],
    [10, 'minor', 'Bb'],
    [11, 'major', 'B'],
    [1, 'dorian', 'C#'],
    [6, 'dorian', 'F#'],
    [5, 'lydian', 'F'],
    [11, 'lydian', 'B'],
    [10, 'mixolydian', 'Bb'],
    [4, 'phrygian', 'E'],
    [11, 'locrian', 'B'],
  ])('%i %s is written on %s', (tonicPitchClass, mode, name) =>
    expect(fifthsName(tonicFifths({ tonicPitchClass, mode }))).toBe(name),
  )
})

describe('fifthsInKey', () => {
  it.each<[number, number, Mode, string]>([
    [3, 0, 'minor', 'Eb'],
    [3, 0, 'major', 'Eb'],
    [6, 0, 'major', 'F#'],
    [10, 0, 'major', 'Bb'],
    [8, 9, 'minor', 'G#'],
    [11, 0, 'minor', 'B'],
    [6, 5, 'major', 'Gb'],
    [5, 6, 'major', 'E#'],
    [11, 6, 'minor', 'B'],
    [1, 2, 'minor', 'C#'],
  ])('pitch class %i in %i %s is %s', (pitchClass, tonicPitchClass, mode, name) =>
    expect(fifthsName(fifthsInKey(pitchClass, { tonicPitchClass, mode }))).toBe(name),
  )
})
