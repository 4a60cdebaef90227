import { Worker } from 'node:worker_threads'
import type { LiveSet } from '@kvint/als'
import type { Hearing } from '@kvint/audio'
import type { HeardBounce } from '@kvint/insights'
import type { Report } from '@kvint/report'
import type { ProjectFacts, Work } from '@kvint/mcp'

/** A thread that reads sets and hears sounds, so that the protocol is answered meanwhile. It starts with the first question. */
export type AnalysisThread = {
  readonly report: (path: string, work: Work) => Promise<Report | Problem>
  readonly set: (path: string) => Promise<LiveSet | Problem>
  readonly facts: (path: string, work: Work) => Promise<ProjectFacts | Problem>
  readonly sound: (path: string, work: Work) => Promise<Hearing | Problem>
  /** Hears a file and lays it on its set. */
  readonly bounce: (path: string, report: Report, work: Work) => Promise<HeardBounce | Problem>
  readonly close: () => Promise<void>
}

export type Problem = { readonly problem: string }

type Made = {
  readonly report: Report
  readonly set: LiveSet
  readonly facts: ProjectFacts
  readonly sound: Hearing
  readonly bounce: HeardBounce
}

export type Wanted = keyof Made

export type WorkerQuestion =
  | {
      readonly kind: 'analyse'
      readonly id: number
      readonly path: string
      readonly wants: Wanted
      /** What a bounce is laid on. */
      readonly on: Report | null
    }
  | { readonly kind: 'cancel'; readonly id: number }

export type WorkerAnswer = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly done: number; readonly total: number; readonly message: string }
  | { readonly kind: 'problem'; readonly message: string }
  | { readonly kind: 'made'; readonly made: Made[Wanted] }
)

export function analysisThread(): AnalysisThread {
  const waiting = new Map<number, (answer: WorkerAnswer) => void>()
  let worker: Worker | null = null
  let lastId = 0

  function thread(): Worker {
    if (worker) return worker
    worker = new Worker(new URL('./analysis-worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (answer: WorkerAnswer) => waiting.get(answer.id)?.(answer))
    worker.on('error', (error) => {
      worker = null
      for (const [id, settle] of waiting)
        settle({ id, kind: 'problem', message: `The reader stopped: ${String(error)}. Try again.` })
    })
    return worker
  }

  function ask<Kind extends Wanted>(
    path: string,
    wants: Kind,
    { signal, progress }: Work,
    on: Report | null = null,
  ): Promise<Made[Kind] | Problem> {
    const id = ++lastId
    const running = thread()
    return new Promise((resolve) => {
      const cancel = () => running.postMessage({ kind: 'cancel', id } satisfies WorkerQuestion, [])
      waiting.set(id, (answer) => {
        if (answer.kind === 'progress') return progress(answer.done, answer.total, answer.message)
        waiting.delete(id)
        signal.removeEventListener('abort', cancel)
        resolve(answer.kind === 'made' ? (answer.made as Made[Kind]) : { problem: answer.message })
      })
      signal.addEventListener('abort', cancel, { once: true })
      running.postMessage({ kind: 'analyse', id, path, wants, on } satisfies WorkerQuestion, [])
    })
  }

  return {
    report: (path, work) => ask(path, 'report', work),
    set: (path) => ask(path, 'set', { signal: new AbortController().signal, progress: () => undefined }),
    facts: (path, work) => ask(path, 'facts', work),
    sound: (path, work) => ask(path, 'sound', work),
    bounce: (path, report, work) => ask(path, 'bounce', work, report),
    close: async () => {
      await worker?.terminate()
    },
  }
}
