import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { findingOf } from '../../testing/report-of.ts'
import { countingIn, OTHER_METER_CASES } from './other-meter.cases.ts'

describe('music in another metre than the set', () => {
  testCases(OTHER_METER_CASES)

  it('says in what the music counts, and which parts and places say so', async () => {
    const finding = await findingOf('RH13', { ...countingIn(3), locators: [{ timeBeats: 27, name: 'Verse' }] })
    expect(finding?.claim).toBe('The music counts in three; Live’s time signature is still 4/4.')
    expect(finding?.evidence.map(({ text }) => text)).toEqual([
      '“Drums”: 100 % of what it plays comes again after bars of 3 beats, 67 % after bars of 4',
      '“Bass”: 100 % of what it plays comes again after bars of 3 beats, 0 % after bars of 4',
      'Of 8 places where clips begin or locators stand, 8 lie on bars of 3 beats, 7 on Live’s',
    ])
    expect(finding?.figures).toEqual({ beats: 3, meter: '3/4' })
  })
})
