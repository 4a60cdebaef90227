import { openPool, startTestPostgres } from '@kvint/postgres'
import { inFolder, SESSION_KEY } from './spawn-server.ts'

export type OnDatabase = {
  readonly databaseUrl: string
  /** Of servers that share this database and a data folder. */
  readonly env: Readonly<Record<string, string>>
  readonly pool: ReturnType<typeof openPool>
}

/** A database and a data folder for servers; both are gone afterwards, also when the work fails. */
export function onDatabase<Result>(
  work: (ground: OnDatabase) => Promise<Result>,
  options: Parameters<typeof openPool>[1] = { size: 2 },
): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startTestPostgres(async () => undefined)
    const databaseUrl = await postgres.newDatabase()
    const pool = openPool(databaseUrl, options)
    const env = { DATABASE_URL: databaseUrl, SESSION_KEY, KVINT_DATA: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
    try {
      return await work({ databaseUrl, env, pool })
    } finally {
      await pool.end()
      await postgres.stop()
    }
  })
}
