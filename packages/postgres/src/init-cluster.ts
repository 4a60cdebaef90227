import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './choose-account.ts'
import type { Binaries } from './find-binaries.ts'
import { PostgresError } from './postgres-error.ts'
import { runAs } from './run-as.ts'

/** Makes the cluster where there is none, and refuses one that another major release wrote. */
export async function initCluster(
  dataFolder: string,
  binaries: Binaries,
  account: Account | undefined,
  isDurable = true,
): Promise<string> {
  const cluster = join(dataFolder, 'cluster')
  const major = Number.parseInt(binaries.release, 10)
  if (existsSync(join(cluster, 'PG_VERSION'))) refuseOtherVersion(cluster, major)
  else await create(cluster, binaries, account, major, isDurable)
  return cluster
}

function refuseOtherVersion(cluster: string, major: number): void {
  const written = Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10)
  if (written === major) return
  throw new PostgresError(
    'other_version',
    `The folder ${cluster} was written by Postgres ${written} and the installed binaries are ${major}. ` +
      `It was left as it is. Install the release of Kvint that brought Postgres ${written}, dump from it, and load into an empty folder; or set DATABASE_URL.`,
  )
}

/** initdb works in a folder beside it, so that a kill in the middle leaves nothing that looks like a cluster. */
async function create(
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
  major: number,
  isDurable: boolean,
): Promise<void> {
  const unfinished = `${cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
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
  if (!isDurable) args.push('--no-sync')
  const { ok, output } = await runAs(account, join(binaries.folder, 'bin/initdb'), args)
  if (!ok)
    throw new PostgresError(
      'init_failed',
      `The database could not be made in ${cluster}: ${output.slice(-600)}. Check the free space and the rights of that folder, or set DATABASE_URL.`,
    )
  renameSync(unfinished, cluster)
}
