import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { ENERGY_CASES, step } from './energy.cases.ts'
import { LEFT_OVER_CASES } from './left-over.cases.ts'
import { SILENCE_CASES } from './silence.cases.ts'
import { WAITING_CASES } from './waiting.cases.ts'
import { kickAnd, TAIL_CASES, warpedThen, whole } from './tail.cases.ts'

describe('energy and sections', () => {
  testCases(ENERGY_CASES)
  testCases(SILENCE_CASES)
  testCases(TAIL_CASES)
  testCases(WAITING_CASES)
  testCases(LEFT_OVER_CASES)

  it('names the bars before the change', async () => {
    const finding = await findingOf('AR07', step(4))
    expect(finding?.place.bars).toEqual({ from: 15, to: 17 })
    expect(finding?.claim).toContain('bar 17')
    expect(finding?.evidence[0]?.text).toContain('from 16 notes a bar to 40 notes a bar')
  })

  it('calls the rest of a recording by its name, and counts no silent bars in it', async () => {
    expect((await findingOf('AR18', kickAnd(whole(0, 45))))?.claim).toMatch(
      /^From bar 25 to the end only the rest of the recording on “.*” plays: 21 bars, 47 % of the song\.$/,
    )
    const late = await findingOf('AR18', kickAnd(whole(0, 28), { ...whole(30, 45) }))
    expect(late?.claim).toMatch(
      /^From bar 25 to the end only “.*” plays: 19 bars, 42 % of the song\. From bar 31 on it is the rest of the recording\.$/,
    )
    expect(late?.evidence.map(({ text }) => text)).toContain('Bars 29 to 30: silence')
    expect((await findingOf('AR18', warpedThen(9)))?.evidence[1]?.text).toMatch(/: not warped as the clips before it/)
  })
})
