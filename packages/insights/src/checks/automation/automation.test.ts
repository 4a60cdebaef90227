import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { AUTOMATION_CASES, moving, underMain } from './automation.cases.ts'

describe('automation', () => {
  testCases(AUTOMATION_CASES)

  it('takes one gesture in one section for a fact', async () => {
    const one = moving([[17, 28]])
    expect((await findingOf('AU02', one))?.severity).toBe('info')
    const two = { ...one, tracks: [...(one.tracks ?? []), ...(one.tracks ?? [])] }
    expect((await findingOf('AU02', two))?.severity).toBe('idea')
  })

  it('praises a long fade of Main, and takes one of four bars for a fact', async () => {
    const told = async (from: number) => {
      const finding = await findingOf('AU06', underMain([from, 1], [64, 0]))
      return [finding?.severity, finding?.claim]
    }
    expect(await told(32)).toEqual(['strength', 'Main fades out over 8 bars, from bar 9 to bar 16.'])
    expect(await told(48)).toEqual(['info', 'Main fades out over 4 bars, from bar 13 to bar 16.'])
  })
})
