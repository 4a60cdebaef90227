import { KvintError } from '@kvint/contract'
import { inTransaction } from '@kvint/postgres'
import type { Pool, PoolClient } from 'pg'

/**
 * Work with what somebody pays for, one piece at a time: two tabs, or two calls of the API, do not both buy. Who comes
 * second is turned away and does not wait, since the provider may take seconds. @throws KvintError `conflict`
 */
export function oneAtATime<Result>(
  pool: Pool,
  userId: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ is_first: boolean }>(LOCK, [userId])
    if (!rows[0]?.is_first)
      throw new KvintError(
        'conflict',
        'Your plan is being changed in another tab or by another call. Try again in a moment.',
      )
    return await work(client)
  })
}

const LOCK = `select pg_try_advisory_xact_lock(hashtextextended('kvint.checkouts ' || $1, 0)) as is_first`
