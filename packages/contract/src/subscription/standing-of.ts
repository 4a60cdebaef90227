import type { Standing } from './standing.ts'

/** A subscription as the payment provider’s events have left it. */
export type SubscriptionFacts = {
  /** Undefined where its price stands for no plan of ours. */
  readonly planId: string | undefined
  /** The provider’s word. */
  readonly status: 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled'
  readonly periodEndsAt: Date | undefined
  /** A cancellation that she asked for takes effect then. */
  readonly cancelsAt: Date | undefined
  readonly pastDueSince: Date | undefined
  readonly lastEventAt: Date
}

/** How long a plan holds after a payment has failed. */
export const GRACE_DAYS = 14

/**
 * The standing that these facts make at a time.
 *
 * @example standingOf(undefined, new Date()) // { kind: 'free' }
 */
export function standingOf(facts: SubscriptionFacts | undefined, now: Date): Standing {
  if (!facts) return { kind: 'free' }
  const { planId, status, cancelsAt, pastDueSince, lastEventAt } = facts
  if (!planId) return status === 'canceled' ? { kind: 'free' } : { kind: 'unknown' }
  const periodEndsAt = (facts.periodEndsAt ?? lastEventAt).toISOString()
  if (status === 'canceled') return { kind: 'ended', planId, endedAt: earliest(cancelsAt, lastEventAt).toISOString() }
  if (status === 'paused') return { kind: 'paused', planId }
  if (status === 'past_due') {
    const endsAt = new Date((pastDueSince ?? lastEventAt).getTime() + GRACE_DAYS * DAY_MS)
    return endsAt > now ? { kind: 'past-due', planId, endsAt: endsAt.toISOString() } : { kind: 'lapsed', planId }
  }
  if (!cancelsAt) return { kind: status, planId, nextChargeAt: periodEndsAt }
  const endsAt = cancelsAt.toISOString()
  if (cancelsAt <= now) return { kind: 'ended', planId, endedAt: endsAt }
  return { kind: 'cancelling', planId, endsAt, isTrial: status === 'trialing' }
}

function earliest(one: Date | undefined, other: Date): Date {
  return one && one < other ? one : other
}

const DAY_MS = 86_400_000
