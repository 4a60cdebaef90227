import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Account } from './choose-account.ts'
import type { Binaries } from './find-binaries.ts'
import { runAs } from './run-as.ts'

/**
 * The data folder, or one below `/var/lib/kvint` where the account can't reach it (a home folder of root is closed to others).
 * The folder is made where it is missing.
 */
export async function reachableDataFolder(wanted: string, account: Account | undefined): Promise<string> {
  const folder = resolve(wanted)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (account === undefined || (await canEnter(account, folder))) return folder
  const other = join(SHARED_ROOT, createHash('sha256').update(folder).digest('hex').slice(0, 12))
  mkdirSync(other, { recursive: true, mode: 0o755 })
  return other
}

/** The binaries, or a copy of them below `/var/lib/kvint` where the account can't run them in their place. */
export async function reachableBinaries(binaries: Binaries, account: Account | undefined): Promise<Binaries> {
  if (account === undefined) return binaries
  if ((await runAs(account, join(binaries.folder, 'bin/postgres'), ['--version'])).ok) return binaries
  const folder = join(SHARED_ROOT, `postgres-${binaries.release}`, 'native')
  if (!existsSync(folder)) copyWhole(binaries.folder, folder)
  return { ...binaries, folder }
}

const SHARED_ROOT = '/var/lib/kvint'

async function canEnter(account: Account, folder: string): Promise<boolean> {
  return (await runAs(account, '/bin/sh', ['-c', 'cd "$0"', folder])).ok
}

function copyWhole(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, to)
  } catch {
    rmSync(unfinished, { recursive: true, force: true })
  }
}
