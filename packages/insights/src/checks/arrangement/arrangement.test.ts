import { describe, expect, it } from 'vitest'
import { reportOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { ARRANGEMENT_CASES, stray } from './arrangement.cases.ts'

describe('arrangement', () => {
  testCases(ARRANGEMENT_CASES)

  it('moves the picture to the stray clip', async () => {
    const report = await reportOf(stray(64))
    const finding = report.findings.find(({ checkId }) => checkId === 'AR10')
    expect(finding?.place.bars).toEqual({ from: 17, to: 33 })
    expect(finding?.place.clipIds).toEqual([report.arrangement.clips.at(-1)?.id])
  })
})
