import { expect, it } from 'vitest'
import type { Standing } from '@kvint/contract'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { Success } from './success.tsx'

const at = '2027-01-10T10:00:00.000Z'
const planId = 'premium_monthly'

it.each<[Standing, string[]]>([
  [{ kind: 'free' }, ['Your plan starts as soon as', 'Waiting for the payment provider']],
  [{ kind: 'active', planId, nextChargeAt: at }, ['Your plan has started.', '$19 per month', 'January 10, 2027']],
  [{ kind: 'trialing', planId, nextChargeAt: at }, ['Nothing has been charged.', 'First charge', 'January 10, 2027']],
])('%o: says what has come of the payment', async (standing, texts) => {
  answerCalls({
    'GET /auth/subscription': { body: { hasActiveSubscription: true, subscriptionStatus: 'ACTIVE', standing } },
  })
  const { screen } = await show(<Success />, { identity: memoryIdentity({ session0: NORA }) })
  for (const text of texts) await expect.poll(() => screen.container.textContent).toContain(text)
})
