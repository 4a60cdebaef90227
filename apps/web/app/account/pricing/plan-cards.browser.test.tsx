import { expect, it, vi } from 'vitest'
import { ALL_FEATURES_OFF, type Features, PLAN_CATALOGUE, plansOnOffer } from '@kvint/contract'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { PlanCards } from './plan-cards.tsx'

const PLANS = 'GET /api/v1/paddle/plans'
const envelope = (features: Features) => ({
  body: { success: true, data: plansOnOffer(features), warnings: [], cached: false, source: 'catalogue', stale: false },
})
const open: Features = { ...ALL_FEATURES_OFF, enableAuth: true, enableRegistration: true, enablePayments: true }

it('shows four skeletons until the plans are there', async () => {
  let arrive: (answer: Response) => void = () => undefined
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const { screen } = await show(<PlanCards />)
  expect(screen.getByTestId('plan-skeleton').elements()).toHaveLength(4)
  arrive(new Response(JSON.stringify(envelope(open).body)))
  await expect.element(screen.getByText('EARLY SUPPORTER', { exact: true })).toBeVisible()
  expect(screen.getByTestId('plan-skeleton').elements()).toHaveLength(0)
  expect(screen.getByTestId('plan-card').elements()).toHaveLength(4)
})

it.each([
  ['refused', { status: 404 }],
  ['empty', { body: { success: false, data: null, warnings: [], cached: false, source: '', stale: false } }],
  ['not what was agreed', { body: { plans: [] } }],
])('falls back and warns where the answer is %s', async (_what, answer) => {
  answerCalls({ [PLANS]: answer })
  const { screen } = await show(<PlanCards />)
  await expect.element(screen.getByText('Unable to load pricing plans. Using fallback data.')).toBeVisible()
  for (const { name, price } of PLAN_CATALOGUE) {
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
    await expect.element(screen.getByText(price, { exact: true })).toBeVisible()
  }
  await expect.element(screen.getByRole('button', { name: 'Contact to Discuss' })).toBeVisible()
})

it.each([
  ['a visitor', null],
  ['somebody signed in', NORA],
])('offers %s of the fallback what can be paid for, and nothing that reads Coming Soon', async (_who, session0) => {
  answerCalls({ [PLANS]: { status: 404 } })
  const { screen } = await show(<PlanCards />, { features: open, identity: memoryIdentity({ session0 }) })
  await expect.element(screen.getByRole('button', { name: 'Contact to Discuss' })).toBeVisible()
  const buttons = screen.getByRole('button').elements()
  expect(buttons.map((button) => [button.textContent, button.matches(':disabled')])).toEqual([
    ['Coming Soon', true],
    ['Subscribe', false],
    ['Subscribe', false],
    ['Contact to Discuss', false],
  ])
})

it('disables every button where nobody can register', async () => {
  answerCalls({ [PLANS]: envelope(ALL_FEATURES_OFF) })
  const { screen } = await show(<PlanCards />, { features: 'none' })
  await expect.element(screen.getByText('FREE', { exact: true })).toBeVisible()
  const buttons = screen.getByRole('button').elements()
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Coming Soon',
    'Coming Soon',
    'Coming Soon',
    'Contact to Discuss',
  ])
  expect(buttons.every((button) => button.matches(':disabled'))).toBe(true)
})

it('sends a visitor to make an account first', async () => {
  answerCalls({ [PLANS]: envelope(open) })
  const { screen, path } = await show(<PlanCards />)
  await screen.getByRole('button', { name: 'Subscribe' }).first().click()
  expect(path()).toBe('/login?mode=sign-up')
})

it.each([
  [
    'too many attempts',
    { status: 429, body: { error: 'slow down' } },
    'Too many checkout attempts. Please try again in a few minutes.',
  ],
  ['a refusal', { status: 400, body: { error: 'no' } }, 'Failed to open checkout. Please try again later.'],
  [
    'a checkout without an address',
    { body: { success: false, error: 'no' } },
    'Failed to open checkout. Please try again later.',
  ],
])('alerts after %s', async (_what, answer, words) => {
  const asked = answerCalls({ [PLANS]: envelope(open), 'POST /api/v1/paddle/checkout': answer })
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  const { screen } = await show(<PlanCards />, { identity: memoryIdentity({ session0: NORA }) })
  await screen.getByRole('button', { name: 'Subscribe' }).first().click()
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith(words))
  expect(await asked[1]?.json()).toEqual({
    planId: 'early_supporter',
    userId: NORA.user.id,
    successUrl: `${location.origin}/success`,
    cancelUrl: `${location.origin}/pricing`,
    metadata: { auth0Id: NORA.user.id, email: 'nora@example.com' },
  })
})
