import { expect, it } from 'vitest'
import type { Standing } from '@kvint/contract'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { SubscriptionSetting } from './subscription-setting.tsx'

const at = '2027-01-10T10:00:00.000Z'
const planId = 'premium_monthly'
const stands = (standing: Standing) => ({
  'GET /auth/subscription': { body: { hasActiveSubscription: true, subscriptionStatus: 'ACTIVE', standing } },
})
const shown = () => show(<SubscriptionSetting />, { identity: memoryIdentity({ session0: NORA }) })

it.each<[Standing, string, string[]]>([
  [{ kind: 'free' }, 'You pay nothing.', []],
  [{ kind: 'active', planId, nextChargeAt: at }, 'January 10, 2027', ['Cancel Plan', 'Manage subscription']],
  [
    { kind: 'trialing', planId, nextChargeAt: at },
    'Your trial of PREMIUM is free. You are charged on that day unless you cancel first.',
    ['Cancel Plan', 'Manage subscription'],
  ],
  [
    { kind: 'cancelling', planId, endsAt: at, isTrial: false },
    'You have cancelled. Nothing more is charged; PREMIUM works until that day, then your account is FREE. Your reports stay.',
    ['Keep My Plan', 'Manage subscription'],
  ],
  [{ kind: 'past-due', planId, endsAt: at }, 'January 10, 2027', ['Update Card', 'Cancel Plan', 'Manage subscription']],
  [{ kind: 'paused', planId }, '$0 per month', ['Resume Plan', 'Cancel Plan', 'Manage subscription']],
  [{ kind: 'ended', planId, endedAt: at }, 'January 10, 2027', ['Manage subscription']],
])('%o: says %s', async (standing, words, buttons) => {
  answerCalls(stands(standing))
  const { screen } = await shown()
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(buttons)
})

it('asks before it cancels, then shows the end and a way back', async () => {
  const cancelled: Standing = { kind: 'cancelling', planId, endsAt: at, isTrial: false }
  const asked = answerCalls({
    ...stands({ kind: 'active', planId, nextChargeAt: at }),
    'POST /api/v1/paddle/subscription': { body: { success: true, data: { standing: cancelled } } },
  })
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Cancel Plan' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Cancel PREMIUM?' })
  await expect.element(dialog.getByText(/^PREMIUM works until January 10, 2027/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel My Plan' }).click()
  await expect.element(screen.getByRole('button', { name: 'Keep My Plan' })).toBeVisible()
  expect(await asked.at(-1)?.json()).toEqual({ kind: 'cancel' })
})

it.each([
  [{ status: 409 }, 'Nothing was charged.'],
  [{ status: 503 }, 'your plan may or may not have changed'],
  ['no network' as const, 'your plan may or may not have changed'],
])('says after %o what is known', async (answer, words) => {
  answerCalls({
    ...stands({ kind: 'cancelling', planId, endsAt: at, isTrial: false }),
    'POST /api/v1/paddle/subscription': answer,
  })
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Keep My Plan' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(words)
})

it.each<[Standing, string[]]>([
  [{ kind: 'active', planId, nextChargeAt: at }, ['Change Plan']],
  [{ kind: 'past-due', planId, endsAt: at }, []],
  [{ kind: 'paused', planId }, []],
  [{ kind: 'ended', planId, endedAt: at }, ['See Plans']],
])('%o: leads to other plans where one can be chosen', async (standing, links) => {
  answerCalls(stands(standing))
  const { screen } = await shown()
  await expect.element(screen.getByRole('button', { name: 'Manage subscription' })).toBeVisible()
  const found = screen.getByRole('link').elements()
  expect(found.map((link) => link.textContent)).toEqual(links)
})

it('says where the portal cannot be opened', async () => {
  answerCalls({ ...stands({ kind: 'past-due', planId, endsAt: at }), 'POST /api/v1/paddle/portal': { status: 503 } })
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Manage subscription' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('could not be opened')
})

it('says nothing of what she pays where that could not be asked', async () => {
  answerCalls({ 'GET /auth/subscription': { status: 500 } })
  const { screen } = await shown()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Your subscription could not be loaded. Reload the page.')
  await expect.element(screen.getByText('You pay nothing.')).not.toBeInTheDocument()
})
