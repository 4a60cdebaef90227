import { everythingTold } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { findingOf, reportOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { FILES_CASES, at, playing } from './files.cases.ts'

describe('samples and files', () => {
  testCases(FILES_CASES)

  it('counts those in the folders below as well, where one lies on top of Downloads', async () => {
    const paths = ['/Users/ada/Downloads/a.wav', '/Users/ada/Downloads/music/vault/drums/b.wav', '/Music/c.wav']
    const found = await findingOf('FI02', playing(...paths.map((path) => ({ path, relativePathType: 1 }))))
    expect(found?.claim).toBe('2 sounds of this set lie in Downloads.')
  })

  it('says no more of a disk than the last two folders', async () => {
    const report = await reportOf(at('/Users/ada/Secret Client/loops/deep/a.wav'))
    expect(JSON.stringify(report)).not.toContain('ada')
    expect(everythingTold(report).find(({ checkId }) => checkId === 'FI01')?.evidence[0]?.text).toContain('loops/deep')
  })
})
