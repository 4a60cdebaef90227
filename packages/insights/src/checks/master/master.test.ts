import { describe, expect, it } from 'vitest'
import { findingOf, withMain } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { MASTER_CASES } from './master.cases.ts'

describe('main track', () => {
  testCases(MASTER_CASES)

  it('tells a ceiling as Live sets it as a fact', async () => {
    const severityOf = async (Ceiling: number) =>
      (await findingOf('MB03', withMain([{ tag: 'Limiter', params: { Ceiling } }])))?.severity
    expect(await severityOf(-0.3)).toBe('info')
    expect(await severityOf(0)).toBe('idea')
  })
})
