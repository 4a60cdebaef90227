import { join } from 'node:path'
import { awaitDatabase, openPool, refusePooler, startPostgres } from '@kvint/postgres'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Configuration } from '../configuration/configuration.ts'

export type Database = {
  readonly pool: Pool
  /** A few connections apart, for work that holds one while it asks a service that needs another. */
  readonly waitingPool: Pool
  /** Of the database itself, for connections of its own, such as one that listens. */
  readonly connectionString: string
  /** Settles when a new database would survive a power cut: promise nothing to anybody before. */
  readonly onDisk: Promise<void>
  /** Where its troubles are told; before that, nowhere. */
  readonly tellTo: (log: Log) => void
  readonly close: () => Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>

/**
 * The Postgres that `DATABASE_URL` names, waited for where it is not there yet, else the embedded one in the data folder,
 * started here and stopped with us. `onUnderWay` is called once it goes on by itself while this thread is busy.
 * @throws PostgresError
 */
export async function openDatabase(
  { databaseUrl, directDatabaseUrl, dataFolder }: Place,
  onUnderWay: () => void = () => undefined,
): Promise<Database> {
  let log: Log | undefined
  const embedded = databaseUrl
    ? undefined
    : await startPostgres({
        dataFolder: join(dataFolder, 'postgres'),
        onUnderWay,
        onRestart: (outcome) => log?.error(outcome, 'The embedded Postgres ended by itself'),
      })
  const address = databaseUrl ?? embedded?.connectionString ?? ''
  if (databaseUrl) {
    onUnderWay()
    await lookAt(databaseUrl, directDatabaseUrl)
  }
  const onError = (error: Error) => log?.warn(error, 'A database connection was lost')
  const isPooled = directDatabaseUrl !== undefined
  const pool = openPool(address, { onError, isPipelined: true, isPooled })
  const waitingPool = openPool(address, { onError, size: 4, isPooled })
  return {
    pool,
    waitingPool,
    connectionString: directDatabaseUrl ?? address,
    onDisk: embedded?.onDisk ?? Promise.resolve(),
    tellTo: (told) => (log = told),
    close: async () => {
      await Promise.all([pool.end(), waitingPool.end()])
      await embedded?.stop()
    },
  }
}

type Place = Pick<Configuration, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Configuration, 'directDatabaseUrl'>>

async function lookAt(databaseUrl: string, directDatabaseUrl: string | undefined): Promise<void> {
  const tell = (line: string) => process.stderr.write(`${line}\n`)
  await awaitDatabase(databaseUrl, { tell })
  if (directDatabaseUrl) await awaitDatabase(directDatabaseUrl, { tell })
  await refusePooler(directDatabaseUrl ?? databaseUrl)
}
