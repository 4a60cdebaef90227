import { randomBytes } from 'node:crypto'
import type { BillingEvent, SubscriptionData } from './billing-event.ts'

type Change = {
  readonly subscriptionId: string
  readonly checkoutId: string
  readonly planId: string
  readonly status: SubscriptionData['status']
  /** The plan holds until the end of its month, then ends. */
  readonly isCancelling?: boolean
}

/** The event that the provider would send for a change, in its own form. */
export function localEvent(change: Change, now: Date): BillingEvent {
  const periodEnd = new Date(now.getTime() + MONTH_MS).toISOString()
  return {
    event_id: newEventId(),
    event_type: EVENT_TYPES[change.status],
    occurred_at: now.toISOString(),
    data: {
      id: change.subscriptionId,
      status: change.status,
      customer_id: `ctm_local_${change.subscriptionId}`,
      items: [{ price: { id: change.planId }, quantity: 1 }],
      current_billing_period: change.status === 'canceled' ? null : { ends_at: periodEnd },
      scheduled_change: change.isCancelling ? { action: 'cancel', effective_at: periodEnd } : null,
      custom_data: { checkout_id: change.checkoutId },
    },
  }
}

/** Later ones are greater, as the provider’s are. */
function newEventId(): string {
  const microseconds = Math.round((performance.timeOrigin + performance.now()) * 1000)
  return `evt_local_${microseconds.toString(16).padStart(16, '0')}${randomBytes(8).toString('hex')}`
}

const MONTH_MS = 30 * 24 * 3600 * 1000

const EVENT_TYPES: Readonly<Record<SubscriptionData['status'], string>> = {
  trialing: 'subscription.trialing',
  active: 'subscription.activated',
  past_due: 'subscription.past_due',
  paused: 'subscription.paused',
  canceled: 'subscription.canceled',
}
