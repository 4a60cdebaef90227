import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { findingOf, midi } from '../../testing/report-of.ts'
import { STEREO_CASES } from './stereo.cases.ts'

describe('stereo', () => {
  testCases(STEREO_CASES)

  it('suggests two parts to place that need not stand in the middle', async () => {
    const tracks = ['Kick', 'Bass', 'Keys', 'Lead', 'Pad'].map((name) => midi({ name }))
    const found = await findingOf('ST04', { tracks })
    expect(found?.figures).toEqual({ parts: 5, one: 'Keys', other: 'Pad' })
  })
})
