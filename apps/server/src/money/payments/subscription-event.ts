import type { Subscription } from '@paddle/paddle-node-sdk'
import { type BillingEvent, billingEventSchema } from './billing-event.ts'

/** What the API says of a subscription, in the form in which its webhooks say it. The same state makes the same event. */
export function subscriptionEvent(subscription: Subscription): BillingEvent {
  return billingEventSchema.parse({
    event_id: `state_${subscription.id}_${subscription.updatedAt}`,
    event_type: 'subscription.updated',
    occurred_at: subscription.updatedAt,
    data: {
      id: subscription.id,
      status: subscription.status,
      customer_id: subscription.customerId,
      items: subscription.items.map(({ price }) => ({ price: { id: price.id } })),
      current_billing_period: subscription.currentBillingPeriod && {
        ends_at: subscription.currentBillingPeriod.endsAt,
      },
      scheduled_change: subscription.scheduledChange && {
        action: subscription.scheduledChange.action,
        effective_at: subscription.scheduledChange.effectiveAt,
      },
      custom_data: subscription.customData,
    },
  })
}
