import { inTransaction } from '@kvint/postgres'
import type { Pool, PoolClient } from 'pg'

/** Runs the work in one transaction as somebody who is not signed in: only what is granted to everybody is there. */
export async function asVisitor<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query(`select set_config('role', 'anon', true), set_config('request.jwt.claims', '', true)`)
    return work(client)
  })
}
