import { expect, it } from 'vitest'
import { planOffer } from './plan-offer.ts'
import type { Standing } from './standing.ts'

const at = '2027-01-10T10:00:00.000Z'
const planId = 'premium_monthly'

it.each<[Standing, string[]]>([
  [{ kind: 'free' }, ['current', 'subscribe', 'subscribe', 'subscribe']],
  [{ kind: 'granted' }, ['wait', 'subscribe', 'current', 'current']],
  [{ kind: 'trialing', planId, nextChargeAt: at }, ['leave', 'downgrade', 'manage', 'yearly']],
  [{ kind: 'active', planId, nextChargeAt: at }, ['leave', 'downgrade', 'manage', 'yearly']],
  [{ kind: 'active', planId: 'premium_yearly', nextChargeAt: at }, ['leave', 'downgrade', 'monthly', 'manage']],
  [{ kind: 'active', planId: 'early_supporter', nextChargeAt: at }, ['leave', 'manage', 'upgrade', 'upgrade']],
  [{ kind: 'cancelling', planId, endsAt: at, isTrial: false }, ['comes', 'downgrade', 'keep', 'yearly']],
  [{ kind: 'past-due', planId, endsAt: at }, ['leave', 'wait', 'pay', 'wait']],
  [{ kind: 'lapsed', planId }, ['leave', 'wait', 'pay', 'wait']],
  [{ kind: 'paused', planId }, ['leave', 'wait', 'resume', 'wait']],
  [{ kind: 'ended', planId, endedAt: at }, ['current', 'subscribe', 'subscribe', 'subscribe']],
  [{ kind: 'unknown' }, ['wait', 'wait', 'wait', 'wait']],
])('%o is offered %j', (standing, offers) => {
  const plans = ['free', 'early_supporter', 'premium_monthly', 'premium_yearly']
  expect(plans.map((plan) => planOffer(standing, plan))).toEqual(offers)
})
