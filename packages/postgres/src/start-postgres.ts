import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
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
import { supervisePostmaster } from './supervise-postmaster.ts'

export type StartOptions = {
  /** Where everything lives. Made where it is missing. */
  dataFolder: string
  /** Other binaries than those of the npm packages. */
  binaries?: Binaries
  /** `false` gives up the promise to survive a power cut, for tests that want speed. */
  isDurable?: boolean
  /** Told when Postgres ended by itself and was started again, or could not be yet: tries go on. */
  onRestart?: (outcome: { restarted: boolean; reason: string }) => void
}

export type RunningPostgres = {
  /** For the `pg` driver: a unix socket, never a port. */
  connectionString: string
  /** The folder really used; another than asked for where the database's account can't reach that one. */
  dataFolder: string
  socketFolder: string
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
    const cluster = await initCluster(dataFolder, binaries, account, options.isDurable)
    const socketFolder = makeSocketFolder(dataFolder, account)
    const launch: Launch = {
      binaries,
      account,
      cluster,
      socketFolder,
      logFile: join(dataFolder, 'postgres.log'),
      configuration: {
        max_connections: '60',
        shared_buffers: '64MB',
        // Few segments, used again and again: on a full disk a table then meets the end before the log does, which is an
        // error of one statement (53100) and not a crash.
        min_wal_size: '64MB',
        max_wal_size: '64MB',
        ...(options.isDurable === false ? NOT_DURABLE : {}),
      },
    }
    const supervision = supervisePostmaster(await launchPostmaster(launch), launch, options.onRestart)
    const connectionString = connectionStringOf(socketFolder, 'postgres')
    return {
      connectionString,
      dataFolder,
      socketFolder,
      account: account?.name,
      backup: (to) => backupPostgres({ connectionString, cluster, to }),
      stop: async () => {
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

const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** A path of a unix socket may have 107 bytes, `/.s.PGSQL.5432` among them. */
const SOCKET_FOLDER_BYTES = 90

function makeSocketFolder(dataFolder: string, account: Account | undefined): string {
  const inside = join(dataFolder, 'socket')
  const short = join(tmpdir(), `kvint-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`)
  const folder = Buffer.byteLength(inside) <= SOCKET_FOLDER_BYTES ? inside : short
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  return folder
}
