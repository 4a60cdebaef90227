import { inTransaction } from '@kvint/postgres'
import type { Pool, PoolClient } from 'pg'
import type { Bearer } from '../callers/bearer.ts'

/** Runs the work in one transaction as the person who calls: row-level security decides what it sees and changes. */
export async function asCaller<Result>(
  pool: Pool,
  bearer: Pick<Bearer, 'sub'>,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query(SET_CALLER, [JSON.stringify({ role: 'authenticated', ...bearer })])
    return work(client)
  })
}

/** Role and claims, until the transaction ends. */
export const SET_CALLER = `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`
