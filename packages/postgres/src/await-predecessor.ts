import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresError } from './postgres-error.ts'
import { processIdentity } from './process-identity.ts'

/**
 * Waits until a postmaster that a killed supervisor left behind is gone. Its watchdog is already stopping it; a stale pid file
 * (no such process, or a process that is no Postgres of this folder) is left for Postgres itself, which removes it.
 */
export async function awaitPredecessor(cluster: string, patienceMs = 15_000): Promise<void> {
  const pid = postmasterPid(cluster)
  if (pid === undefined || !isPostgresOf(pid, cluster)) return
  const identity = processIdentity(pid)
  if (identity === undefined) return
  for (let waitedMs = 0; processIdentity(pid) === identity; waitedMs += 20) {
    if (waitedMs === 1000) signal(pid, 'SIGINT')
    if (waitedMs === 8000) signal(pid, 'SIGQUIT')
    if (waitedMs > patienceMs)
      throw new PostgresError(
        'in_use',
        `A Postgres (process ${pid}) still runs on ${cluster} and does not stop. End it, then start again.`,
      )
    await sleep(20)
  }
}

/** The process id in `postmaster.pid`, where that file is. */
export function postmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** After a restart of the machine the id in the file may belong to somebody else. Without /proc the answer is "yes". */
function isPostgresOf(pid: number, cluster: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
  } catch {
    return process.platform !== 'linux'
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone: the loop sees it.
  }
}
