import { planById } from '../plan-catalogue.ts'
import { nextStanding } from './next-standing.ts'
import { isSubscribed } from './entitlement.ts'
import type { Standing } from './standing.ts'

/**
 * What the button of a plan does for somebody. `manage`: it is hers. `keep`: hers, and cancelled. `pay`: hers, and a payment
 * is due. `resume`: hers, and paused. `leave`: FREE, for somebody who pays: cancels. `comes`: FREE, which follows by
 * itself. `wait`: something else has to be settled first.
 */
export type PlanOffer =
  | 'subscribe'
  | 'manage'
  | 'keep'
  | 'pay'
  | 'resume'
  | 'upgrade'
  | 'downgrade'
  | 'yearly'
  | 'monthly'
  | 'leave'
  | 'comes'
  | 'current'
  | 'wait'

/**
 * What a plan offers to somebody who stands so.
 *
 * @example planOffer({ kind: 'free' }, 'premium_monthly') // 'subscribe'
 */
export function planOffer(standing: Standing, planId: string): PlanOffer {
  if (planId === 'free') return offerOfFree(standing)
  if (!isSubscribed(standing)) return standing.kind === 'granted' && isPremium(planId) ? 'current' : 'subscribe'
  if ('planId' in standing && standing.planId === planId) return OWN[standing.kind] ?? 'manage'
  const step = nextStanding(standing, { kind: 'change', planId }, ANY_TIME)
  if ('refusal' in step || !('planId' in standing)) return 'wait'
  return changeBetween(standing.planId, planId)
}

function offerOfFree(standing: Standing): PlanOffer {
  if (standing.kind === 'cancelling') return 'comes'
  if (standing.kind === 'granted' || standing.kind === 'unknown') return 'wait'
  return isSubscribed(standing) ? 'leave' : 'current'
}

function changeBetween(from: string, to: string): PlanOffer {
  if (isPremium(from) && isPremium(to)) return to.endsWith('_yearly') ? 'yearly' : 'monthly'
  return priceOf(to) > priceOf(from) ? 'upgrade' : 'downgrade'
}

function isPremium(planId: string): boolean {
  return planId.startsWith('premium_')
}

function priceOf(planId: string): number {
  return Number(planById(planId)?.price.replace('$', '') ?? 0)
}

const OWN: Readonly<Partial<Record<Standing['kind'], PlanOffer>>> = {
  cancelling: 'keep',
  'past-due': 'pay',
  lapsed: 'pay',
  paused: 'resume',
}
/** Whether a plan can be changed does not hang on the clock. */
const ANY_TIME = new Date(0)
