import { inTransaction } from '@kvint/postgres'
import type { Pool, PoolClient } from 'pg'
import type { QueueMail } from '../mail/mail-queue.ts'
import { applyTransaction } from './apply-transaction.ts'
import { type BillingEvent, type SubscriptionData, subscriptionDataSchema } from './billing-event.ts'
import { updateEntitlement } from './entitlement.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** `applied`: it changed something. `known`: it came before. `late`: a newer one did. `ignored`: it says nothing to us. */
export type Outcome = 'applied' | 'known' | 'late' | 'ignored'

export type BillingParts = {
  readonly pool: Pool
  readonly planOfPrice: PaymentProvider['planOfPrice']
  readonly queueMail: QueueMail
}

/** Takes one event in, once, together with its effect: the subscription, and role and status of the profile. */
export function applyBillingEvent(parts: BillingParts, event: BillingEvent): Promise<Outcome> {
  return inTransaction(parts.pool, async (client) => {
    const isNew = (await client.query(INSERT_EVENT, [event.event_id, event.event_type, event.occurred_at, event]))
      .rowCount
    return isNew ? takeEffect(client, event, parts) : 'known'
  })
}

async function takeEffect(
  client: PoolClient,
  event: BillingEvent,
  { planOfPrice, queueMail }: BillingParts,
): Promise<Outcome> {
  if (event.event_type.startsWith('transaction.')) return applyTransaction(client, event, queueMail)
  if (!event.event_type.startsWith('subscription.')) return 'ignored'
  const data = subscriptionDataSchema.safeParse(event.data)
  if (!data.success) return 'ignored'
  const owner = await client.query<{ user_id: string; plan_id: string }>(SELECT_CHECKOUT, [
    data.data.custom_data.checkout_id,
  ])
  const checkout = owner.rows[0]
  if (!checkout) return 'ignored'
  const { rowCount } = await client.query(UPSERT, subscriptionRow(data.data, checkout, event.occurred_at, planOfPrice))
  if (!rowCount) return 'late'
  await client.query(COMPLETE_CHECKOUT, [data.data.custom_data.checkout_id])
  await updateEntitlement(client, checkout.user_id)
  return 'applied'
}

/** A price that no plan has keeps the plan of the checkout. */
function subscriptionRow(
  data: SubscriptionData,
  checkout: { readonly user_id: string; readonly plan_id: string },
  occurredAt: string,
  planOfPrice: PaymentProvider['planOfPrice'],
): unknown[] {
  const isCancelling = data.scheduled_change?.action === 'cancel'
  return [
    data.id,
    checkout.user_id,
    data.customer_id,
    planOfPrice(data.items[0]?.price.id ?? '') ?? checkout.plan_id,
    data.status,
    data.current_billing_period?.ends_at ?? null,
    isCancelling ? data.scheduled_change?.effective_at : null,
    occurredAt,
  ]
}

const INSERT_EVENT = `insert into kvint.billing_events (event_id, type, occurred_at, payload) values ($1, $2, $3, $4)
  on conflict (event_id) do nothing`
const SELECT_CHECKOUT = 'select user_id, plan_id from kvint.checkouts where id = $1'
const COMPLETE_CHECKOUT = 'update kvint.checkouts set completed_at = coalesce(completed_at, now()) where id = $1'
const UPSERT = `insert into kvint.subscriptions as s
    (id, user_id, customer_id, plan_id, status, period_ends_at, cancels_at, past_due_since, last_event_at)
  values ($1, $2, $3, $4, $5, $6, $7, case when $5 = 'past_due' then $8::timestamptz end, $8)
  on conflict (id) do update set
    status = excluded.status, plan_id = excluded.plan_id, period_ends_at = excluded.period_ends_at,
    cancels_at = excluded.cancels_at, last_event_at = excluded.last_event_at,
    past_due_since = case when excluded.status = 'past_due' then coalesce(s.past_due_since, excluded.last_event_at) end
  where s.last_event_at <= excluded.last_event_at and s.user_id = excluded.user_id`
