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

  it.each([
    ['Keys Right', 'Pad', 'Pad', 'Keys Right'],
    ['Keys', 'Left Pad', 'Left Pad', 'Keys'],
    ['Keys R', 'Pad (L)', 'Pad (L)', 'Keys R'],
    ['Keys', 'Bright Pad', 'Keys', 'Bright Pad'],
    ['Pad left', 'Pad left 2', 'Pad left', 'Lead'],
  ])('places no part on the side that its name does not say: %s, %s', async (first, second, one, other) => {
    const tracks = ['Kick', 'Bass', first, 'Lead', second].map((name) => midi({ name }))
    expect((await findingOf('ST04', { tracks }))?.figures).toMatchObject({ one, other })
  })
})
