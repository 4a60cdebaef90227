import type { PoolClient } from 'pg'
import { adjustmentDataSchema, type BillingEvent, type Outcome } from './billing-event.ts'
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
  const { rowCount } = await client.query(SELECT_OPEN, [subscriptionId])
  if (!rowCount) return 'ignored'
  await provider.cancel(subscriptionId)
  return 'applied'
}

const ENDS: readonly string[] = ['refund', 'chargeback']
const SELECT_OPEN = `select from kvint.subscriptions where id = $1 and status <> 'canceled'`
