import { existsSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseAccount } from './choose-account.ts'
import { copyCluster } from './copy-cluster.ts'
import { holdFolder } from './hold-folder.ts'
import { PostgresError } from './postgres-error.ts'
import { reachableDataFolder } from './reachable-folder.ts'

/**
 * Puts a backup into a data folder that has no database yet; `startPostgres` on that folder then recovers it.
 * @throws PostgresError `not_a_backup`, `folder_not_empty`, `in_use`
 *
 * @example await restorePostgres({ from: 'backups/monday', dataFolder: 'data' })
 */
export async function restorePostgres(options: { from: string; dataFolder: string }): Promise<void> {
  if (!existsSync(join(options.from, 'backup_label')))
    throw new PostgresError(
      'not_a_backup',
      `${options.from} is no backup: it has no backup_label. Name the folder that the backup was written to.`,
    )
  const account = chooseAccount()
  const dataFolder = await reachableDataFolder(options.dataFolder, account)
  const release = holdFolder(dataFolder)
  try {
    const cluster = join(dataFolder, 'cluster')
    if (existsSync(cluster))
      throw new PostgresError(
        'folder_not_empty',
        `${dataFolder} already has a database. Restore into an empty folder, then swap the two.`,
      )
    const unfinished = `${cluster}.new`
    await rm(unfinished, { recursive: true, force: true })
    await copyCluster(options.from, unfinished, { account })
    await chmod(unfinished, 0o700)
    await rename(unfinished, cluster)
  } finally {
    release()
  }
}
