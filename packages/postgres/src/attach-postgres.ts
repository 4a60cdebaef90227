import { Client } from 'pg'
import { chooseAccount } from './choose-account.ts'
import { PostgresError } from './postgres-error.ts'
import { reachableDataFolder } from './reachable-folder.ts'
import { connectionStringOf, socketFolderOf, startPostgres } from './start-postgres.ts'

/**
 * The embedded Postgres of a data folder for a while: the one that a server runs there, else one started for this.
 * @throws PostgresError
 * @example
 * const { connectionString, detach } = await attachPostgres('data/postgres')
 */
export async function attachPostgres(
  dataFolder: string,
): Promise<{ connectionString: string; isRunningElsewhere: boolean; detach(): Promise<void> }> {
  try {
    const postgres = await startPostgres({ dataFolder })
    await postgres.onDisk
    return { connectionString: postgres.connectionString, isRunningElsewhere: false, detach: () => postgres.stop() }
  } catch (error) {
    if (!(error instanceof PostgresError) || error.code !== 'in_use') throw error
    const connectionString = connectionStringOf(
      socketFolderOf(await reachableDataFolder(dataFolder, chooseAccount())),
      'postgres',
    )
    const client = new Client({ connectionString })
    client.on('error', () => {})
    await client.connect()
    await client.end()
    return { connectionString, isRunningElsewhere: true, detach: async () => {} }
  }
}
