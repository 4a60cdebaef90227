import type { PoolClient } from 'pg'
import { adjustmentDataSchema, type BillingEvent, type Outcome, type SubscriptionData } from './billing-event.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** A full refund, or a chargeback by the bank, ends the plan: the provider then reports the end. */
export async function applyRefund(
  client: PoolClient,
  event: BillingEvent,
  provider: Pick<PaymentProvider, 'cancel'>,
): Promise<Outcome> {
  const adjustment = adjustmentDataSchema.safeParse(event.data)
  if (!adjustment.success) return 'ignored'
  const { action, status, type, subscription_id: subscriptionId } = adjustment.data
  if (!ENDS.includes(action) || status !== 'approved' || type !== 'full') return 'ignored'
  if (!(await client.query(SELECT_OPEN, [subscriptionId])).rowCount) return 'ignored'
  await provider.cancel(subscriptionId)
  return 'applied'
}

/** The same where the refund was told first: after an outage events come in any order. */
export async function endIfRefunded(
  client: PoolClient,
  { id, status }: Pick<SubscriptionData, 'id' | 'status'>,
  provider: Pick<PaymentProvider, 'cancel'>,
): Promise<void> {
  if (status === 'canceled') return
  if ((await client.query(SELECT_REFUND, [id, ENDS])).rowCount) await provider.cancel(id)
}

const ENDS: readonly string[] = ['refund', 'chargeback']
const SELECT_OPEN = `select from kvint.subscriptions where id = $1 and status <> 'canceled'`
const SELECT_REFUND = `select from kvint.billing_events where type like 'adjustment.%'
  and payload -> 'data' ->> 'subscription_id' = $1 and payload -> 'data' ->> 'action' = any($2)
  and payload -> 'data' ->> 'status' = 'approved' and payload -> 'data' ->> 'type' = 'full' limit 1`
