import { describe, expect, it } from 'vitest'
import { findingOf, midi } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { DYNAMICS_CASES, ducked } from './dynamics.cases.ts'

describe('dynamics', () => {
  testCases(DYNAMICS_CASES)

  it('counts the beat of the set in its lesson', async () => {
    const finding = await findingOf('DY04', ducked(900, 128))
    expect(finding?.claim).toBe(
      'At 128 BPM there are 469 ms from beat to beat; the Compressor on “Bass” takes 900 ms to let go.',
    )
    expect(finding?.lesson.beginner.tryThis[0]).toBe('Set Release to somewhere from 234 ms to 352 ms.')
  })

  it('names the one source that several sidechains wait for', async () => {
    const [, bass] = ducked(100).tracks ?? []
    const waiting = ['Bass', 'Pad'].map((name) => ({ ...bass, kind: 'midi' as const, name }))
    const finding = await findingOf('DY02', { tracks: [midi({ name: 'Kick', isMuted: true }), ...waiting] })
    expect(finding?.claim).toBe('2 sidechains listen to “Kick”, which is switched off: on “Bass” and “Pad”.')
  })
})
