import { PLAN_CATALOGUE } from '@kvint/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '../../pages/site/site-fixture.ts'

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => (site = await startSite('none')))
afterAll(() => site.close())

it('lists the four plans in their envelope', async () => {
  const answer = await site.app.inject('/api/v1/paddle/plans')
  expect(answer.json()).toEqual({
    success: true,
    data: PLAN_CATALOGUE,
    warnings: [],
    cached: false,
    source: 'catalogue',
    stale: false,
  })
  expect(answer.json().data.map((plan: { name: string; price: string }) => [plan.name, plan.price])).toEqual([
    ['FREE', '$0'],
    ['EARLY SUPPORTER', '$5'],
    ['PREMIUM', '$19'],
    ['PRO / SPECIAL NEEDS', 'Contact Us'],
  ])
})

it('answers one plan by its id, and 404 for one that is not sold', async () => {
  const known = await site.app.inject('/api/v1/paddle/plans/premium_monthly')
  expect(known.json().data).toMatchObject({ id: 'premium_monthly', name: 'PREMIUM' })
  const yearly = await site.app.inject('/api/v1/paddle/plans/premium_yearly')
  expect(yearly.json().data).toMatchObject({ id: 'premium_yearly', name: 'PREMIUM', price: '$190', period: 'per year' })
  const unknown = await site.app.inject('/api/v1/paddle/plans/gold')
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not-found'])
  const unnamed = await site.app.inject('/api/v1/paddle/plans/')
  expect([unnamed.statusCode, unnamed.json().error.message]).toEqual([
    400,
    expect.stringContaining('Plan ID is required'),
  ])
})
