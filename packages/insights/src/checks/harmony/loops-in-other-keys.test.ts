import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { NAMED_LOOP_CASES } from './loops-in-other-keys.cases.ts'

describe('loops whose names say a key', () => {
  testCases(NAMED_LOOP_CASES)

  it.each([
    [
      'C minor beside two in B minor',
      'The name of “Voice_95_Cm.wav” says C minor, those of 2 other loops B minor.',
      '−1',
    ],
    [
      'D minor beside F minor',
      '“Sonic_128_Dm.wav” and “Grooved_128_Fm.wav” play together, and their names say D minor and F minor.',
      '−3',
    ],
    [
      'B minor over notes in C minor',
      'The name of “Horns_90_Bm.wav” says B minor, and your notes are in C minor.',
      '+1',
    ],
  ])('%s: says so, and what brings the loop to the others', async (what, claim, semitones) => {
    const set = NAMED_LOOP_CASES.find(([, , name]) => name === what)?.[3]
    const found = set && (await findingOf('HA28', set))
    expect([found?.claim, found?.figures['semitones']]).toEqual([claim, semitones])
  })
})
