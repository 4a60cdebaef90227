import { describe, expect, it } from 'vitest'
import { findingOf, midi } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { GAIN_CASES, ride } from './gain.cases.ts'

describe('gain and faders', () => {
  testCases(GAIN_CASES)

  it('names the track and says how it stands', async () => {
    const finding = await findingOf('GS01', { tracks: [midi({ name: 'Choir', volumeDb: 6 })] })
    expect(finding?.claim).toBe('The fader of “Choir” stands at its upper stop.')
    expect(finding?.evidence[0]?.text).toBe('“Choir”: volume +6 dB of +6 dB')
    expect(finding?.place.trackIds).toHaveLength(1)
  })

  it.each([
    ['fades in', [0, 0.5, 1], 'info'],
    ['fades in and out', [0, 1, 1, 0], 'info'],
    ['fades out and jumps back once it is silent', [1, [0, 1]], 'info'],
    ['comes back after a fade-out', [1, 0, 1], 'idea'],
    ['is turned down', [1, 0.5], 'idea'],
  ])('a fader that %s', async (_, values, severity) => {
    expect((await findingOf('GS07', ride('midi', values)))?.severity).toBe(severity)
  })
})
