import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** SIGKILL to a server of ours: to Node alone, or to Node and every process that hangs on it (its database) at once. Linux only. */
export function killHard(server: ChildProcess, isWholeTree: boolean): void {
  const root = server.pid ?? 0
  for (const pid of [root, ...(isWholeTree ? descendantsOf(root) : [])]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}

function descendantsOf(root: number): number[] {
  const text = readFileSync(`/proc/${root}/task/${root}/children`, 'utf8').trim()
  const children = text === '' ? [] : text.split(' ').map(Number)
  return children.flatMap((pid) => [pid, ...descendantsOf(pid)])
}
