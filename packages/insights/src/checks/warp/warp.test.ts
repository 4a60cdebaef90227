import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { WARP_CASES, loop } from './warp.cases.ts'

describe('warping and clips', () => {
  testCases(WARP_CASES)

  it('says by how much a loop is moved', async () => {
    const finding = await findingOf('WA06', { ...loop(97.2, 'rePitch', 'Keys'), tempo: 84 })
    expect(finding?.claim).toBe('A clip on “Keys” plays 2.5 semitones lower than it was recorded.')
    expect(finding?.evidence[0]?.bars).toEqual({ from: 1, to: 4 })
  })
})
