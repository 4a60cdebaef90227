import type { SubscriptionFacts } from '@kvint/contract'

/** What a row of `kvint.subscriptions` tells of how its owner stands. */
export type SubscriptionRow = {
  readonly plan_id: string | null
  readonly status: SubscriptionFacts['status']
  readonly period_ends_at: Date | null
  readonly cancels_at: Date | null
  readonly past_due_since: Date | null
  readonly last_event_at: Date
}

export function subscriptionFacts(row: SubscriptionRow): SubscriptionFacts {
  return {
    planId: row.plan_id ?? undefined,
    status: row.status,
    periodEndsAt: row.period_ends_at ?? undefined,
    cancelsAt: row.cancels_at ?? undefined,
    pastDueSince: row.past_due_since ?? undefined,
    lastEventAt: row.last_event_at,
  }
}

/** The subscription that speaks for the person `$1`: the one that is not over, else the last that was. */
export const SPEAKING_SUBSCRIPTION = `select * from kvint.subscriptions where user_id = $1 and not is_second
  order by status = 'canceled', last_event_at desc limit 1`
