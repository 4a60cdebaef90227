import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { one, pattern } from './rhythm.cases.ts'

it('says syncopation as a musician counts it', async () => {
  const finding = await findingOf('RH02', one('Bass', pattern(4, [0, 0.75, 1.5, 2.5], 64, 0.75)))
  expect(finding?.claim).toBe(
    '“Bass” is syncopated: about three in four of its notes start off the beat and hold over the next.',
  )
  expect(finding?.evidence[0]?.text).toMatch(/^“Bass”: 7\d % of the notes hold over the next beat/)
})
