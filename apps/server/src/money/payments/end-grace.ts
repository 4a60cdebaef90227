import type { Pool } from 'pg'
import { updateEntitlement } from './entitlement.ts'

/** Lets the grace of a failed payment be over, as the clock does in two weeks: the one thing of which no event tells. */
export async function endGrace(pool: Pool, id: string, userId: string): Promise<void> {
  await pool.query(END, [id])
  await updateEntitlement(pool, userId)
}

const END = `update kvint.subscriptions set past_due_since = past_due_since - interval '14 days' where id = $1`
