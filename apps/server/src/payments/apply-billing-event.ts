import type { Pool, PoolClient } from 'pg'
import { type BillingEvent, type SubscriptionData, subscriptionDataSchema } from './billing-event.ts'

/** `applied`: it changed something. `known`: it came before. `late`: a newer one did. `ignored`: it says nothing to us. */
export type Outcome = 'applied' | 'known' | 'late' | 'ignored'

/** Takes one event in, once, together with its effect: the subscription, and role and status of the profile. */
export async function applyBillingEvent(pool: Pool, event: BillingEvent): Promise<Outcome> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const isNew = (await client.query(INSERT_EVENT, [event.event_id, event.event_type, event.occurred_at, event]))
      .rowCount
    const outcome = isNew ? await takeEffect(client, event) : 'known'
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

async function takeEffect(client: PoolClient, event: BillingEvent): Promise<Outcome> {
  if (!event.event_type.startsWith('subscription.')) return 'ignored'
  const data = subscriptionDataSchema.safeParse(event.data)
  if (!data.success) return 'ignored'
  const owner = await client.query<{ user_id: string; plan_id: string }>(SELECT_CHECKOUT, [
    data.data.custom_data.checkout_id,
  ])
  const checkout = owner.rows[0]
  if (!checkout) return 'ignored'
  const { rowCount } = await client.query(UPSERT, subscriptionRow(data.data, checkout.user_id, event.occurred_at))
  if (!rowCount) return 'late'
  await client.query(COMPLETE_CHECKOUT, [data.data.custom_data.checkout_id])
  await client.query(UPDATE_PROFILE, [checkout.user_id])
  return 'applied'
}

function subscriptionRow(data: SubscriptionData, userId: string, occurredAt: string): unknown[] {
  const isCancelling = data.scheduled_change?.action === 'cancel'
  return [
    data.id,
    userId,
    data.customer_id,
    data.items[0]?.price.id,
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

/** Entitled: trialing, active, or past due for less than fourteen days. The best subscription speaks for the person. */
const UPDATE_PROFILE = `update public.users u set
    role = case when best.is_entitled then 'PREMIUM' else 'USER' end,
    subscription_status = case when best.is_entitled then upper(best.status) else 'NONE' end
  from (
    select status, status in ('trialing', 'active')
      or (status = 'past_due' and past_due_since > now() - interval '14 days') as is_entitled
    from kvint.subscriptions where user_id = $1 order by is_entitled desc, last_event_at desc limit 1
  ) best
  where u.supabase_id = $1`
