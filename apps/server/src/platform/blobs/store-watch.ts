import type { Count } from '../metrics/count.ts'
import { StoreFailure, storeFailure } from './store-failure.ts'

/** Stands before a store that others run: every call ends in time, and a store that is away is not waited for by each. */
export type StoreWatch = {
  /** Rejects with a `StoreFailure` where the store is at fault; what it answers otherwise, also an error, passes. */
  readonly ask: <Answer>(call: (signal: AbortSignal) => Promise<Answer>, longestMs?: number) => Promise<Answer>
  /** What was last seen of it. */
  readonly state: () => 'answers' | 'away'
}

/**
 * After three failures in a row calls are refused at once for a second, then for two, four, five; one call at a time tries
 * whether it is back.
 */
export function watchStore(count: Count = () => undefined, now: () => number = Date.now): StoreWatch {
  let failures = 0
  let closedUntil = 0
  let last: StoreFailure | undefined
  return {
    state: () => (last ? 'away' : 'answers'),
    async ask(call, longestMs = CALL_MS) {
      if (last && failures >= MOST_FAILURES) {
        if (now() < closedUntil) throw new StoreFailure(last.reason, { cause: last })
        closedUntil = now() + Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** (failures - MOST_FAILURES))
      }
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), longestMs)
      try {
        const answer = await call(late.signal)
        ;[failures, last] = [0, undefined]
        return answer
      } catch (error) {
        const failure = storeFailure(error, late.signal.aborted)
        if (!failure) throw error
        failures += 1
        count('store_failures_total', failure.reason)
        if (failures === MOST_FAILURES) closedUntil = now() + 1_000
        last = failure
        throw failure
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

const CALL_MS = 10_000
const MOST_FAILURES = 3
const LONGEST_PAUSE_MS = 5_000
