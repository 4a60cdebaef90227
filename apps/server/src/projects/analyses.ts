import type { Report } from '@kvint/insights'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { Piscina } from 'piscina'
import type { AnalysisTask } from './analysis-worker.ts'
import type { SetStore } from './set-store.ts'

/** The work of analysing kept saves: taken from the table, done in threads, written back once. */
export type Analyses = {
  /** There may be something to do. */
  readonly wake: () => void
  /** Gives back what is under way, so that another process takes it up. */
  readonly close: () => Promise<void>
}

/**
 * Whoever holds a save has a lease on it and a fence number. A process that dies loses the lease and the save is taken
 * up again; one that comes late with an older number writes nothing. After three tries a save is set aside.
 */
export function startAnalyses(pool: Pool, store: SetStore, log: FastifyBaseLogger): Analyses {
  const threads = new Piscina<AnalysisTask, Report | { problem: string }>({
    filename: new URL('./analysis-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  })
  const closing = new AbortController()
  const running = new Set<Promise<void>>()

  const wake = (): void => {
    if (closing.signal.aborted || running.size >= THREADS) return
    const work = workOff().finally(() => running.delete(work))
    running.add(work)
  }
  async function workOff(): Promise<void> {
    try {
      await pool.query(SET_ASIDE_LOST)
      while (!closing.signal.aborted && (await claimAndAnalyse())) continue
    } catch (error) {
      log.warn(error, 'The saves that wait cannot be reached now')
    }
  }
  const poll = setInterval(wake, POLL_MS)
  poll.unref()

  async function claimAndAnalyse(): Promise<boolean> {
    const save = (await pool.query<ClaimedSave>(CLAIM)).rows[0]
    if (!save) return false
    const renewing = setInterval(
      () => void pool.query(RENEW, [save.id, save.fence]).catch(() => undefined),
      LEASE_MS / 3,
    )
    try {
      const outcome = await outcomeOf(save)
      await pool.query(FINISH, [
        save.id,
        save.fence,
        'problem' in outcome ? null : outcome,
        'problem' in outcome ? outcome.problem : null,
      ])
    } catch (error) {
      if (closing.signal.aborted) await pool.query(GIVE_BACK, [save.id, save.fence])
      else {
        log.warn(error, 'An analysis broke')
        await pool.query(save.attempts >= MOST_ATTEMPTS ? SET_ASIDE : TRY_AGAIN, [save.id, save.fence])
      }
    } finally {
      clearInterval(renewing)
    }
    return true
  }

  async function outcomeOf(save: ClaimedSave): Promise<Report | { problem: string }> {
    const content = await store.get(save.user_id, save.content_hash)
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(LONGEST_MS)])
    return threads.run({ content, fileName: save.file_name }, { signal, name: 'analyse' })
  }

  return {
    wake,
    async close() {
      clearInterval(poll)
      closing.abort()
      await Promise.allSettled(running)
      await threads.destroy()
    },
  }
}

type ClaimedSave = {
  id: string
  user_id: string
  content_hash: string
  file_name: string
  attempts: number
  fence: string
}

const THREADS = 2
const POLL_MS = 2_000
const LEASE_MS = 30_000
const LONGEST_MS = 120_000
const MOST_ATTEMPTS = 3

const CLAIM = `update kvint.saves set state = 'running', attempts = attempts + 1, fence = fence + 1,
    lease_ends_at = now() + interval '30 seconds'
  where id = (
    select id from kvint.saves
    where attempts < 3 and (state = 'waiting' or (state = 'running' and lease_ends_at < now()))
    order by created_at for update skip locked limit 1
  ) returning id, user_id, content_hash, file_name, attempts, fence`
const HELD = 'where id = $1 and fence = $2'
const RENEW = `update kvint.saves set lease_ends_at = now() + interval '30 seconds' ${HELD}`
const FINISH = `update kvint.saves set state = case when $3::jsonb is null then 'failed' else 'done' end,
  report = $3::jsonb, problem = $4, lease_ends_at = null ${HELD}`
/** The process ends, which is not the save's fault: the try does not count. */
const GIVE_BACK = `update kvint.saves set state = 'waiting', attempts = attempts - 1, lease_ends_at = null ${HELD}`
const TRY_AGAIN = `update kvint.saves set state = 'waiting', lease_ends_at = null ${HELD}`
const ASIDE = `state = 'failed', lease_ends_at = null,
  problem = 'The analysis broke three times. The file is kept; write to support and name it.'`
const SET_ASIDE = `update kvint.saves set ${ASIDE} ${HELD}`
/** Taken up three times and never finished: each time the process died with it. */
const SET_ASIDE_LOST = `update kvint.saves set ${ASIDE}
  where state in ('waiting', 'running') and attempts >= 3 and (lease_ends_at is null or lease_ends_at < now())`
