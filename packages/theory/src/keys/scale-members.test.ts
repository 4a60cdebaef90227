import { describe, expect, it } from 'vitest'
import { keyName } from './key-name.ts'
import { modeFamily, MODES, type Mode } from '../pitch/mode.ts'
import { isInScale, scaleMembers } from './scale-members.ts'

describe('scaleMembers', () => {
  it.each<[number, Mode, number[]]>([
    [0, 'major', [0, 2, 4, 5, 7, 9, 11]],
    [9, 'minor', [9, 11, 0, 2, 4, 5, 7]],
    [2, 'dorian', [2, 4, 5, 7, 9, 11, 0]],
    [4, 'phrygian', [4, 5, 7, 9, 11, 0, 2]],
    [5, 'lydian', [5, 7, 9, 11, 0, 2, 4]],
    [7, 'mixolydian', [7, 9, 11, 0, 2, 4, 5]],
    [11, 'locrian', [11, 0, 2, 4, 5, 7, 9]],
  ])('%i %s', (tonicPitchClass, mode, members) => expect(scaleMembers({ tonicPitchClass, mode })).toEqual(members))

  it('agrees with isInScale in every key', () => {
    for (const mode of MODES)
      for (let tonicPitchClass = 0; tonicPitchClass < 12; tonicPitchClass++)
        for (let pitchClass = 0; pitchClass < 12; pitchClass++)
          expect(isInScale(pitchClass, { tonicPitchClass, mode })).toBe(
            scaleMembers({ tonicPitchClass, mode }).includes(pitchClass),
          )
  })
})

describe('modes', () => {
  it.each<[Mode, 'major' | 'minor', string]>([
    ['major', 'major', 'D major'],
    ['lydian', 'major', 'D Lydian'],
    ['mixolydian', 'major', 'D Mixolydian'],
    ['minor', 'minor', 'D minor'],
    ['dorian', 'minor', 'D Dorian'],
    ['phrygian', 'minor', 'D Phrygian'],
    ['locrian', 'minor', 'D Locrian'],
  ])('%s is of the %s family and called %s', (mode, family, name) => {
    expect(modeFamily(mode)).toBe(family)
    expect(keyName({ tonicPitchClass: 2, mode })).toBe(name)
  })
})
