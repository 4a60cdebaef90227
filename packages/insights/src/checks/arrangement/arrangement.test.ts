import { describe, expect, it } from 'vitest'
import { audio, findingOf, reportOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { ARRANGEMENT_CASES, floor, stray } from './arrangement.cases.ts'

describe('arrangement', () => {
  testCases(ARRANGEMENT_CASES)

  it('moves the picture to the stray clip', async () => {
    const report = await reportOf(stray(64))
    const finding = report.findings.find(({ checkId }) => checkId === 'AR10')
    expect(finding?.place.bars).toEqual({ from: 17, to: 33 })
    expect(finding?.place.clipIds).toEqual([report.arrangement.clips.at(-1)?.id])
  })

  it('does not call an intro drums alone where something unknown plays', async () => {
    const set = floor(15, 65)
    const drone = audio({ name: 'FakeHouse' })
    const finding = await findingOf('AR09', { ...set, tracks: [...(set.tracks ?? []), drone] })
    expect(finding?.claim).toBe('A DJ would have 15 bars without a pitched part to mix in, and 16 bars to mix out.')
    expect(finding?.evidence.at(-1)?.text).toBe('“FakeHouse”: plays there, and I can’t tell whether it has a pitch')
  })
})
