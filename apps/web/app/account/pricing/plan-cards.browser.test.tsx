import { expect, it, vi } from 'vitest'
import { ALL_FEATURES_OFF, type Features, PLAN_CATALOGUE, plansOnOffer, type Standing } from '@kvint/contract'
import { buttonClass } from '@kvint/ui'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { PlanCards } from './plan-cards.tsx'

const PLANS = 'GET /api/v1/paddle/plans'
const envelope = (features: Features) => ({
  body: { success: true, data: plansOnOffer(features), warnings: [], cached: false, source: 'catalogue', stale: false },
})
const stands = (standing: Standing) => ({
  'GET /auth/subscription': { body: { hasActiveSubscription: false, subscriptionStatus: 'NONE', standing } },
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
  ['a visitor', null, ['Coming Soon', true]],
  ['somebody signed in', NORA, ['Your Plan', true]],
])('offers %s of the fallback what can be paid for', async (_who, session0, first) => {
  answerCalls({ [PLANS]: { status: 404 }, ...stands({ kind: 'free' }) })
  const { screen } = await show(<PlanCards />, { features: open, identity: memoryIdentity({ session0 }) })
  await expect.element(screen.getByRole('button', { name: 'Contact to Discuss' })).toBeVisible()
  await expect
    .poll(() =>
      screen
        .getByRole('button')
        .elements()
        .map((button) => [button.textContent, button.matches(':disabled')]),
    )
    .toEqual([first, ['Subscribe', false], ['Subscribe', false], ['Contact to Discuss', false]])
})

it('disables every button where no one can register', async () => {
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

it('sends a visitor to sign in first, and keeps her plan', async () => {
  answerCalls({ [PLANS]: envelope(open) })
  const { screen, path } = await show(<PlanCards />)
  await screen.getByText('Yearly: two months free').click()
  await screen.getByRole('button', { name: 'Subscribe' }).nth(1).click()
  expect(path()).toBe('/login?return_to=%2Fpricing%3Fplan%3Dpremium_yearly')
})

it('sends a visitor who wants FREE to make an account', async () => {
  answerCalls({ [PLANS]: envelope(open) })
  const { screen, path } = await show(<PlanCards />)
  await screen.getByRole('button', { name: 'Get Started' }).click()
  expect(path()).toBe('/login?mode=sign-up')
})

it('shows PREMIUM by the month and by the year', async () => {
  answerCalls({ [PLANS]: envelope(open) })
  const { screen } = await show(<PlanCards />)
  await expect.element(screen.getByText('$19', { exact: true })).toBeVisible()
  await screen.getByText('Yearly: two months free').click()
  await expect.element(screen.getByText('$190', { exact: true })).toBeVisible()
  expect(screen.getByTestId('plan-card').elements()).toHaveLength(4)
})

const at = '2027-01-10T10:00:00.000Z'
const planId = 'premium_monthly'
it.each<[Standing, string[]]>([
  [{ kind: 'free' }, ['Your Plan', 'Subscribe', 'Subscribe', 'Contact to Discuss']],
  [
    { kind: 'active', planId, nextChargeAt: at },
    ['Switch to FREE', 'Switch to This Plan', 'Manage Plan', 'Contact to Discuss'],
  ],
  [
    { kind: 'active', planId: 'early_supporter', nextChargeAt: at },
    ['Switch to FREE', 'Manage Plan', 'Upgrade', 'Contact to Discuss'],
  ],
  [
    { kind: 'cancelling', planId, endsAt: at, isTrial: false },
    ['Starts Automatically', 'Switch to This Plan', 'Keep My Plan', 'Contact to Discuss'],
  ],
  [
    { kind: 'past-due', planId, endsAt: at },
    ['Switch to FREE', 'Not Available Now', 'Update Card', 'Contact to Discuss'],
  ],
  [{ kind: 'paused', planId }, ['Switch to FREE', 'Not Available Now', 'Resume Plan', 'Contact to Discuss']],
  [{ kind: 'ended', planId, endedAt: at }, ['Your Plan', 'Subscribe', 'Subscribe', 'Contact to Discuss']],
])('offers somebody who stands as %o what makes sense to her', async (standing, labels) => {
  answerCalls({ [PLANS]: envelope(open), ...stands(standing) })
  const { screen } = await show(<PlanCards />, { identity: memoryIdentity({ session0: NORA }) })
  await expect
    .poll(() =>
      screen
        .getByTestId('plan-card')
        .elements()
        .map((card) => card.querySelector('button')?.textContent),
    )
    .toEqual(labels)
})

it.each<[Standing, string]>([
  [{ kind: 'past-due', planId, endsAt: at }, 'Update Card'],
  [{ kind: 'paused', planId }, 'Resume Plan'],
])('urges somebody who stands as %o to what keeps her plan, and to nothing else', async (standing, urged) => {
  answerCalls({ [PLANS]: envelope(open), ...stands(standing) })
  const { screen } = await show(<PlanCards />, { identity: memoryIdentity({ session0: NORA }) })
  await expect.element(screen.getByRole('button', { name: urged })).toBeVisible()
  const main = screen
    .getByRole('button')
    .elements()
    .filter(({ className }) =>
      buttonClass('main')
        .split(' ')
        .every((one) => className.includes(one)),
    )
  expect(main.map(({ textContent }) => textContent)).toEqual([urged])
})

it('says that a change undoes what was cancelled', async () => {
  const standing: Standing = {
    kind: 'cancelling',
    planId: 'premium_monthly',
    endsAt: '2027-01-10T10:00:00.000Z',
    isTrial: false,
  }
  answerCalls({ [PLANS]: envelope(open), ...stands(standing) })
  const { screen } = await show(<PlanCards />, { features: open, identity: memoryIdentity({ session0: NORA }) })
  await screen.getByRole('button', { name: 'Switch to This Plan' }).click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Switch to EARLY SUPPORTER, $5 per month?' }))
    .toMatchTextContent(/You have cancelled before; with this change the plan renews again until you cancel\./)
})

it('says what a change costs before it is made, and shows what then holds', async () => {
  const asked = answerCalls({
    [PLANS]: envelope(open),
    ...stands({ kind: 'active', planId: 'early_supporter', nextChargeAt: at }),
    'POST /api/v1/paddle/subscription': {
      body: { success: true, data: { standing: { kind: 'active', planId, nextChargeAt: at } } },
    },
  })
  const { screen } = await show(<PlanCards />, { identity: memoryIdentity({ session0: NORA }) })
  await screen.getByRole('button', { name: 'Upgrade' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Switch to PREMIUM, $19 per month?' })
  await expect.element(dialog.getByText(/Today you pay the difference until January 10, 2027/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Upgrade' }).click()
  await expect.element(screen.getByText('unlimited analyses', { exact: true })).toBeVisible()
  expect(await asked.find(({ method }) => method === 'POST')?.json()).toEqual({ kind: 'change', planId })
})

it('sells nothing where it could not be asked what she has', async () => {
  answerCalls({ [PLANS]: envelope(open), 'GET /auth/subscription': { status: 500 } })
  const { screen } = await show(<PlanCards />, { identity: memoryIdentity({ session0: NORA }) })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Your subscription could not be loaded. Reload the page.')
  for (const button of screen.getByRole('button', { name: 'Subscribe' }).elements())
    expect(button.matches(':disabled')).toBe(true)
})

it('asks about the plan that ends, not about FREE', async () => {
  answerCalls({ [PLANS]: envelope(open), ...stands({ kind: 'active', planId, nextChargeAt: at }) })
  const { screen } = await show(<PlanCards />, { identity: memoryIdentity({ session0: NORA }) })
  await screen.getByRole('button', { name: 'Switch to FREE' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Cancel PREMIUM?' })
  await expect.element(dialog.getByText(/^PREMIUM works until January 10, 2027/)).toBeVisible()
})

it('goes on to the checkout of the plan that was chosen before the sign-in, once', async () => {
  history.replaceState(null, '', '?plan=premium_yearly')
  const asked = answerCalls({
    [PLANS]: envelope(open),
    ...stands({ kind: 'free' }),
    'POST /api/v1/paddle/checkout': { status: 400 },
  })
  vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  await show(<PlanCards />, { identity: memoryIdentity({ session0: NORA }) })
  await vi.waitFor(() => expect(asked.some(({ url }) => url.endsWith('/checkout'))).toBe(true))
  const checkouts = asked.filter(({ url }) => url.endsWith('/checkout'))
  expect(await checkouts[0]?.json()).toMatchObject({ planId: 'premium_yearly' })
  expect(checkouts).toHaveLength(1)
  history.replaceState(null, '', location.pathname)
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
  const asked = answerCalls({
    [PLANS]: envelope(open),
    ...stands({ kind: 'free' }),
    'POST /api/v1/paddle/checkout': answer,
  })
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  const { screen } = await show(<PlanCards />, { identity: memoryIdentity({ session0: NORA }) })
  await screen.getByRole('button', { name: 'Subscribe' }).first().click()
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith(words))
  expect(await asked.find(({ url }) => url.endsWith('/checkout'))?.json()).toEqual({
    planId: 'early_supporter',
    userId: NORA.user.id,
    successUrl: `${location.origin}/success`,
    cancelUrl: `${location.origin}/pricing`,
    metadata: { auth0Id: NORA.user.id, email: 'nora@example.com' },
  })
})
