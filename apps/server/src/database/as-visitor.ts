import type { Pool, PoolClient } from 'pg'

/** Runs the work in one transaction as somebody who is not signed in: only what is granted to everybody is there. */
export async function asVisitor<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await client.query(`select set_config('role', 'anon', true), set_config('request.jwt.claims', '', true)`)
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
