import { Worker } from 'node:worker_threads'
import type { LiveSet } from '@kvint/als'
import type { Report } from '@kvint/report'
import type { ProjectFacts, Work } from '@kvint/mcp'

/** A thread that reads sets, so that the protocol is answered meanwhile. It starts with the first question. */
export type AnalysisThread = {
  readonly report: (path: string, work: Work) => Promise<Report | Problem>
  readonly set: (path: string) => Promise<LiveSet | Problem>
  readonly facts: (path: string, work: Work) => Promise<ProjectFacts | Problem>
  readonly close: () => Promise<void>
}

export type Problem = { readonly problem: string }

export type Wanted = 'report' | 'set' | 'facts'

export type WorkerQuestion =
  | { readonly kind: 'analyse'; readonly id: number; readonly path: string; readonly wants: Wanted }
  | { readonly kind: 'cancel'; readonly id: number }

export type WorkerAnswer = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly done: number; readonly total: number; readonly message: string }
  | { readonly kind: 'problem'; readonly message: string }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'set'; readonly set: LiveSet }
  | { readonly kind: 'facts'; readonly facts: ProjectFacts }
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

  function ask(path: string, wants: Wanted, { signal, progress }: Work): Promise<WorkerAnswer> {
    const id = ++lastId
    const running = thread()
    return new Promise((resolve) => {
      const cancel = () => running.postMessage({ kind: 'cancel', id } satisfies WorkerQuestion, [])
      waiting.set(id, (answer) => {
        if (answer.kind === 'progress') return progress(answer.done, answer.total, answer.message)
        waiting.delete(id)
        signal.removeEventListener('abort', cancel)
        resolve(answer)
      })
      signal.addEventListener('abort', cancel, { once: true })
      running.postMessage({ kind: 'analyse', id, path, wants } satisfies WorkerQuestion, [])
    })
  }

  return {
    report: async (path, work) => {
      const answer = await ask(path, 'report', work)
      return answer.kind === 'report' ? answer.report : problemOf(answer)
    },
    set: async (path) => {
      const answer = await ask(path, 'set', { signal: new AbortController().signal, progress: () => undefined })
      return answer.kind === 'set' ? answer.set : problemOf(answer)
    },
    facts: async (path, work) => {
      const answer = await ask(path, 'facts', work)
      return answer.kind === 'facts' ? answer.facts : problemOf(answer)
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}

function problemOf(answer: WorkerAnswer): Problem {
  return { problem: answer.kind === 'problem' ? answer.message : 'The reader gave no answer. Try again.' }
}
