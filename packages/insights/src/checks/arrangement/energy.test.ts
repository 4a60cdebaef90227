import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { ENERGY_CASES, step } from './energy.cases.ts'
import { SILENCE_CASES } from './silence.cases.ts'

describe('energy and sections', () => {
  testCases(ENERGY_CASES)
  testCases(SILENCE_CASES)

  it('names the bars before the change', async () => {
    const finding = await findingOf('AR07', step(4))
    expect(finding?.place.bars).toEqual({ from: 15, to: 17 })
    expect(finding?.claim).toContain('bar 17')
    expect(finding?.evidence[0]?.text).toContain('from 16 notes a bar to 40 notes a bar')
  })
})
