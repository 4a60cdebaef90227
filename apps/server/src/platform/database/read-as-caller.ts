import type { Pool, QueryResult, QueryResultRow } from 'pg'
import type { Bearer } from '../callers/bearer.ts'
import { SET_CALLER } from './as-caller.ts'

/**
 * One statement that only reads, as the person who calls: row-level security decides what it sees. Transaction and
 * claims travel in the same round trip, which is half of what such a read costs.
 */
export async function readAsCaller<Row extends QueryResultRow>(
  pool: Pool,
  bearer: Pick<Bearer, 'sub'>,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const [begun, told, read, ended] = await Promise.allSettled([
      client.query('begin read only'),
      client.query(SET_CALLER, [JSON.stringify({ role: 'authenticated', ...bearer })]),
      client.query<Row>(text, [...values]),
      client.query('commit'),
    ])
    if (ended.status === 'rejected') broken = ended.reason as Error
    for (const step of [begun, told, read, ended]) if (step.status === 'rejected') throw step.reason
    return (read as PromiseFulfilledResult<QueryResult<Row>>).value.rows
  } finally {
    client.release(broken)
  }
}
