import { describe, expect, it } from 'vitest'
import { ANY_STAGE } from '../checks/check.ts'
import { midi, reportOf } from '../testing/report-of.ts'
import { isPlainFact } from './plain-facts.ts'

describe('plain facts', () => {
  it.each([
    ['a list of what is there', { checkId: 'CP07', area: 'files', severity: 'info' }, true],
    ['how a set is kept', { checkId: 'HY11', area: 'workflow', severity: 'idea' }, true],
    ['most parts that are off', { checkId: 'GS08', area: 'workflow', severity: 'check' }, false],
    ['praise of how a set is kept', { checkId: 'ST-NAMES', area: 'workflow', severity: 'strength' }, true],
    ['what most sets have', { checkId: 'MI03', area: 'rhythm', severity: 'idea' }, true],
    ['what the summary says', { checkId: 'ST-CONTRAST', area: 'arrangement', severity: 'strength' }, true],
    ['what judges found idle', { checkId: 'MB03', area: 'mix', severity: 'idea' }, true],
    ['a lesson', { checkId: 'HA01', area: 'harmony', severity: 'strength' }, false],
    ['a lost sample', { checkId: 'FI02', area: 'files', severity: 'fix' }, false],
    [
      'an idea for the export of a sketch',
      { checkId: 'MB03', area: 'mix', severity: 'idea', stages: ['export'] },
      true,
    ],
    ['an idea for the mix, told late', { checkId: 'SP01', area: 'mix', severity: 'idea', stages: ['sketch'] }, false],
    ['a fault of the mix in a sketch', { checkId: 'LE03', area: 'mix', severity: 'check', stages: ['mix'] }, false],
    [
      'an idea about the form of a sketch',
      { checkId: 'AR07', area: 'arrangement', severity: 'idea', stages: ['mix'] },
      false,
    ],
  ] as const)('%s', (_what, finding, isFact) => {
    expect(isPlainFact({ stages: ANY_STAGE, ...finding }, 'arrange')).toBe(isFact)
  })

  it('stand in the inventory of a report, not among its findings', async () => {
    const report = await reportOf({ tracks: Array.from({ length: 9 }, () => midi()) })
    expect(report.facts?.map(({ checkId }) => checkId)).toContain('HY01')
    const { stage } = report.overview.stage
    expect(report.findings.filter((one) => isPlainFact(one, stage))).toEqual([])
    expect(report.facts?.every((one) => isPlainFact(one, stage))).toBe(true)
  })
})
