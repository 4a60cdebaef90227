import { periodEnd } from './period-end.ts'
import { GRACE_DAYS } from './standing-of.ts'
import { isSubscribed, type Subscribed } from './entitlement.ts'
import type { Standing } from './standing.ts'

/** What can happen to a subscription: by her, by the payment provider, or by the clock. */
export type SubscriptionEvent =
  | { readonly kind: 'subscribe'; readonly planId: string; readonly isTrial?: boolean }
  /** To a larger, a smaller, or the yearly plan; at once. */
  | { readonly kind: 'change'; readonly planId: string }
  /** At the end of what is paid for. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'cancel-now' }
  | { readonly kind: 'resume' }
  /** A payment failed. */
  | { readonly kind: 'fail' }
  /** A payment that had failed went through. */
  | { readonly kind: 'pay' }
  /** All of the last payment is given back. */
  | { readonly kind: 'refund' }
  /** What is paid for, or the grace, is over. */
  | { readonly kind: 'expire' }

/**
 * Why an event does not happen. `has-plan`: a second subscription. `same-plan`: she has it. `no-plan`: there is nothing
 * to change. `pay-first`, `resume-first`: that comes before. `done`: it is so already. `ask-us`: a person has to look.
 */
export type Refusal = 'has-plan' | 'same-plan' | 'no-plan' | 'pay-first' | 'resume-first' | 'done' | 'ask-us'

export type Step = { readonly standing: Standing } | { readonly refusal: Refusal }

/**
 * The standing after an event, or why it does not happen. The one place that knows.
 *
 * @example nextStanding({ kind: 'free' }, { kind: 'cancel' }, new Date()) // { refusal: 'no-plan' }
 */
export function nextStanding(standing: Standing, event: SubscriptionEvent, now: Date): Step {
  if (event.kind === 'subscribe') {
    if (isSubscribed(standing)) return { refusal: standing.kind === 'unknown' ? 'ask-us' : 'has-plan' }
    const { planId, isTrial } = event
    return { standing: { kind: isTrial ? 'trialing' : 'active', planId, nextChargeAt: periodEnd(planId, now) } }
  }
  if (!isSubscribed(standing)) return { refusal: 'no-plan' }
  if (standing.kind === 'unknown') return { refusal: 'ask-us' }
  if (event.kind === 'cancel-now' || event.kind === 'refund') return ended(standing, now)
  return nextOfHeld(standing, event, now)
}

type Event = Exclude<SubscriptionEvent, { kind: 'subscribe' | 'cancel-now' | 'refund' }>
type Held = Exclude<Subscribed, { kind: 'unknown' }>
type Running = Extract<Held, { nextChargeAt: string }>

function nextOfHeld(at: Held, event: Event, now: Date): Step {
  switch (at.kind) {
    case 'trialing':
    case 'active':
      return running(at, event, now)
    case 'cancelling':
      if (event.kind === 'resume') return { standing: resumed(at) }
      if (event.kind === 'change') return running(resumed(at), event, now)
      return event.kind === 'expire' ? ended(at, now) : { refusal: 'done' }
    case 'past-due':
    case 'lapsed':
      if (event.kind === 'pay') return { standing: renewed(at, now) }
      if (event.kind === 'cancel') return ended(at, now)
      if (event.kind !== 'expire') return { refusal: event.kind === 'fail' ? 'done' : 'pay-first' }
      return at.kind === 'lapsed' ? ended(at, now) : { standing: { kind: 'lapsed', planId: at.planId } }
    case 'paused':
      if (event.kind === 'resume') return { standing: renewed(at, now) }
      return event.kind === 'cancel' ? ended(at, now) : { refusal: 'resume-first' }
  }
}

function running(at: Running, event: Event, now: Date): Step {
  const { planId, nextChargeAt, kind } = at
  if (event.kind === 'change') {
    if (event.planId === planId) return { refusal: 'same-plan' }
    const isSamePeriod = periodEnd(event.planId, now) === periodEnd(planId, now)
    const next = kind === 'trialing' || isSamePeriod ? nextChargeAt : periodEnd(event.planId, now)
    return { standing: { kind, planId: event.planId, nextChargeAt: next } }
  }
  if (event.kind === 'cancel')
    return { standing: { kind: 'cancelling', planId, endsAt: nextChargeAt, isTrial: kind === 'trialing' } }
  if (event.kind === 'fail')
    return { standing: { kind: 'past-due', planId, endsAt: new Date(now.getTime() + GRACE_MS).toISOString() } }
  return event.kind === 'expire' ? { standing: renewed(at, new Date(nextChargeAt)) } : { refusal: 'done' }
}

function resumed({ planId, endsAt, isTrial }: Extract<Held, { kind: 'cancelling' }>): Running {
  return { kind: isTrial ? 'trialing' : 'active', planId, nextChargeAt: endsAt }
}

function renewed({ planId }: Held, from: Date): Standing {
  return { kind: 'active', planId, nextChargeAt: periodEnd(planId, from) }
}

function ended({ planId }: Held, now: Date): Step {
  return { standing: { kind: 'ended', planId, endedAt: now.toISOString() } }
}

const GRACE_MS = GRACE_DAYS * 86_400_000
