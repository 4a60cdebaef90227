import { describe, expect, it } from 'vitest'
import { isTypedKey, parseKey } from './parse-key.ts'

describe('parseKey', () => {
  it.each([
    ['F minor', 5, 'minor'],
    ['Fm', 5, 'minor'],
    ['fm', 5, 'minor'],
    ['F', 5, null],
    ['FM', 5, 'major'],
    ['A# minor', 10, 'minor'],
    ['A#min', 10, 'minor'],
    ['B♭ minor', 10, 'minor'],
    ['Bb', 10, null],
    ['b minor', 11, 'minor'],
    ['H-moll', 11, 'minor'],
    ['F-dur', 5, 'major'],
    ['D Dorian', 2, 'dorian'],
    ['C sharp minor', 1, 'minor'],
    ['E-flat major', 3, 'major'],
    ['Cb major', 11, 'major'],
    ['4A', 5, 'minor'],
    ['4a', 5, 'minor'],
    ['8B', 0, 'major'],
    ['12B', 4, 'major'],
    ['1d', 0, 'major'],
    ['9m', 5, 'minor'],
  ])('%s', (text, tonicPitchClass, mode) => expect(parseKey(text)).toEqual({ tonicPitchClass, mode }))

  it.each(['', 'Kick', '13A', '0B', 'Fmajorish', 'J minor', 'A minor seventh'])('%s is no key', (text) =>
    expect(parseKey(text)).toBeNull(),
  )
})

describe('isTypedKey', () => {
  it.each([
    [null, 'dorian', true],
    ['minor', 'minor', true],
    ['minor', 'dorian', true],
    ['minor', 'mixolydian', false],
    ['major', 'lydian', true],
    ['dorian', 'minor', false],
  ] as const)('%s typed, %s found: %s', (typed, mode, isTyped) => {
    expect(isTypedKey({ tonicPitchClass: 5, mode: typed }, { tonicPitchClass: 5, mode })).toBe(isTyped)
    expect(isTypedKey({ tonicPitchClass: 6, mode: typed }, { tonicPitchClass: 5, mode })).toBe(false)
  })
})
