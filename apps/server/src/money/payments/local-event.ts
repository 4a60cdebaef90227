import { randomBytes } from 'node:crypto'
import { periodEnd, type Standing } from '@kvint/contract'
import type { BillingEvent, SubscriptionData } from './billing-event.ts'

type Change = {
  readonly subscriptionId: string
  readonly checkoutId: string
  readonly planId: string
  readonly status: SubscriptionData['status']
  /** The plan holds until the end of its period, then ends. */
  readonly isCancelling?: boolean
  /** A period from now on without it. */
  readonly periodEndsAt?: string
}

/** How a standing is told. */
export function changeTo(standing: Standing): Pick<Change, 'planId' | 'status' | 'isCancelling' | 'periodEndsAt'> {
  if (!('planId' in standing)) throw new Error(`The stand-in has no event for "${standing.kind}".`)
  const { planId } = standing
  switch (standing.kind) {
    case 'cancelling':
      return {
        planId,
        status: standing.isTrial ? 'trialing' : 'active',
        isCancelling: true,
        periodEndsAt: standing.endsAt,
      }
    case 'active':
    case 'trialing':
      return { planId, status: standing.kind, periodEndsAt: standing.nextChargeAt }
    case 'paused':
      return { planId, status: 'paused' }
    case 'ended':
      return { planId, status: 'canceled' }
    default:
      return { planId, status: 'past_due' }
  }
}

/** The event that the provider would send for a change, in its own form. */
export function localEvent(change: Change, now: Date): BillingEvent {
  const endsAt = change.periodEndsAt ?? periodEnd(change.planId, now)
  return {
    event_id: newEventId(),
    event_type: EVENT_TYPES[change.status],
    occurred_at: now.toISOString(),
    data: {
      id: change.subscriptionId,
      status: change.status,
      customer_id: `ctm_local_${change.subscriptionId}`,
      items: [{ price: { id: change.planId }, quantity: 1 }],
      current_billing_period: change.status === 'canceled' ? null : { ends_at: endsAt },
      scheduled_change: change.isCancelling ? { action: 'cancel', effective_at: endsAt } : null,
      custom_data: { checkout_id: change.checkoutId },
    },
  }
}

/** The event that the provider would send beside it when the charge for a next period is declined. */
export function localDecline(
  { subscriptionId, checkoutId }: Pick<Change, 'subscriptionId' | 'checkoutId'>,
  now: Date,
): BillingEvent {
  return {
    event_id: newEventId(),
    event_type: 'transaction.payment_failed',
    occurred_at: now.toISOString(),
    data: {
      id: `txn_local_${randomBytes(16).toString('hex')}`,
      subscription_id: subscriptionId,
      custom_data: { checkout_id: checkoutId },
    },
  }
}

/** Later ones are greater, as the provider’s are. */
function newEventId(): string {
  const microseconds = Math.round((performance.timeOrigin + performance.now()) * 1000)
  return `evt_local_${microseconds.toString(16).padStart(16, '0')}${randomBytes(8).toString('hex')}`
}

const EVENT_TYPES: Readonly<Record<SubscriptionData['status'], string>> = {
  trialing: 'subscription.trialing',
  active: 'subscription.activated',
  past_due: 'subscription.past_due',
  paused: 'subscription.paused',
  canceled: 'subscription.canceled',
}
