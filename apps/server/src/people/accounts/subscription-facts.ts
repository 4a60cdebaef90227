import type { SubscriptionFacts } from '@kvint/contract'
import type { Columns } from '../../platform/database/columns.ts'

/** What a row of `kvint.subscriptions` tells of how its owner stands. */
export type SubscriptionRow = Pick<SubscriptionFacts, 'status'> &
  Columns<'kvint.subscriptions', 'plan_id' | 'period_ends_at' | 'cancels_at' | 'past_due_since' | 'last_event_at'>

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
