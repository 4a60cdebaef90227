import { join } from 'node:path'
import { openPool, startPostgres } from '@kvint/postgres'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'

export type Database = {
  readonly pool: Pool
  /** A few connections apart, for work that holds one while it asks a service that needs another. */
  readonly waitingPool: Pool
  /** For connections of its own, such as one that listens. */
  readonly connectionString: string
  /** Settles when a new database would survive a power cut: promise nothing to anybody before. */
  readonly onDisk: Promise<void>
  /** Where its troubles are told; before that, nowhere. */
  readonly tellTo: (log: Log) => void
  readonly close: () => Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>

/** The Postgres that `DATABASE_URL` names, else the embedded one in the data folder, started here and stopped with us. */
export async function openDatabase({
  databaseUrl,
  dataFolder,
}: {
  databaseUrl: string | undefined
  dataFolder: string
}): Promise<Database> {
  let log: Log | undefined
  const embedded = databaseUrl
    ? undefined
    : await startPostgres({
        dataFolder: join(dataFolder, 'postgres'),
        onRestart: (outcome) => log?.error(outcome, 'The embedded Postgres ended by itself'),
      })
  const connectionString = databaseUrl ?? embedded?.connectionString ?? ''
  const onError = (error: Error) => log?.warn(error, 'A database connection was lost')
  const pool = openPool(connectionString, { onError, isPipelined: true })
  const waitingPool = openPool(connectionString, { onError, size: 4 })
  return {
    pool,
    waitingPool,
    connectionString,
    onDisk: embedded?.onDisk ?? Promise.resolve(),
    tellTo: (told) => (log = told),
    close: async () => {
      await Promise.all([pool.end(), waitingPool.end()])
      await embedded?.stop()
    },
  }
}
