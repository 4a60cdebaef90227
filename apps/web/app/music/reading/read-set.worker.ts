import { readSet } from '@kvint/als'
import { reportSteps } from '@kvint/insights'
import { WARM_UP_SET } from 'virtual:warm-up-set'
import { createContentPrint } from './content-print.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** The job of reading, off the page's thread: bytes → set → report. One file at a time. */
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'cancel') current?.abort()
  else if (data.kind === 'prepare') {
    loadWriting(data.language)
    void warmUp()
  } else void read(data).then(tell)
})

let current: AbortController | undefined

async function read({ file, fileName, corrections }: ToWorker & { kind: 'read' }): Promise<FromWorker> {
  const { signal } = (current = new AbortController())
  const print = createContentPrint()
  const tellProgress = createProgressTeller()
  const result = await readSet(printed(file, print.add), {
    signal,
    onProgress: ({ bytesRead }) => tellProgress({ step: 'reading', done: bytesRead, total: file.size }),
  })
  if (result.kind === 'failure') return result
  const steps = reportSteps(result.set, { fileName, bytes: file.size }, corrections)
  let listenedAt = 0
  for (;;) {
    if (performance.now() - listenedAt > LISTEN_MS) {
      await nextTurn()
      listenedAt = performance.now()
    }
    if (signal.aborted) return { kind: 'failure', failure: { code: 'aborted', message: 'Reading was cancelled.' } }
    const next = steps.next()
    if (next.done) return { kind: 'report', id: print.text(), report: next.value }
    tellProgress(next.value)
  }
}

/** Tells each step as it begins, and how far it is now and then: the page draws itself again for every word. */
function createProgressTeller(): (progress: Omit<FromWorker & { kind: 'progress' }, 'kind'>) => void {
  let toldAt = 0
  let told: string | undefined
  return (progress) => {
    const now = performance.now()
    if (progress.step === told && now - toldAt < BETWEEN_MS) return
    toldAt = now
    told = progress.step
    tell({ kind: 'progress', ...progress })
  }
}

/**
 * What numbers, dates and sentences are written with is loaded once for the page and its workers: 40 to 60 ms in which the
 * page would stand still.
 */
function loadWriting(language: string): void {
  new Intl.NumberFormat(language).format(0)
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(0)
  new Intl.Segmenter(language, { granularity: 'sentence' }).segment('.')
}

/** The first set costs what loading weights and compiling does: half a second. It is a small one that no one waits for. */
async function warmUp(): Promise<void> {
  const bytes = Uint8Array.from(atob(WARM_UP_SET), (letter) => letter.charCodeAt(0))
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    const result = await readSet(new Blob([bytes]).stream())
    if (result.kind === 'failure') return
    const steps = reportSteps(result.set, { fileName: 'Warm-up.als', bytes: bytes.length })
    do {
      await nextTurn()
      if (current) return
    } while (!steps.next().done)
  }
}

async function* printed(file: Blob, add: (bytes: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  inUse.add(reader)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      add(value)
      yield value
    }
  } finally {
    inUse.delete(reader)
    await reader.cancel().catch(() => undefined)
  }
}

/** Chromium clears a stream that nothing holds away, even while its next bytes are waited for: they would never come. */
const inUse = new Set<ReadableStreamDefaultReader<Uint8Array>>()

/** Lets a word of the page, such as "cancel", come in. A timer would wait four milliseconds each time. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    turn.port1.addEventListener('message', () => resolve(), { once: true })
    turn.port2.postMessage(null)
  })
}

const turn = new MessageChannel()
turn.port1.start()

function tell(message: FromWorker): void {
  self.postMessage(message, {})
}

const BETWEEN_MS = 40
/** How long the page may wait before it is heard. */
const LISTEN_MS = 8
const WARM_UP_ROUNDS = 3
