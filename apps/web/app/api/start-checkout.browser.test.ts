import { expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { checkoutAlert, startCheckout } from './start-checkout.ts'

const CHECKOUT = 'POST /api/v1/paddle/checkout'
const nora = { userId: 'u1', email: 'nora@example.com' }

it.each([
  ['', nora, 'Plan ID is required'],
  ['premium_monthly', { ...nora, userId: undefined }, 'User ID (auth0Id) is required for checkout'],
  ['premium_monthly', { ...nora, email: undefined }, 'Email is required for checkout'],
])('asks nothing for the plan "%s" of %o', async (planId, buyer, words) => {
  const asked = answerCalls({})
  await expect(startCheckout(planId, buyer)).rejects.toThrow(words)
  expect(asked).toEqual([])
})

it('says who buys what, and where to go back to', async () => {
  const asked = answerCalls({ [CHECKOUT]: { body: { success: true, data: { checkoutUrl: 'https://pay.test/1' } } } })
  expect(await startCheckout('premium_yearly', nora, 'token')).toBe('https://pay.test/1')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer token')
  expect(await asked[0]?.json()).toEqual({
    planId: 'premium_yearly',
    userId: 'u1',
    successUrl: `${location.origin}/success`,
    cancelUrl: `${location.origin}/pricing`,
    metadata: { auth0Id: 'u1', email: 'nora@example.com' },
  })
})

it('gives what the API says is wrong, and an alert for it', async () => {
  answerCalls({ [CHECKOUT]: { status: 400, body: { error: 'No such plan' } } })
  const failure = await startCheckout('premium_monthly', nora).catch((error: unknown) => error)
  expect(String(failure)).toBe('Error: No such plan')
  expect(checkoutAlert(failure)).toBe('Failed to open checkout. Please try again later.')
  const limited = new Error('Rate limited: wait a minute')
  expect(checkoutAlert(limited)).toBe('Too many checkout attempts. Please try again in a few minutes.')
})

it('says that it was asked too often, with the words of the API, after two more attempts', async () => {
  const asked = answerCalls({ [CHECKOUT]: { status: 429, body: { error: 'wait a minute' } } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const said = startCheckout('premium_monthly', nora).catch(String)
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  expect(await said).toBe('Error: Rate limited: wait a minute')
  expect(asked).toHaveLength(3)
})
