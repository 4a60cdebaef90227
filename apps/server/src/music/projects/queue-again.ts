import type { PoolClient } from 'pg'

/** Gives saves to the queue as if they had just come. Whoever calls has looked at the allowance, under its lock. */
export async function queueAgain(client: PoolClient, saveIds: readonly string[]): Promise<void> {
  await client.query(QUEUE, [saveIds])
}

const QUEUE = `update kvint.saves set state = 'waiting', problem = null, queued_at = now(), run_at = now(), attempts = 0,
  breaks = 0, progress = 0, is_cancel_asked = false where id = any($1)`
