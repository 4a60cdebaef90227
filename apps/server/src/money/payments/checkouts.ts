import type { Pool, PoolClient } from 'pg'

export type Checkout = {
  readonly id: string
  readonly userId: string
  readonly planId: string
  readonly successUrl: string
  readonly cancelUrl: string
}

export type Subscription = {
  readonly id: string
  readonly customerId: string
  readonly planId: string
  readonly status: string
  readonly checkoutId: string
}

/** Checkouts that were opened and what came of them. */
export type Checkouts = {
  readonly keep: (checkout: Checkout) => Promise<void>
  readonly find: (id: string) => Promise<Checkout | undefined>
  /** The subscription of a person that is not over. */
  readonly currentOf: (userId: string) => Promise<Subscription | undefined>
  /** Ids of all subscriptions of a person that are not over. */
  readonly openOf: (userId: string) => Promise<readonly string[]>
  readonly subscription: (id: string) => Promise<Subscription | undefined>
  /** The provider's id of somebody who bought before. */
  readonly customerOf: (userId: string) => Promise<string | undefined>
}

export function checkoutsIn(pool: Pool): Checkouts {
  return {
    async keep({ id, userId, planId, successUrl, cancelUrl }) {
      await pool.query(INSERT, [id, userId, planId, successUrl, cancelUrl])
    },
    find: async (id) => (await pool.query<Checkout>(SELECT, [id])).rows[0],
    currentOf: async (userId) => (await pool.query<Subscription>(SELECT_CURRENT, [userId])).rows[0],
    openOf: async (userId) => (await pool.query<{ id: string }>(SELECT_OPEN, [userId])).rows.map(({ id }) => id),
    customerOf: async (userId) =>
      (await pool.query<{ customer_id: string }>(SELECT_CUSTOMER, [userId])).rows[0]?.customer_id,
    subscription: async (id) => (await pool.query<Subscription>(SELECT_SUBSCRIPTION, [id])).rows[0],
  }
}

/** Notes that a checkout was paid, at the first word of it. False where there is no such checkout. */
export async function completeCheckout(client: PoolClient, id: string): Promise<boolean> {
  return (await client.query(COMPLETE, [id])).rowCount === 1
}

const COMPLETE = 'update kvint.checkouts set completed_at = coalesce(completed_at, now()) where id = $1'
const INSERT = 'insert into kvint.checkouts (id, user_id, plan_id, success_url, cancel_url) values ($1, $2, $3, $4, $5)'
const SELECT = `select id, user_id as "userId", plan_id as "planId", success_url as "successUrl", cancel_url as "cancelUrl"
  from kvint.checkouts where id = $1`
const SUBSCRIPTION = `select s.id, s.customer_id as "customerId", s.plan_id as "planId", s.status,
  (select e.payload -> 'data' -> 'custom_data' ->> 'checkout_id' from kvint.billing_events e
    where e.payload -> 'data' ->> 'id' = s.id limit 1) as "checkoutId"
  from kvint.subscriptions s`
const SELECT_CURRENT = `${SUBSCRIPTION} where s.user_id = $1 and s.status <> 'canceled' order by s.last_event_at desc limit 1`
const SELECT_SUBSCRIPTION = `${SUBSCRIPTION} where s.id = $1`
const SELECT_OPEN = `select id from kvint.subscriptions where user_id = $1 and status <> 'canceled'`
const SELECT_CUSTOMER =
  'select customer_id from kvint.subscriptions where user_id = $1 order by last_event_at desc limit 1'
