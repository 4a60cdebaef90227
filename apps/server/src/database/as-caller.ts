import type { Pool, PoolClient } from 'pg'
import type { Bearer } from '../accounts/bearer.ts'

/** Runs the work in one transaction as the person who calls: row-level security decides what it sees and changes. */
export async function asCaller<Result>(
  pool: Pool,
  bearer: Pick<Bearer, 'sub'>,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await client.query(SET_CALLER, [JSON.stringify({ role: 'authenticated', ...bearer })])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Role and claims, until the transaction ends. */
export const SET_CALLER = `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`
