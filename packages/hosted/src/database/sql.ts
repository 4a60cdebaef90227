import type { Pool, PoolClient } from 'pg'

/** Values are always parameters: `` sql<Row>`select … where id = ${id}` ``. Objects travel as JSON; arrays as Postgres arrays. */
export type Sql = <Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

export type Database = {
  pool: Pool
  sql: Sql
  /** Runs the work in one transaction; a throw undoes it. */
  transaction<Result>(work: (sql: Sql, client: PoolClient) => Promise<Result>): Promise<Result>
}

/** @example const { sql, transaction } = openDatabase(pool) */
export function openDatabase(pool: Pool): Database {
  return {
    pool,
    sql: sqlOver(pool),
    async transaction(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await work(sqlOver(client), client)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => (broken = failure))
        throw error
      } finally {
        client.release(broken)
      }
    },
  }
}

function sqlOver(on: Pool | PoolClient): Sql {
  return async <Row>(text: TemplateStringsArray, ...values: unknown[]) => {
    const joined = text.reduce((query, part, index) => `${query}$${index}${part}`)
    return (await on.query(joined, values)).rows as Row[]
  }
}
