import type { FastifyBaseLogger } from 'fastify'

/** Work that is done at once and then again and again, never twice at a time. */
export type Repeated = {
  /** As soon as what runs has ended. */
  readonly now: () => void
  /** Resolves when what runs has ended. */
  readonly close: () => Promise<void>
}

export function repeat(log: FastifyBaseLogger, everyMs: number, work: () => Promise<void>): Repeated {
  const closing = new AbortController()
  let [isRunning, isWanted] = [false, false]
  let last = Promise.resolve()
  const run = async (): Promise<void> => {
    isRunning = true
    do {
      isWanted = false
      try {
        await work()
      } catch (error) {
        log.warn(error, 'Work that is done again and again failed this time')
      }
    } while (isWanted && !closing.signal.aborted)
    isRunning = false
  }
  const now = () => {
    isWanted = true
    if (!isRunning && !closing.signal.aborted) last = run()
  }
  const timer = setInterval(now, everyMs)
  timer.unref()
  now()
  return {
    now,
    async close() {
      closing.abort()
      clearInterval(timer)
      await last
    },
  }
}
