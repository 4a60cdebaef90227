import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Account } from './choose-account.ts'
import type { Binaries } from './find-binaries.ts'
import { PostgresError } from './postgres-error.ts'
import { runAs } from './run-as.ts'

export type Cluster = {
  folder: string
  /** Settles when a new cluster would survive a power cut. Until then nothing should be promised to anybody. */
  onDisk: Promise<void>
}

/** Makes the cluster where there is none, and refuses one that another major release wrote. */
export async function initCluster(
  dataFolder: string,
  binaries: Binaries,
  account: Account | undefined,
  isDurable = true,
): Promise<Cluster> {
  const folder = join(dataFolder, 'cluster')
  const major = Number.parseInt(binaries.release, 10)
  const mark = readMark(folder)
  const isWhole = existsSync(join(folder, 'PG_VERSION')) && (mark === undefined || mark === thisBoot())
  if (isWhole) refuseOtherVersion(folder, major)
  else await create(folder, binaries, account, major)
  const isOnDisk = isWhole && mark === undefined
  const onDisk = isOnDisk || !isDurable ? Promise.resolve() : sync(folder, binaries, account)
  onDisk.catch(() => {})
  return { folder, onDisk }
}

function refuseOtherVersion(cluster: string, major: number): void {
  const written = Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10)
  if (written === major) return
  throw new PostgresError(
    'other_version',
    `The folder ${cluster} was written by Postgres ${written} and the installed binaries are ${major}. ` +
      `It was left as it is. Make a backup with the release of Kvint that brought Postgres ${written}, move the data folder away, and restore with this one; or set DATABASE_URL.`,
  )
}

/**
 * initdb works in a folder beside it, so that a kill in the middle leaves nothing that looks like a cluster. What it wrote is
 * taken to the disk while Postgres starts already. A mark says that this has not ended: where the machine was started again
 * since, the cluster may have holes, and is made again too; nothing was promised of it.
 */
async function create(cluster: string, binaries: Binaries, account: Account | undefined, major: number): Promise<void> {
  const unfinished = `${cluster}.new-${randomUUID()}`
  removeLeftOver(cluster)
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (account) chownSync(unfinished, account.uid, account.gid)
  const locale =
    major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C.UTF-8']
  const args = [
    '-D',
    unfinished,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--data-checksums',
    '--wal-segsize=4',
    ...locale,
  ]
  const { ok, output } = await runAs(account, join(binaries.folder, 'bin/initdb'), args)
  if (!ok)
    throw new PostgresError(
      'init_failed',
      `The database could not be made in ${cluster}: ${output.slice(-600)}. Check the free space and the rights of that folder, or set DATABASE_URL.`,
    )
  writeFileSync(markOf(cluster), thisBoot())
  renameSync(unfinished, cluster)
}

/** Folders of starts that were killed. Under one of them something may still be dying: what cannot be removed stays for a later start. */
function removeLeftOver(cluster: string): void {
  for (const name of readdirSync(dirname(cluster)).filter((name) => name.startsWith(`${basename(cluster)}.new`))) {
    try {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 3 })
    } catch {
      continue
    }
  }
}

async function sync(cluster: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const { ok, output } = await runAs(account, join(binaries.folder, 'bin/initdb'), ['--sync-only', '-D', cluster])
  if (!ok)
    throw new PostgresError('init_failed', `The new database ${cluster} could not be taken to the disk: ${output}`)
  rmSync(markOf(cluster), { force: true })
}

function markOf(cluster: string): string {
  return `${cluster}.unsynced`
}

function readMark(cluster: string): string | undefined {
  const mark = markOf(cluster)
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined
}

/** What tells this run of the machine from others; where nothing does, each is another. */
function thisBoot(): string {
  return existsSync(BOOT_ID) ? readFileSync(BOOT_ID, 'utf8') : randomUUID()
}

const BOOT_ID = '/proc/sys/kernel/random/boot_id'
