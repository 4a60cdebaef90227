import { KvintError } from '@kvint/contract'
import type { FastifyBaseLogger } from 'fastify'
import { type BlobStore, readBlob } from '../../platform/blobs/blob-store.ts'
import { StoreFailure } from '../../platform/blobs/store-failure.ts'
import type { Count } from '../../platform/metrics/count.ts'
import { outsideFailure } from '../../platform/errors/outside-failure.ts'
import { type AnalysisThreads, SPARE_THREADS, whatHappened } from './analysis-threads.ts'
import type { AnalysisOutcome } from './analysis-worker.ts'
import { type Job, type JobRows, LEASE_S } from './job-rows.ts'
import { type Tracing, UNTRACED } from '../../platform/tracing/tracing.ts'
import { throttled } from './throttled.ts'

/** The work of analysing kept saves: taken from the table, done in threads, written back once. */
export type Analyses = {
  /** There may be something to do. */
  readonly wake: () => void
  /** Ends the work on one save, if it is done here. */
  readonly cancel: (saveId: string) => void
  /** Gives back what is under way, so that another process takes it up. */
  readonly close: () => Promise<void>
}

type Parts = {
  /** Told how each analysis ended, and that the queue itself could not be worked on. */
  readonly count?: Count
  readonly rows: JobRows
  readonly blobs: BlobStore
  readonly threads: AnalysisThreads
  readonly log: FastifyBaseLogger
  readonly tracing?: Tracing
}

export function runAnalyses({
  rows,
  blobs,
  threads,
  log,
  count = () => undefined,
  tracing = UNTRACED,
}: Parts): Analyses {
  const closing = new AbortController()
  const cancelled = new Map<string, AbortController>()
  const running = new Set<Promise<void>>()

  /** Those that take very long hold up nothing: one more is begun beside them. */
  let hanging = 0
  /** What lies around the sets is away: to take one after the other would only write down so of each. */
  let isResting = false

  const wake = (): void => {
    if (closing.signal.aborted || isResting || running.size - Math.min(hanging, SPARE_THREADS) >= threads.count) return
    const work = workOff().finally(() => running.delete(work))
    running.add(work)
  }
  async function workOff(): Promise<void> {
    try {
      for (;;) {
        const job = closing.signal.aborted || isResting ? undefined : await rows.take()
        if (!job) return
        wake()
        await tracing.span({ name: 'analyse save', parent: job.trace ?? null, kind: 'consumer' }, (span) => {
          span.note('kvint.save.id', job.id)
          return workOn(job, (outcome) => {
            count('analyses_total', outcome)
            span.note('kvint.outcome', outcome)
          })
        })
      }
    } catch (error) {
      count('part_failures_total', 'queue')
      log.warn(error, 'The saves that wait cannot be reached now')
    }
  }

  async function workOn(job: Job, ended: (outcome: string) => void): Promise<void> {
    const stop = new AbortController()
    cancelled.set(job.id, stop)
    const renewing = setInterval(
      () => {
        rows.renew(job).then(
          (isOurs) => isOurs || stop.abort(),
          () => undefined,
        )
      },
      (LEASE_S * 1000) / 3,
    )
    let isHanging = false
    const patience = setTimeout(() => {
      isHanging = true
      hanging += 1
      wake()
    }, HANGING_MS)
    patience.unref()
    try {
      const outcome = await outcomeOf(job, AbortSignal.any([closing.signal, stop.signal]))
      ended(outcome.kind === 'report' ? 'done' : 'failed')
      if (outcome.kind === 'report') await rows.finish(job, outcome.json, outcome.facts, outcome.found)
      else await rows.fail(job, outcome.problem)
    } catch (error) {
      if (closing.signal.aborted) return await rows.giveBack(job)
      if (stop.signal.aborted) return await rows.cancel(job)
      log.warn({ err: error, saveId: job.id }, 'An analysis broke')
      await setDown(job, error, ended)
    } finally {
      clearInterval(renewing)
      clearTimeout(patience)
      if (isHanging) hanging -= 1
      cancelled.delete(job.id)
    }
  }

  /** Whose fault it is decides: what is around the set makes it wait, the set itself is tried again. */
  async function setDown(job: Job, error: unknown, ended: (outcome: string) => void): Promise<void> {
    const outside = error instanceof StoreFailure ? error : error instanceof Error ? outsideFailure(error) : undefined
    if (outside?.code === 'unavailable' || outside?.code === 'storage-full') {
      rest()
      ended('postponed')
      return await rows.postpone(job, `${partOf(outside)} The analysis waits for it and goes on by itself.`)
    }
    if (error instanceof KvintError && error.code === 'not-found') {
      ended('parked')
      return await rows.park(job, FILE_GONE)
    }
    ended('broken')
    await rows.breakOff(job, whatHappened(error))
  }

  function rest(): void {
    isResting = true
    const timer = setTimeout(() => {
      isResting = false
      wake()
    }, REST_MS)
    timer.unref()
  }

  async function outcomeOf(job: Job, signal: AbortSignal): Promise<AnalysisOutcome> {
    const tell = throttled(TELL_EVERY_MS, (progress: number, step: string) => {
      rows.tell(job, progress, step).catch(() => undefined)
    })
    try {
      const content = await tracing.span({ name: 'read file' }, () =>
        endingWith(signal, readBlob(blobs, job.userId, job)),
      )
      return await tracing.span({ name: 'analysis' }, (span) => {
        let last = ''
        return threads.analyse({
          content,
          fileName: job.fileName,
          signal,
          onProgress: ({ progress, step }) => {
            tell.call(progress, step)
            /** A file’s name is hers, and in some of the steps. */
            if (step !== last) span.event((last = step).replaceAll(job.fileName, 'the set'))
          },
        })
      })
    } finally {
      tell.stop()
    }
  }

  const poll = setInterval(() => {
    rows.setAsideLost().catch(() => count('part_failures_total', 'queue'))
    wake()
  }, POLL_MS)
  poll.unref()
  return {
    wake,
    cancel: (saveId) => cancelled.get(saveId)?.abort(),
    async close() {
      clearInterval(poll)
      closing.abort()
      await Promise.allSettled(running)
      await threads.close()
    },
  }
}

/** The store has limits of its own; who cancels, or ends the process, does not wait for them. */
function endingWith<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

/** The sentence that says which part is away, without what a caller is to do. */
function partOf({ message }: KvintError): string {
  return message.slice(0, message.indexOf('.') + 1)
}

const FILE_GONE =
  'The file of this set is not in the store as it was kept, so there is nothing to analyse. That is our fault and does not count. Drop the set once more, or write to support and name it.'
/** For saves whose time to be tried again has come and for leases that ran out; new saves hear of. */
const POLL_MS = 1_000
const TELL_EVERY_MS = 250
const HANGING_MS = 15_000
const REST_MS = 2_000
