import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { launchPostmaster, type Launch } from './launch-postmaster.ts'
import type { StartOptions } from './start-options.ts'

/** Starts Postgres again when it ends by itself, each time after a longer pause where that happens again and again. */
export function supervisePostmaster(
  first: ChildProcess,
  launch: Launch,
  onRestart: StartOptions['onRestart'],
): { stop(): Promise<void> } {
  let child: ChildProcess | undefined
  let pending: Promise<void> = Promise.resolve()
  const stopping = new AbortController()
  watch(first)

  function watch(started: ChildProcess): void {
    child = started
    const startedAt = Date.now()
    started.once('exit', (code, signal) => {
      child = undefined
      const isStable = Date.now() - startedAt > STABLE_MS
      if (!stopping.signal.aborted) pending = restart(`ended with ${signal ?? `code ${code}`}`, isStable)
    })
  }

  let delayMs = SHORTEST_PAUSE_MS
  async function restart(reason: string, isFirstTime: boolean): Promise<void> {
    if (isFirstTime) delayMs = SHORTEST_PAUSE_MS
    for (; !stopping.signal.aborted; delayMs = Math.min(delayMs * 2, LONGEST_PAUSE_MS)) {
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        watch(await launchPostmaster(launch))
        delayMs = Math.min(delayMs * 2, LONGEST_PAUSE_MS)
        return onRestart?.({ restarted: true, reason })
      } catch (error) {
        onRestart?.({ restarted: false, reason: `${reason}; ${(error as Error).message}` })
      }
    }
  }

  return {
    async stop() {
      stopping.abort()
      await pending
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.stdin?.end()
      await ended
    },
  }
}

const STABLE_MS = 60_000
const SHORTEST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 5000
