import { describe, expect, it } from 'vitest'
import { midi, reportOf } from '../testing/report-of.ts'
import { isPlainFact } from './plain-facts.ts'

describe('plain facts', () => {
  it.each([
    ['a list of what is there', { checkId: 'CP07', area: 'files', severity: 'info' }, true],
    ['how a set is kept', { checkId: 'HY11', area: 'workflow', severity: 'idea' }, true],
    ['praise of how a set is kept', { checkId: 'ST-NAMES', area: 'workflow', severity: 'strength' }, true],
    ['what most sets have', { checkId: 'ST-BEAT', area: 'rhythm', severity: 'strength' }, true],
    ['a lesson', { checkId: 'HA01', area: 'harmony', severity: 'strength' }, false],
    ['a lost sample', { checkId: 'FI02', area: 'files', severity: 'fix' }, false],
  ] as const)('%s', (_what, finding, isFact) => {
    expect(isPlainFact(finding)).toBe(isFact)
  })

  it('stand in the inventory of a report, not among its findings', async () => {
    const report = await reportOf({ tracks: Array.from({ length: 9 }, () => midi()) })
    expect(report.facts?.map(({ checkId }) => checkId)).toContain('HY01')
    expect(report.findings.filter(isPlainFact)).toEqual([])
    expect(report.facts?.every(isPlainFact)).toBe(true)
  })
})
