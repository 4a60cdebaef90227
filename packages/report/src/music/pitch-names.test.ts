import { expect, test } from 'vitest'
import type { Harmony } from '../schema/harmony.ts'
import { keyAt, pitchClassSign, pitchName } from './pitch-names.ts'

const E_FLAT_MAJOR = { tonicPitchClass: 3, mode: 'major' } as const
const A_MINOR = { tonicPitchClass: 9, mode: 'minor' } as const

test.each([
  [pitchName(39), 'E♭1'],
  [pitchName(60), 'C3'],
  [pitchName(0), 'C-2'],
  [pitchName(39, E_FLAT_MAJOR), 'E♭1'],
  [pitchName(43, E_FLAT_MAJOR), 'G1'],
  [pitchName(68, A_MINOR), 'G♯3'],
  [pitchName(59, { tonicPitchClass: 3, mode: 'minor' }), 'C♭3'],
  [pitchName(60.4), 'C3'],
  [pitchClassSign(8, E_FLAT_MAJOR), 'A♭'],
  [pitchClassSign(8, A_MINOR), 'G♯'],
])('%s', (name, expected) => {
  expect(name).toBe(expected)
})

const reading = (tonicPitchClass: number, mode: string, startBeats: number, endBeats: number) => ({
  startBeats,
  endBeats,
  name: '',
  tonicPitchClass,
  mode,
  confidence: 1,
  runnerUp: null,
  evidence: [],
})
const harmony: Harmony = {
  kind: 'known',
  key: { ...reading(3, 'major', 0, 0), scalePitchClasses: [], pitchClassWeights: [], evidence: [] },
  localKeys: [reading(3, 'major', 0, 32), reading(4, 'major', 32, 64)],
  chords: [],
  trackIds: [],
}

test('notes are spelled in the key of their place', () => {
  expect(pitchName(63, keyAt(harmony, 8))).toBe('E♭3')
  expect(pitchName(63, keyAt(harmony, 40))).toBe('D♯3')
  expect(pitchName(63, keyAt(harmony, 31.98))).toBe('D♯3')
  expect(keyAt(harmony)).toEqual(E_FLAT_MAJOR)
  expect(keyAt({ kind: 'unknown', reason: '' }, 8)).toBeUndefined()
})
