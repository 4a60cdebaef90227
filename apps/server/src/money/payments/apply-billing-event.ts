import { inTransaction } from '@kvint/postgres'
import type { Pool, PoolClient } from 'pg'
import type { QueueMail } from '../../platform/mail/mail-queue.ts'
import { applyTransaction } from './apply-transaction.ts'
import { type BillingEvent, type Outcome, type SubscriptionData, subscriptionDataSchema } from './billing-event.ts'
import { completeCheckout } from './checkouts.ts'
import { updateEntitlement } from './entitlement.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type BillingParts = {
  readonly pool: Pool
  readonly planOfPrice: PaymentProvider['planOfPrice']
  readonly queueMail: QueueMail
  /** Somebody pays for what we do not sell: to be looked at by a person. */
  readonly onUnknownPrice: (about: { readonly subscriptionId: string; readonly prices: readonly string[] }) => void
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
  { planOfPrice, queueMail, onUnknownPrice }: BillingParts,
): Promise<Outcome> {
  if (event.event_type.startsWith('transaction.')) return applyTransaction(client, event, queueMail)
  if (!event.event_type.startsWith('subscription.')) return 'ignored'
  const data = subscriptionDataSchema.safeParse(event.data)
  if (!data.success) return 'ignored'
  const owner = await client.query<{ user_id: string }>(SELECT_CHECKOUT, [data.data.custom_data.checkout_id])
  const checkout = owner.rows[0]
  if (!checkout) return 'ignored'
  const prices = data.data.items.map(({ price }) => price.id)
  const planId = prices.map(planOfPrice).find((plan) => plan !== undefined)
  if (planId === undefined) onUnknownPrice({ subscriptionId: data.data.id, prices })
  const { rowCount } = await client.query(UPSERT, subscriptionRow(data.data, checkout.user_id, planId, event))
  await client.query(SET_PAST_DUE_SINCE, [data.data.id])
  if (rowCount) await completeCheckout(client, data.data.custom_data.checkout_id)
  await updateEntitlement(client, checkout.user_id)
  return rowCount ? 'applied' : 'late'
}

/** A price that no plan has is no plan, whatever the checkout was for. */
function subscriptionRow(
  data: SubscriptionData,
  userId: string,
  planId: string | undefined,
  { event_id: eventId, occurred_at: occurredAt }: BillingEvent,
): unknown[] {
  const isCancelling = data.scheduled_change?.action === 'cancel'
  return [
    data.id,
    userId,
    data.customer_id,
    planId ?? null,
    data.status,
    data.current_billing_period?.ends_at ?? null,
    isCancelling ? data.scheduled_change?.effective_at : null,
    occurredAt,
    eventId,
  ]
}

const INSERT_EVENT = `insert into kvint.billing_events (event_id, type, occurred_at, payload) values ($1, $2, $3, $4)
  on conflict (event_id) do nothing`
const SELECT_CHECKOUT = 'select user_id from kvint.checkouts where id = $1'
/** The newest event speaks. Of two of one moment it is the one with the greater id: Paddle's ids ascend with time. */
const UPSERT = `insert into kvint.subscriptions as s
    (id, user_id, customer_id, plan_id, status, period_ends_at, cancels_at, last_event_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (id) do update set
    status = excluded.status, plan_id = excluded.plan_id, period_ends_at = excluded.period_ends_at,
    cancels_at = excluded.cancels_at, last_event_at = excluded.last_event_at
  where s.user_id = excluded.user_id and (s.last_event_at < excluded.last_event_at
    or (s.last_event_at = excluded.last_event_at and not exists (
      select from kvint.billing_events e where e.payload -> 'data' ->> 'id' = $1 and e.occurred_at = $8
        and e.type like 'subscription.%' and e.event_id collate "C" > $9::text)))`
/** Since the first failure after all was well, in whatever order they were told. */
const SET_PAST_DUE_SINCE = `update kvint.subscriptions s set past_due_since = case when s.status = 'past_due' then (
    select min(failed.occurred_at) from kvint.billing_events failed
    where ${told('failed')} and failed.payload -> 'data' ->> 'status' = 'past_due'
      and failed.occurred_at > coalesce((select max(well.occurred_at) from kvint.billing_events well
        where ${told('well')} and well.payload -> 'data' ->> 'status' <> 'past_due'
          and well.occurred_at < s.last_event_at), '-infinity')) end
  where s.id = $1`

function told(event: string): string {
  return `${event}.payload -> 'data' ->> 'id' = $1 and ${event}.type like 'subscription.%'`
}
