import { expect, it } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { fetchPlans } from './fetch-plans.ts'

const answer = (body: unknown) => answerCalls({ 'GET /api/v1/paddle/plans': { body } })

it('reads plans that say only what a card needs', async () => {
  answer({ success: true, data: [{ id: 'a', name: 'A', price: '$1', paddleId: 40238 }] })
  expect(await fetchPlans()).toEqual([
    {
      id: 'a',
      name: 'A',
      price: '$1',
      period: '',
      description: '',
      features: [],
      limitations: [],
      cta: 'Coming Soon',
      popular: false,
      paddleId: '40238',
    },
  ])
})

it.each([
  ['a list that is none', { success: true, data: 'no' }],
  ['a plan without a price', { success: true, data: [{ id: 'a', name: 'A' }] }],
  ['plans that are none', { success: true, data: [null] }],
  ['no plan at all', { success: true, data: [] }],
  ['a refusal', { success: false }],
  ['nothing', null],
])('takes %s for a failure', async (_what, body) => {
  answer(body)
  await expect(fetchPlans()).rejects.toThrow()
})
