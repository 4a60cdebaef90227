import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { awaitPredecessor } from './await-predecessor.ts'
import type { Account } from './choose-account.ts'
import type { Binaries } from './find-binaries.ts'
import { PostgresError } from './postgres-error.ts'
import { releaseSpareRoom } from './spare-room.ts'

export type Launch = {
  binaries: Binaries
  account: Account | undefined
  dataFolder: string
  cluster: string
  socketFolder: string
  logFile: string
  configuration: Record<string, string>
}

/**
 * Starts the postmaster under a watchdog and answers when it takes connections. A killed one's processes may need a moment to
 * notice; as long as they hold its memory, Postgres refuses, and is asked again.
 */
export async function launchPostmaster(launch: Launch, onSpawned?: () => void): Promise<ChildProcess> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    await awaitPredecessor(launch)
    releaseSpareRoom(launch.dataFolder)
    const child = await spawnPostmaster(launch)
    onSpawned?.()
    if (await becomesReady(child, launch)) return child
    const lastWords = lastLinesOf(launch.logFile)
    if (!/still in use/.test(lastWords) || Date.now() > deadline) throw startFailed(launch, lastWords)
    await sleep(50)
  }
}

async function spawnPostmaster(launch: Launch): Promise<ChildProcess> {
  trimLog(launch.logFile)
  const log = openSync(launch.logFile, 'a')
  const settings = Object.entries({
    listen_addresses: '',
    unix_socket_directories: launch.socketFolder,
    unix_socket_permissions: '0700',
    ...launch.configuration,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = join(launch.binaries.folder, 'bin/postgres')
  const child = spawn('/bin/sh', ['-c', WATCHDOG, postgres, '-D', launch.cluster, ...settings], {
    cwd: '/',
    stdio: ['pipe', log, log],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    ...(launch.account ? { uid: launch.account.uid, gid: launch.account.gid } : {}),
  })
  closeSync(log)
  child.stdin?.on('error', () => {})
  await once(child, 'spawn')
  return child
}

/**
 * The shell holds the reading end of a pipe from us. When we end, however we end, it reads end-of-file and asks Postgres to stop.
 * In a process group of its own, so that Ctrl-C in a terminal reaches us and not the database.
 */
const WATCHDOG =
  'exec 3<&0; "$0" "$@" </dev/null 3<&- & p=$!; (cat <&3 >/dev/null; kill -INT $p 2>/dev/null) & wait $p; s=$?; kill $! 2>/dev/null; exit $s'

/** Postgres writes into its pid file how far it is, as `pg_ctl` reads it: no connection is needed to ask. */
async function becomesReady(child: ChildProcess, { cluster }: Launch): Promise<boolean> {
  const pidFile = join(cluster, 'postmaster.pid')
  const stale = contentOf(pidFile)
  while (child.exitCode === null && child.signalCode === null) {
    const content = contentOf(pidFile)
    if (content !== stale && content.split('\n')[STATUS_LINE]?.trim() === 'ready') return true
    await sleep(5)
  }
  return false
}

const STATUS_LINE = 7

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function lastLinesOf(logFile: string): string {
  return contentOf(logFile).trim().split('\n').slice(-6).join('\n')
}

function startFailed({ logFile, cluster }: Launch, lastWords: string): PostgresError {
  if (/lock file "[^"]+" already exists/.test(lastWords))
    return new PostgresError('in_use', `Another Postgres runs on ${cluster}. Stop it, or use another data folder.`)
  return new PostgresError(
    'start_failed',
    `The embedded Postgres did not start on ${cluster}. Its log ${logFile} ends with:\n${lastWords}\nMend what it names, or set DATABASE_URL.`,
  )
}

function trimLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > 10_000_000) truncateSync(logFile, 0)
}

const PATIENCE_MS = 15_000
