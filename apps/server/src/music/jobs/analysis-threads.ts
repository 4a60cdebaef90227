import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { AnalysisOutcome, AnalysisProgress, AnalysisTask } from './analysis-worker.ts'

/** Threads that analyse, apart from the one that answers calls. */
export type AnalysisThreads = {
  /** How many work at once; there are a few more, for what hangs. */
  readonly count: number
  /** Rejects where the thread died, the work took too long, or `signal` ended it. */
  readonly analyse: (work: AnalysisWork) => Promise<AnalysisOutcome>
  readonly close: () => Promise<void>
}

type AnalysisWork = {
  readonly content: Uint8Array
  readonly fileName: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: AnalysisProgress) => void
}

/** What one analysis may take. */
export type AnalysisLimits = { readonly memoryMb: number; readonly timeMs: number }

export const SPARE_THREADS = 1

export function analysisThreads({ memoryMb, timeMs }: AnalysisLimits = LIMITS): AnalysisThreads {
  const count = Math.max(1, Math.min(4, availableParallelism() - 1))
  const threads = new Piscina<AnalysisTask, AnalysisOutcome>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: count + SPARE_THREADS,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  /** A thread that dies with nothing to do is replaced; unheard, it would take the process along. */
  threads.on('error', () => undefined)
  return {
    count,
    async analyse({ content, fileName, signal, onProgress }) {
      const { port1, port2 } = new MessageChannel()
      port1.on('message', onProgress)
      try {
        return await threads.run(
          { content, fileName, port: port2 },
          {
            name: 'analyse',
            signal: AbortSignal.any([signal, AbortSignal.timeout(timeMs)]),
            transferList: [port2, content.buffer as ArrayBuffer],
          },
        )
      } finally {
        port1.close()
      }
    },
    close: () => threads.destroy(),
  }
}

/** Beside this file, in the sources as in what is built of them. */
const WORKER = new URL(`./analysis-worker${extname(import.meta.url)}`, import.meta.url).href

/** Why an analysis broke, in words for its owner. */
export function whatHappened(error: unknown, { memoryMb, timeMs }: AnalysisLimits = LIMITS): string {
  const [name, code] = error instanceof Error ? [error.name, 'code' in error ? error.code : ''] : []
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return `it needs more than the ${memoryMb} MB that one set may take`
  if (name === 'TimeoutError' || name === 'AbortError')
    return `it takes longer than ${Math.round(timeMs / 1000)} seconds`
  return 'something in it is new to the reader'
}

const LIMITS: AnalysisLimits = { memoryMb: 768, timeMs: 120_000 }
