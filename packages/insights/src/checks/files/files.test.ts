import { everythingTold } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { reportOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { FILES_CASES, at } from './files.cases.ts'

describe('samples and files', () => {
  testCases(FILES_CASES)

  it('says no more of a disk than the last two folders', async () => {
    const report = await reportOf(at('/Users/ada/Secret Client/loops/deep/a.wav'))
    expect(JSON.stringify(report)).not.toContain('ada')
    expect(everythingTold(report).find(({ checkId }) => checkId === 'FI01')?.evidence[0]?.text).toContain('loops/deep')
  })
})
