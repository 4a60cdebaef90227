import type { FactsAnswer, FactsQuestion } from './facts-messages.ts'
import type { SaveReading } from '../kept-rows.ts'

export type ReaderPool = {
  readonly size: number
  /** Starts them before there is anything to read: a reader takes a while to load. */
  readonly warm: () => void
  /** Reads a file; a reader that breaks or never ends is replaced, and says so. */
  readonly read: (question: FactsQuestion) => Promise<SaveReading>
  /** Stops all of them, in the middle of what they do. */
  readonly stop: () => void
}

/** Readers beside each other: one core is left to the page. */
export function createReaderPool(
  start: () => Worker,
  cores = navigator.hardwareConcurrency,
  longestMs = LONGEST_MS,
): ReaderPool {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const size = Math.min(MOST_READERS, Math.max(1, cores - 1))
  return {
    size,
    warm: () => {
      while (all.size < size) {
        const worker = start()
        all.add(worker)
        idle.push(worker)
      }
    },
    read: (question) =>
      new Promise((resolve) => {
        const worker = idle.pop() ?? start()
        all.add(worker)
        const ended = new AbortController()
        const { signal } = ended
        const finish = (reading: SaveReading, isUsable: boolean) => {
          clearTimeout(patience)
          ended.abort()
          if (isUsable) idle.push(worker)
          else {
            worker.terminate()
            all.delete(worker)
          }
          resolve(reading)
        }
        const patience = setTimeout(() => finish({ kind: 'failure', reason: 'time', message: null }, false), longestMs)
        worker.addEventListener('message', ({ data }: MessageEvent<FactsAnswer>) => finish(data.reading, true), {
          signal,
        })
        worker.addEventListener(
          'error',
          (event) => {
            event.preventDefault()
            finish({ kind: 'failure', reason: 'reader', message: null }, false)
          },
          { signal },
        )
        worker.postMessage(question, [])
      }),
    stop: () => {
      for (const worker of all) worker.terminate()
      all.clear()
      idle.length = 0
    },
  }
}

const MOST_READERS = 4
/** The largest public set takes seconds. */
const LONGEST_MS = 120_000
