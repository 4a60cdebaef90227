import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresError } from './postgres-error.ts'

/**
 * Waits until a postmaster that a killed supervisor left behind is gone; its watchdog is already stopping it. What is only the
 * number of a dead one (a zombie that no one buries, another program that got the number after a restart of the machine) is
 * taken out of the pid file, which Postgres would else believe. The rest of that file stays: by the memory that it names
 * Postgres still sees whether backends of the dead one are alive.
 */
export async function awaitPredecessor({ cluster, socketFolder }: Place): Promise<void> {
  for (let waitedMs = 0; waitedMs <= PATIENCE_MS; waitedMs += 10) {
    const pid = postmasterPid(cluster)
    const kind = pid === undefined ? 'gone' : whatIs(pid, cluster)
    if (pid === undefined || kind === 'gone') return removeSocket(socketFolder)
    if (kind === 'stranger' || kind === 'zombie') {
      disown(cluster)
      return removeSocket(socketFolder)
    }
    if (waitedMs === 1000) signal(pid, 'SIGINT')
    if (waitedMs === 8000) signal(pid, 'SIGQUIT')
    await sleep(10)
  }
  throw new PostgresError('in_use', `A Postgres still runs on ${cluster} and does not stop. End it, then start again.`)
}

type Place = { cluster: string; socketFolder: string }

/** The process id in `postmaster.pid`, where that file is. */
export function postmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** More than any system gives out. */
const NOBODYS_PID = 2_147_483_646

function whatIs(pid: number, cluster: string): 'gone' | 'postgres' | 'zombie' | 'stranger' {
  if (!isThere(pid)) return 'gone'
  if (process.platform !== 'linux') return 'postgres'
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command === '' ? 'zombie' : command.includes(cluster) ? 'postgres' : 'stranger'
  } catch {
    return 'gone'
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function disown(cluster: string): void {
  const path = join(cluster, 'postmaster.pid')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(NOBODYS_PID)))
}

/** The socket has a lock file of its own, with the same number in it. */
function removeSocket(socketFolder: string): void {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(socketFolder, name), { force: true })
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone: the loop sees it.
  }
}

const PATIENCE_MS = 15_000
