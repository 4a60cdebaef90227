import { describe, expect, it } from 'vitest'
import { findingOf, midi } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { GAIN_CASES } from './gain.cases.ts'

describe('gain and faders', () => {
  testCases(GAIN_CASES)

  it('names the track and says how it stands', async () => {
    const finding = await findingOf('GS01', { tracks: [midi({ name: 'Choir', volumeDb: 6 })] })
    expect(finding?.claim).toBe('The fader of “Choir” stands at its upper stop.')
    expect(finding?.evidence[0]?.text).toBe('“Choir”: volume +6 dB of +6 dB')
    expect(finding?.place.trackIds).toHaveLength(1)
  })
})
