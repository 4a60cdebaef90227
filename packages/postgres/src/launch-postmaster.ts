import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Account } from './choose-account.ts'
import type { Binaries } from './find-binaries.ts'
import { PostgresError } from './postgres-error.ts'

export type Launch = {
  binaries: Binaries
  account: Account | undefined
  cluster: string
  socketFolder: string
  logFile: string
  configuration: Record<string, string>
}

/** Starts the postmaster under a watchdog and answers when it takes connections. */
export async function launchPostmaster(launch: Launch): Promise<ChildProcess> {
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
  await untilReady(child, launch)
  return child
}

/**
 * The shell holds the reading end of a pipe from us. When we end, however we end, it reads end-of-file and asks Postgres to stop.
 * In a process group of its own, so that Ctrl-C in a terminal reaches us and not the database.
 */
const WATCHDOG =
  'exec 3<&0; "$0" "$@" </dev/null 3<&- & p=$!; (cat <&3 >/dev/null; kill -INT $p 2>/dev/null) & wait $p; s=$?; kill $! 2>/dev/null; exit $s'

async function untilReady(child: ChildProcess, launch: Launch): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt++) {
    if (child.exitCode !== null || child.signalCode !== null) throw startFailed(launch)
    if (await takesConnections(launch.socketFolder)) return
    await sleep(10)
  }
  child.stdin?.end()
  throw startFailed(launch)
}

async function takesConnections(socketFolder: string): Promise<boolean> {
  const client = new Client({ host: socketFolder, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function startFailed({ logFile, cluster }: Launch): PostgresError {
  const lastLines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-6).join('\n')
  if (/lock file "[^"]+" already exists/.test(lastLines))
    return new PostgresError('in_use', `Another Postgres runs on ${cluster}. Stop it, or use another data folder.`)
  return new PostgresError(
    'start_failed',
    `The embedded Postgres did not start on ${cluster}. Its log ${logFile} ends with:\n${lastLines}\nMend what it names, or set DATABASE_URL.`,
  )
}

function trimLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > 10_000_000) truncateSync(logFile, 0)
}
