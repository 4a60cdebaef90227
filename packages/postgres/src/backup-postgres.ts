import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { copyCluster } from './copy-cluster.ts'
import { PostgresError } from './postgres-error.ts'

/**
 * Copies a running cluster, consistent, without pg_basebackup (the npm packages bring none): the low-level protocol of the
 * manual, chapter 26.3. Writers go on meanwhile. The folder appears whole or not at all.
 * @throws PostgresError `folder_not_empty`
 *
 * @example await backupPostgres({ connectionString, cluster: 'data/postgres', to: 'backups/monday' })
 */
export async function backupPostgres(options: {
  connectionString: string
  cluster: string
  to: string
}): Promise<void> {
  const { connectionString, cluster, to } = options
  if (existsSync(to) && (await readdir(to)).length > 0)
    throw new PostgresError('folder_not_empty', `The folder ${to} is not empty. Give the backup a folder of its own.`)
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    // A slot of this connection keeps the write-ahead log from being recycled under the copy.
    await client.query(`select pg_create_physical_replication_slot('kvint_backup_' || pg_backend_pid(), true, true)`)
    await client.query(`select pg_backup_start('kvint', true)`)
    await copyCluster(cluster, unfinished, { skip: isNotForBackup })
    const stopped = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop(true)',
    )
    await copyCluster(cluster, unfinished, {
      skip: (path) => !/^pg_wal(\/|$)/.test(path) || path.includes('archive_status/'),
    })
    const label = stopped.rows[0]
    await writeFile(join(unfinished, 'backup_label'), label?.labelfile ?? '', { mode: 0o600 })
    if (label?.spcmapfile) await writeFile(join(unfinished, 'tablespace_map'), label.spcmapfile, { mode: 0o600 })
    await rm(to, { recursive: true, force: true })
    await rename(unfinished, to)
  } finally {
    await client.end().catch(() => {})
    await rm(unfinished, { recursive: true, force: true })
  }
}

function isNotForBackup(path: string): boolean {
  return (
    /^postmaster\.(pid|opts)$/.test(path) ||
    /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./.test(path) ||
    /(^|\/)(pgsql_tmp|pg_internal\.init)/.test(path)
  )
}
