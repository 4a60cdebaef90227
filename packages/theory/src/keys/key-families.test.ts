import { describe, expect, it } from 'vitest'
import { FAMILY_OF, familyScores } from './key-families.ts'
import { MODES } from '../pitch/mode.ts'
import { KEY_STATES, keyOf } from './score-keys.ts'

describe('key families', () => {
  it.each([
    [0, 'major', 0],
    [0, 'minor', 1],
    [0, 'lydian', 0],
    [2, 'dorian', 5],
    [11, 'locrian', 23],
  ] as const)('tonic %i %s is family %i', (tonicPitchClass, mode, family) => {
    const state = tonicPitchClass * MODES.length + MODES.indexOf(mode)
    expect(keyOf(state)).toEqual({ tonicPitchClass, mode })
    expect(FAMILY_OF[state]).toBe(family)
  })

  it('add up the probabilities of their modes', () => {
    const log = new Float32Array(KEY_STATES).fill(-30)
    log[MODES.indexOf('minor')] = Math.log(0.5)
    log[MODES.indexOf('dorian')] = Math.log(0.3)
    log[MODES.indexOf('major')] = Math.log(0.2)
    const families = familyScores(log)
    expect(Math.exp(families[0] ?? 0)).toBeCloseTo(0.2, 4)
    expect(Math.exp(families[1] ?? 0)).toBeCloseTo(0.8, 4)
  })
})
