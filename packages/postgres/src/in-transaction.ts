import type { Pool, PoolClient } from 'pg'

/**
 * Runs the work in one transaction on a connection of its own: a throw undoes it. A connection that could not even roll
 * back, or does not answer any more, is not given to anybody else.
 * @throws whatever the work throws, or the database.
 * @example const { rows } = await inTransaction(pool, (client) => client.query('select 1'))
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // To wait on a silent line for the answer to a rollback would take as long once more.
    if (error instanceof Error && error.message === NO_ANSWER) broken = error
    else await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** What `pg` says where `query_timeout` has passed. */
const NO_ANSWER = 'Query read timeout'
