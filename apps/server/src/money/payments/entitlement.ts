import type { Pool, PoolClient } from 'pg'

/**
 * Writes role and status of one profile, or of all (`undefined`), from what was bought. Entitled is who has a plan
 * that we sell and is trialing or
 * active, not past the day of an asked cancellation, or past due for less than fourteen days.
 */
export async function updateEntitlement(on: Pool | PoolClient, userId: string | undefined): Promise<number> {
  return (await on.query(UPDATE, [userId ?? null])).rowCount ?? 0
}

const ENTITLED = `(plan_id is not null and ((status in ('trialing', 'active') and (cancels_at is null or cancels_at > now()))
  or (status = 'past_due' and past_due_since > now() - interval '14 days')))`
/** The best subscription speaks for the person. */
const UPDATE = `update public.users u set
    role = case when best.is_entitled then 'PREMIUM' else 'USER' end,
    subscription_status = case when best.is_entitled then upper(best.status) else 'NONE' end
  from (
    select distinct on (user_id) user_id, status, ${ENTITLED} as is_entitled
    from kvint.subscriptions where not is_second and ($1::uuid is null or user_id = $1::uuid)
    order by user_id, ${ENTITLED} desc, last_event_at desc
  ) best
  where u.supabase_id = best.user_id
    and (u.role, u.subscription_status) is distinct from (
      case when best.is_entitled then 'PREMIUM' else 'USER' end,
      case when best.is_entitled then upper(best.status) else 'NONE' end)`
