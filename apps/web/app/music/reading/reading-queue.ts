import type { ReadFailure } from '@kvint/als'
import type { Report } from '@kvint/report'
import { valueStore, type ValueStore } from '@kvint/ui'
import type { FileToRead, Progress, Reading } from './read-in-worker.ts'

export type Job = {
  readonly key: number
  readonly fileName: string
  readonly bytes: number
  /** Done of the step's whole: bytes while reading, then steps of the analysis. */
  readonly done: number
  readonly total: number
  readonly state: JobState
}

export type JobState =
  | { readonly kind: 'waiting' | Progress['step'] | 'cancelled' | 'broken' }
  | { readonly kind: 'failed'; readonly failure: ReadFailure }
  /** `isKept` is true until the store has refused. */
  | { readonly kind: 'done'; readonly id: string; readonly report: Report; readonly isKept: boolean }

export type ReadingQueue = Omit<ValueStore<readonly Job[]>, 'set'> & {
  /** Adds files to the end; resolves to the jobs as they ended. */
  readonly add: (files: readonly File[]) => Promise<readonly Job[]>
  readonly cancel: (key: number) => void
  readonly dismiss: (key: number) => void
}

/**
 * Reads files one after the other and keeps their reports, which no one has to wait for; goes on while the reader looks at
 * other pages.
 */
export function createReadingQueue(
  read: (file: FileToRead, signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Reading>,
  keep: (id: string, report: Report, file: File) => Promise<boolean>,
): ReadingQueue {
  const jobs = valueStore<readonly Job[]>([])
  let lastKey = 0
  let turn = Promise.resolve()
  const controllers = new Map<number, AbortController>()

  const update = (key: number, change: Partial<Job>) =>
    jobs.set(jobs.get().map((job) => (job.key === key ? { ...job, ...change } : job)))

  const run = async (key: number, file: File): Promise<void> => {
    const signal = controllers.get(key)?.signal
    if (!signal || signal.aborted) return
    update(key, { state: { kind: 'reading' } })
    const reading = await read({ file, fileName: file.name }, signal, ({ step, done, total }) =>
      update(key, { done, total, state: { kind: step } }),
    )
    if (signal.aborted) update(key, { state: { kind: 'cancelled' } })
    else if (reading.kind === 'failure') update(key, { state: { kind: 'failed', failure: reading.failure } })
    else if (reading.kind === 'broken') update(key, { state: { kind: 'broken' } })
    else {
      const { id, report } = reading
      const keeping = keep(id, report, file)
      update(key, { done: 1, total: 1, state: { kind: 'done', id, report, isKept: true } })
      void keeping.then((isKept) => isKept || update(key, { state: { kind: 'done', id, report, isKept } }))
    }
    controllers.delete(key)
  }

  return {
    ...jobs,
    add: async (files) => {
      const added = files.map((file) => ({ key: (lastKey += 1), file }))
      jobs.set([
        ...jobs.get().filter(({ state }) => isWorking(state)),
        ...added.map(({ key, file }): Job => {
          controllers.set(key, new AbortController())
          return { key, fileName: file.name, bytes: file.size, done: 0, total: file.size, state: { kind: 'waiting' } }
        }),
      ])
      for (const { key, file } of added) turn = turn.then(() => run(key, file))
      await turn
      return jobs.get().filter(({ key }) => added.some((each) => each.key === key))
    },
    cancel: (key) => {
      controllers.get(key)?.abort()
      const job = jobs.get().find((each) => each.key === key)
      if (job?.state.kind === 'waiting') update(key, { state: { kind: 'cancelled' } })
    },
    dismiss: (key) => jobs.set(jobs.get().filter((job) => job.key !== key)),
  }
}

export function isWorking({ kind }: JobState): boolean {
  return kind !== 'cancelled' && kind !== 'broken' && kind !== 'failed' && kind !== 'done'
}
