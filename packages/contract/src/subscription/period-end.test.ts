import { expect, it } from 'vitest'
import { periodEnd } from './period-end.ts'

it.each([
  ['premium_monthly', '2026-01-15T08:00:00.000Z', '2026-02-15T08:00:00.000Z'],
  ['premium_monthly', '2026-01-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
  ['early_supporter', '2026-12-31T08:00:00.000Z', '2027-01-31T08:00:00.000Z'],
  ['premium_yearly', '2028-02-29T08:00:00.000Z', '2029-02-28T08:00:00.000Z'],
])('%s from %s runs to %s', (planId, from, end) => {
  expect(periodEnd(planId, new Date(from))).toBe(end)
})
