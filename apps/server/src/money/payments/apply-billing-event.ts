import { inTransaction } from '@kvint/postgres'
import type { Pool, PoolClient } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import type { QueueMail } from '../../platform/mail/mail-queue.ts'
import { applyRefund, endIfRefunded } from './apply-refund.ts'
import { applyTransaction } from './apply-transaction.ts'
import { type BillingEvent, type Outcome, type SubscriptionData, subscriptionDataSchema } from './billing-event.ts'
import { completeCheckout } from './checkouts.ts'
import { updateEntitlement } from './entitlement.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type BillingParts = {
  readonly pool: Pool
  readonly provider: Pick<PaymentProvider, 'planOfPrice' | 'cancel' | 'refund'>
  readonly queueMail: QueueMail
  /** Somebody pays for what we do not sell: to be looked at by a person. */
  readonly onUnknownPrice: (about: { readonly subscriptionId: string; readonly prices: readonly string[] }) => void
  /** Somebody who has a subscription got a second one, which was cancelled: to be looked at too. */
  readonly onSecond: (about: Undone) => void
  /** Somebody paid a checkout of an account that is deleted; it was cancelled too. */
  readonly onOwnerless: (about: Undone) => void
}

type Undone = { readonly subscriptionId: string; readonly transactionId: string | undefined }

/** Takes one event in, once, together with its effect: the subscription, and role and status of the profile. */
export function applyBillingEvent(parts: BillingParts, event: BillingEvent): Promise<Outcome> {
  return inTransaction(parts.pool, async (client) => {
    const { event_id: id, event_type: type, occurred_at: at } = event
    const isNew = (await client.query(INSERT_EVENT, [id, type, at, event])).rowCount
    return isNew ? takeEffect(client, event, parts) : 'known'
  })
}

async function takeEffect(client: PoolClient, event: BillingEvent, parts: BillingParts): Promise<Outcome> {
  const { provider, queueMail, onUnknownPrice } = parts
  if (event.event_type.startsWith('adjustment.')) return applyRefund(client, event, provider)
  if (event.event_type.startsWith('transaction.')) return applyTransaction(client, event, queueMail)
  if (!event.event_type.startsWith('subscription.')) return 'ignored'
  const data = subscriptionDataSchema.safeParse(event.data)
  if (!data.success) return 'ignored'
  const { checkout_id: checkoutId } = data.data.custom_data
  const owner = await client.query<Columns<'kvint.checkouts', 'user_id'>>(SELECT_CHECKOUT, [checkoutId])
  const checkout = owner.rows[0]
  if (!checkout) return 'ignored'
  const userId = checkout.user_id
  if (userId === null) return await undo(data.data, provider, parts.onOwnerless)
  const prices = data.data.items.map(({ price }) => price.id)
  const planId = prices.map(provider.planOfPrice).find((plan) => plan !== undefined)
  if (planId === undefined) onUnknownPrice({ subscriptionId: data.data.id, prices })
  await client.query(LOCK, [userId])
  await client.query(CLOSE_ENDED, [userId])
  const row = subscriptionRow(data.data, userId, planId, event)
  const kept = (await client.query<Columns<'kvint.subscriptions', 'is_second'>>(UPSERT, row)).rows[0]
  await client.query(SET_PAST_DUE_SINCE, [data.data.id])
  if (kept?.is_second) await undo(data.data, provider, parts.onSecond)
  else if (kept) await endIfRefunded(client, data.data, provider)
  if (kept) await completeCheckout(client, checkoutId)
  await updateEntitlement(client, userId)
  if (kept) await client.query(TELL_PAGES, [userId])
  return kept ? 'applied' : 'late'
}

/**
 * What gives no one a plan is not paid for: it ends at once, and its first payment goes back. Where the provider is away the
 * event comes again.
 */
async function undo(
  { id, status, transaction_id: transactionId }: SubscriptionData,
  provider: BillingParts['provider'],
  onUndone: (about: Undone) => void,
): Promise<Outcome> {
  if (status === 'canceled') return 'ignored'
  await provider.cancel(id)
  if (transactionId) await provider.refund(transactionId)
  onUndone({ subscriptionId: id, transactionId: transactionId ?? undefined })
  return 'applied'
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
const LOCK = `select pg_advisory_xact_lock(hashtextextended('kvint.subscriptions ' || $1, 0))`
/** What she has cancelled is over on its day, whether that is told or not. */
const CLOSE_ENDED = `update kvint.subscriptions set status = 'canceled'
  where user_id = $1 and cancels_at <= now() and status <> 'canceled'`
/** Plan, next charge and end are not in the row that pages watch: it is touched. */
const TELL_PAGES = 'update public.users set updated_at = now() where supabase_id = $1'
/** The newest event speaks. Of two of one moment it is the one with the greater id: Paddle's ids ascend with time. */
const UPSERT = `insert into kvint.subscriptions as s
    (id, user_id, customer_id, plan_id, status, period_ends_at, cancels_at, last_event_at, is_second)
  values ($1, $2, $3, $4, $5, $6, $7, $8, ${hasAnother('$2', '$1')})
  on conflict (id) do update set
    status = excluded.status, plan_id = excluded.plan_id, period_ends_at = excluded.period_ends_at,
    cancels_at = excluded.cancels_at, last_event_at = excluded.last_event_at,
    is_second = ${hasAnother('excluded.user_id', 'excluded.id')}
  where s.user_id = excluded.user_id and (s.last_event_at < excluded.last_event_at
    or (s.last_event_at = excluded.last_event_at and not exists (
      select from kvint.billing_events e where e.payload -> 'data' ->> 'id' = $1 and e.occurred_at = $8
        and e.type like 'subscription.%' and e.event_id collate "C" > $9::text)))
  returning is_second`
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

/** Whether the person has a subscription besides this one that is not over. */
function hasAnother(userId: string, id: string): string {
  return `exists (select from kvint.subscriptions o
    where o.user_id = ${userId} and o.id <> ${id} and o.status <> 'canceled' and not o.is_second)`
}
