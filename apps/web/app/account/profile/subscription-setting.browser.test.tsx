import { expect, it } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { SubscriptionSetting } from './subscription-setting.tsx'

const stands = (subscriptionStatus: string) => ({
  'GET /auth/subscription': { body: { hasActiveSubscription: subscriptionStatus === 'ACTIVE', subscriptionStatus } },
})
const shown = () => show(<SubscriptionSetting />, { identity: memoryIdentity({ session0: NORA }) })

it('is for people who pay', async () => {
  const asked = answerCalls(stands('NONE'))
  const { screen } = await shown()
  await expect.poll(() => asked.length).toBe(1)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

it('warns where the last payment failed, and says where the portal cannot be opened', async () => {
  answerCalls({ ...stands('PAST_DUE'), 'POST /api/v1/paddle/portal': { status: 503 } })
  const { screen } = await shown()
  await expect.element(screen.getByText(/You keep your plan for fourteen days/)).toBeVisible()
  await screen.getByRole('button', { name: 'Manage subscription' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('could not be opened')
})
