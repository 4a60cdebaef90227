import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { HARMONY_CASES, chords, loop } from './harmony.cases.ts'

describe('harmony', () => {
  testCases(HARMONY_CASES)

  it('names the loop, its numerals and its bars', async () => {
    const finding = await findingOf('HA01', chords(loop, 4))
    expect(finding?.claim).toBe(
      'C – G – Am – F comes round 4 times: I V vi IV in C major, a loop that musicians know as “axis”.',
    )
    expect(finding?.place.bars).toEqual({ from: 1, to: 4 })
  })
})
