import { type Standing, standingOf, type SubscriptionFacts } from '@kvint/contract'
import type { Pool, PoolClient } from 'pg'
import type { CamelColumns, Columns } from '../../platform/database/columns.ts'
import {
  SPEAKING_SUBSCRIPTION,
  subscriptionFacts,
  type SubscriptionRow,
} from '../../people/accounts/subscription-facts.ts'

export type Checkout = Omit<FoundCheckout, 'userId' | 'isPaid'> & { readonly userId: string }

/** A checkout as it was found: its owner's account may be gone. */
export type FoundCheckout = CamelColumns<
  'kvint.checkouts',
  'id' | 'user_id' | 'plan_id' | 'success_url' | 'cancel_url'
> & { readonly isPaid: boolean }

/** A checkout that was not paid yet, with what the provider knows it by. */
export type OpenCheckout = Checkout & { readonly transactionId: string; readonly checkoutUrl: string }

export type Subscription = CamelColumns<'kvint.subscriptions', 'id' | 'user_id' | 'customer_id'> & {
  /** The provider’s word. */
  readonly status: SubscriptionFacts['status']
  readonly standing: Standing
  readonly checkoutId: string
}

/** Checkouts that were opened and what came of them. */
export type Checkouts = {
  readonly find: (id: string) => Promise<FoundCheckout | undefined>
  /** The subscription that speaks for a person, over or not. */
  readonly currentOf: (userId: string, on?: Pool | PoolClient) => Promise<Subscription | undefined>
  /** Ids of all subscriptions of a person that are not over. */
  readonly openOf: (userId: string) => Promise<readonly string[]>
  readonly subscription: (id: string) => Promise<Subscription | undefined>
  /** The provider's id of somebody who bought before. */
  readonly customerOf: (userId: string, on?: Pool | PoolClient) => Promise<string | undefined>
}

export function checkoutsIn(pool: Pool): Checkouts {
  const read = async (sql: string, key: string, on: Pool | PoolClient = pool) => {
    const row = (await on.query<Row>(`${SUBSCRIPTION} from (${sql}) s`, [key])).rows[0]
    return row && { ...row, standing: standingOf(subscriptionFacts(row), new Date()) }
  }
  return {
    find: async (id) => (await pool.query<FoundCheckout>(SELECT, [id])).rows[0],
    currentOf: (userId, on) => read(SPEAKING_SUBSCRIPTION, userId, on),
    openOf: async (userId) =>
      (await pool.query<Columns<'kvint.subscriptions', 'id'>>(SELECT_OPEN, [userId])).rows.map(({ id }) => id),
    customerOf: async (userId, on = pool) =>
      (await on.query<Columns<'kvint.subscriptions', 'customer_id'>>(SELECT_CUSTOMER, [userId])).rows[0]?.customer_id,
    subscription: (id) => read('select * from kvint.subscriptions where id = $1', id),
  }
}

/** The checkout that somebody has open, if any. She never has two: each could be paid. */
export async function openCheckoutOf(client: PoolClient, userId: string): Promise<OpenCheckout | undefined> {
  return (await client.query<OpenCheckout>(SELECT_UNPAID, [userId])).rows[0]
}

export async function keepCheckout(client: PoolClient, checkout: OpenCheckout): Promise<void> {
  const { id, userId, planId, successUrl, cancelUrl, transactionId, checkoutUrl } = checkout
  await client.query(KEEP, [id, userId, planId, successUrl, cancelUrl, transactionId, checkoutUrl])
}

/** Notes that a checkout was paid, at the first word of it. False where there is no such checkout. */
export async function completeCheckout(client: PoolClient, id: string): Promise<boolean> {
  return (await client.query(COMPLETE, [id])).rowCount === 1
}

type Row = SubscriptionRow & Omit<Subscription, 'standing' | 'status'>

const COMPLETE = 'update kvint.checkouts set completed_at = coalesce(completed_at, now()) where id = $1'
const KEEP = `insert into kvint.checkouts (id, user_id, plan_id, success_url, cancel_url, transaction_id, checkout_url)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set plan_id = excluded.plan_id, success_url = excluded.success_url,
    cancel_url = excluded.cancel_url, checkout_url = excluded.checkout_url`
const CHECKOUT = `select id, user_id as "userId", plan_id as "planId", success_url as "successUrl", cancel_url as "cancelUrl",
  transaction_id as "transactionId", checkout_url as "checkoutUrl", completed_at is not null as "isPaid" from kvint.checkouts`
const SELECT = `${CHECKOUT} where id = $1`
const SELECT_UNPAID = `${CHECKOUT} where user_id = $1 and completed_at is null and transaction_id is not null
  order by created_at desc limit 1`
const SUBSCRIPTION = `select s.*, s.user_id as "userId", s.customer_id as "customerId",
  (select e.payload -> 'data' -> 'custom_data' ->> 'checkout_id' from kvint.billing_events e
    where e.payload -> 'data' ->> 'id' = s.id and e.type like 'subscription.%' limit 1) as "checkoutId"`
const SELECT_OPEN = `select id from kvint.subscriptions where user_id = $1 and status <> 'canceled'`
const SELECT_CUSTOMER =
  'select customer_id from kvint.subscriptions where user_id = $1 order by last_event_at desc limit 1'
