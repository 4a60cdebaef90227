import type { Report } from '@kvint/report'
import type { ReadFailure } from '@kvint/als'
import type { Corrections, ReportStep } from '@kvint/insights'
import { currentLanguage } from '@kvint/ui'
import type { FromWorker, ToWorker } from './messages.ts'
import { beginReading } from './while-reading.ts'

/** Bytes of the file while reading it, then steps of the analysis. */
export type Progress = { readonly step: 'reading' | ReportStep; readonly done: number; readonly total: number }

export type FileToRead = { readonly file: Blob; readonly fileName: string; readonly corrections?: Corrections }

export type Reading =
  | { readonly kind: 'report'; readonly id: string; readonly report: Report }
  | { readonly kind: 'failure'; readonly failure: ReadFailure }
  /** The worker itself broke: out of memory, or a fault of ours. */
  | { readonly kind: 'broken' }

/** Reads a file to its report away from the page. Cancelling asks the worker first and stops it if it does not answer. */
export function readInWorker(
  { file, fileName, corrections = {} }: FileToRead,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Reading> {
  const worker = idle.pop() ?? startWorker()
  const ends = beginReading()
  return new Promise((resolve) => {
    const ended = new AbortController()
    let patience: ReturnType<typeof setTimeout> | undefined
    const finish = (reading: Reading, isUsable: boolean) => {
      clearTimeout(patience)
      ended.abort()
      if (isUsable) idle.push(worker)
      else worker.terminate()
      ends()
      resolve(reading)
    }
    const ask = (message: ToWorker) => worker.postMessage(message, [])
    const cancel = () => {
      ask({ kind: 'cancel' })
      patience = setTimeout(() => finish({ kind: 'failure', failure: CANCELLED }, false), PATIENCE_MS)
    }
    const onMessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'progress') onProgress(data)
      // It may have been read before it heard.
      else finish(signal.aborted && data.kind === 'report' ? { kind: 'failure', failure: CANCELLED } : data, true)
    }
    worker.addEventListener('message', onMessage, { signal: ended.signal })
    worker.addEventListener('error', () => finish({ kind: 'broken' }, false), { signal: ended.signal })
    signal.addEventListener('abort', cancel, { signal: ended.signal })
    ask({ kind: 'read', file, fileName, corrections })
  })
}

/** Has a worker stand by with its code loaded and compiled, so that a file that is chosen later is read at once, and what the page writes with. */
export function prepareReading(): void {
  for (const face of FACES) void document.fonts.load(`1em ${face}`, '♯a')
  if (idle.length > 0) return
  const worker = startWorker()
  worker.postMessage({ kind: 'prepare', language: currentLanguage() } satisfies ToWorker, [])
  idle.push(worker)
}

function startWorker(): Worker {
  return new Worker(new URL('./read-set.worker.ts', import.meta.url), { type: 'module' })
}

const idle: Worker[] = []
/** Faces of the report: where they are still on their way, layout waits while the browser looks for others on the disk. */
const FACES = ['"Kvint Accidentals"', '"Spline Sans Mono"']
const PATIENCE_MS = 1000
const CANCELLED: ReadFailure = { code: 'aborted', message: 'Reading was cancelled. Choose the file again to read it.' }
