import { inTransaction } from '@kvint/postgres'
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
    transaction: (work) => inTransaction(pool, (client) => work(sqlOver(client), client)),
  }
}

function sqlOver(on: Pool | PoolClient): Sql {
  return async <Row>(text: TemplateStringsArray, ...values: unknown[]) => {
    const joined = text.reduce((query, part, index) => `${query}$${index}${part}`)
    return (await on.query(joined, values)).rows as Row[]
  }
}
