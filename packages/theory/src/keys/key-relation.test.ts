import { describe, expect, it } from 'vitest'
import { keyName } from './key-name.ts'
import { keyRelation } from './key-relation.ts'
import type { Key } from '../pitch/mode.ts'
import { isInScale, scaleMembers } from './scale-members.ts'

const C: Key = { tonicPitchClass: 0, mode: 'major' }

describe('keyRelation', () => {
  it.each([
    [C, C, 'same'],
    [C, { tonicPitchClass: 9, mode: 'minor' }, 'relative'],
    [{ tonicPitchClass: 9, mode: 'minor' }, C, 'relative'],
    [C, { tonicPitchClass: 0, mode: 'minor' }, 'parallel'],
    [C, { tonicPitchClass: 0, mode: 'lydian' }, 'parallel'],
    [C, { tonicPitchClass: 2, mode: 'dorian' }, 'same-notes'],
    [C, { tonicPitchClass: 7, mode: 'major' }, 'fifth-up'],
    [C, { tonicPitchClass: 5, mode: 'major' }, 'fifth-down'],
    [C, { tonicPitchClass: 2, mode: 'major' }, 'step-up'],
    [C, { tonicPitchClass: 10, mode: 'major' }, 'step-down'],
    [C, { tonicPitchClass: 6, mode: 'major' }, 'distant'],
    [C, { tonicPitchClass: 1, mode: 'minor' }, 'distant'],
  ] as const)('%o to %o is %s', (from, to, relation) => expect(keyRelation(from, to)).toBe(relation))
})

describe('keyName', () => {
  it.each([
    [{ tonicPitchClass: 6, mode: 'minor' }, 'F# minor'],
    [{ tonicPitchClass: 3, mode: 'minor' }, 'Eb minor'],
    [{ tonicPitchClass: 10, mode: 'major' }, 'Bb major'],
    [{ tonicPitchClass: 2, mode: 'dorian' }, 'D Dorian'],
    [{ tonicPitchClass: 8, mode: 'phrygian' }, 'G# Phrygian'],
    [{ tonicPitchClass: 11, mode: 'locrian' }, 'B Locrian'],
  ] as const)('%o is %s', (key, name) => expect(keyName(key)).toBe(name))
})

describe('scaleMembers', () => {
  it('goes up from the tonic', () =>
    expect(scaleMembers({ tonicPitchClass: 9, mode: 'minor' })).toEqual([9, 11, 0, 2, 4, 5, 7]))
  it('knows its members in any octave', () => {
    expect(isInScale(61, C)).toBe(false)
    expect(isInScale(-1, C)).toBe(true)
  })
})
