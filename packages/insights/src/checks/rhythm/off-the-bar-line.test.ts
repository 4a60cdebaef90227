import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { LATE_CASES } from './late-throughout.cases.ts'
import { barLineSet } from './off-the-bar-line.cases.ts'

it('names the longest stretch of a turned beat first', async () => {
  const finding = await findingOf('RH10', barLineSet('turned by two beats, then by one for longer'))
  expect(finding?.claim).toBe(
    'In bars 12 to 28 the downbeat of “Drums” falls on 2 of the bar: before, the same clip has it on 1.',
  )
  expect(finding?.figures).toMatchObject({ bar: 12 })
})

it('leads with what lies beside the grid for longest', async () => {
  const finding = await findingOf('RH10', barLineSet('early for three bars, then late for longer'))
  expect(finding?.claim).toMatch(/^From bar 12 on, what plays on “Drums” comes 0\.09 beats \(45 ms\) late/)
  expect(finding?.evidence).toHaveLength(2)
})

testCases(LATE_CASES)

it('says how late a part is from first to last', async () => {
  const [[, , , set] = []] = LATE_CASES
  const finding = set && (await findingOf('RH10', set))
  expect(finding?.claim).toBe(
    'The notes on “Hats” come 23 ms late: in the clip they are on the grid, in the song behind it.',
  )
  expect(finding?.evidence[0]?.text).toBe('“Hats”: 128 notes, 0.031 beats behind the grid')
})
