import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { barLineSet } from './off-the-bar-line.cases.ts'

it('names the longest stretch of a turned beat first', async () => {
  const finding = await findingOf('RH10', barLineSet('turned by two beats, then by one for longer'))
  expect(finding?.claim).toBe(
    'In bars 12 to 28 the downbeat of “Drums” falls on 2 of the bar: before, the same clip has it on 1.',
  )
  expect(finding?.figures).toMatchObject({ bar: 12 })
})
