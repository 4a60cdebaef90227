import { join } from 'node:path'
import { attachPostgres, awaitDatabase, openPool } from '@kvint/postgres'
import type { Pool } from 'pg'
import { openBlobs } from '../platform/blobs/open-blobs.ts'
import type { Configuration } from '../platform/configuration/configuration.ts'
import type { System } from './make-backup.ts'

/** What an operator's command works on: the same database and files as the server of this configuration, running or not. */
export async function withSystem<Result>(
  { databaseUrl, directDatabaseUrl, dataFolder, s3Bucket, supabase }: Configuration,
  work: (system: System & { readonly pool: Pool; readonly isServerRunning: boolean }) => Promise<Result>,
): Promise<Result> {
  const address = directDatabaseUrl ?? databaseUrl
  if (address) await awaitDatabase(address, { patienceMs: 10_000 })
  const attached = address
    ? { connectionString: address, isRunningElsewhere: false, detach: async () => undefined }
    : await attachPostgres(join(dataFolder, 'postgres'))
  const { connectionString } = attached
  const pool = openPool(connectionString, { size: 2 })
  try {
    return await work({
      connectionString,
      pool,
      dataFolder,
      blobs: await openBlobs({ dataFolder, s3Bucket }),
      hasOwnAccounts: supabase !== undefined,
      isServerRunning: attached.isRunningElsewhere,
    })
  } finally {
    await pool.end()
    await attached.detach()
  }
}
