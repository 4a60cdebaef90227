import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupPostgres } from './backup-postgres.ts'
import { chooseAccount, type Account } from './choose-account.ts'
import { findBinaries, type Binaries } from './find-binaries.ts'
import { holdFolder } from './hold-folder.ts'
import { initCluster } from './init-cluster.ts'
import { launchPostmaster, type Launch } from './launch-postmaster.ts'
import { linkLibraries } from './link-libraries.ts'
import { reachableBinaries, reachableDataFolder } from './reachable-folder.ts'
import { LOG_SIZE_MB, reserveLog } from './reserve-log.ts'
import { holdSpareRoom } from './spare-room.ts'
import { supervisePostmaster } from './supervise-postmaster.ts'
import type { StartOptions } from './start-options.ts'

export type RunningPostgres = {
  /** For the `pg` driver: a unix socket, never a port. */
  connectionString: string
  /** The folder really used; another than asked for where the database's account can't reach that one. */
  dataFolder: string
  socketFolder: string
  /** Settles when a new database would survive a power cut: promise nothing to anybody before. */
  onDisk: Promise<void>
  /** The system account that Postgres runs as, where that is not our own. */
  account: string | undefined
  /** Copies the running database, consistent, into an empty folder. */
  backup(to: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the embedded Postgres on a folder: 0.6 s on an empty one, 0.1 s later.
 * @throws PostgresError with a code of the closed list.
 * @example
 * const postgres = await startPostgres({ dataFolder: 'data' })
 * const pool = openPool(postgres.connectionString)
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const account = chooseAccount()
  const found = options.binaries ?? findBinaries()
  linkLibraries(found.folder)
  const [binaries, dataFolder] = await Promise.all([
    reachableBinaries(found, account),
    reachableDataFolder(options.dataFolder, account),
  ])
  const release = holdFolder(dataFolder)
  try {
    const isNew = !existsSync(join(dataFolder, 'cluster'))
    const making = initCluster(dataFolder, binaries, account, options.isDurable)
    if (isNew) options.onUnderWay?.()
    const { folder: cluster, onDisk } = await making
    const socketFolder = makeSocketFolder(dataFolder, account)
    const launch: Launch = {
      binaries,
      account,
      dataFolder,
      cluster,
      socketFolder,
      logFile: join(dataFolder, 'postgres.log'),
      configuration: configurationOf(binaries, options.isDurable),
    }
    const supervision = supervisePostmaster(
      await launchPostmaster(launch, options.onUnderWay),
      launch,
      options.onRestart,
    )
    const connectionString = connectionStringOf(socketFolder, 'postgres')
    const reserving = setTimeout(() => {
      if (options.isDurable !== false) reserveLog(connectionString, dataFolder).catch(() => {})
      void holdSpareRoom(dataFolder)
    }, RESERVE_AFTER_MS)
    reserving.unref()
    return {
      connectionString,
      dataFolder,
      socketFolder,
      onDisk,
      account: account?.name,
      backup: (to) => backupPostgres({ connectionString, cluster, to }),
      stop: async () => {
        clearTimeout(reserving)
        await onDisk.catch(() => {})
        await supervision.stop()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** `postgres:///name?host=/folder&user=postgres` in the spelling of the `pg` driver. */
export function connectionStringOf(socketFolder: string, database: string): string {
  return `postgres://postgres@/${database}?host=${encodeURIComponent(socketFolder)}`
}

function configurationOf({ release }: Binaries, isDurable = true): Record<string, string> {
  return {
    max_connections: '60',
    shared_buffers: '64MB',
    // Few segments, used again and again: on a full disk a table then meets the end before the log does, which is an
    // error of one statement (53100) and not a crash.
    min_wal_size: `${LOG_SIZE_MB}MB`,
    max_wal_size: `${LOG_SIZE_MB}MB`,
    // Half of it for what is written until a checkpoint begins, half for what is written until that is done.
    checkpoint_completion_target: '0.5',
    // Nothing is replicated logically; where something might be, each checkpoint writes a file, and a full disk is a crash.
    max_logical_replication_workers: '0',
    ...(Number.parseInt(release, 10) >= 18 ? { max_active_replication_origins: '0', io_method: 'sync' } : {}),
    ...(isDurable ? {} : NOT_DURABLE),
  }
}

const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Not while the first pages are asked for: it writes the log's whole size. */
const RESERVE_AFTER_MS = 2000

/** A path of a unix socket may have 107 bytes, `/.s.PGSQL.5432` among them. */
const SOCKET_FOLDER_BYTES = 90

/** Where the Postgres of a data folder listens, running or not. */
export function socketFolderOf(dataFolder: string): string {
  const inside = join(dataFolder, 'socket')
  const short = join(tmpdir(), `kvint-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`)
  return Buffer.byteLength(inside) <= SOCKET_FOLDER_BYTES ? inside : short
}

function makeSocketFolder(dataFolder: string, account: Account | undefined): string {
  const folder = socketFolderOf(dataFolder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  return folder
}
