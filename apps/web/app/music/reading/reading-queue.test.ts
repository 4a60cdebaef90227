import { expect, test, vi } from 'vitest'
import type { Report } from '@kvint/report'
import type { FileToRead, Reading } from './read-in-worker.ts'
import { createReadingQueue } from './reading-queue.ts'

const REPORT = {} as Report
const file = (name: string) => new File(['bytes'], name)
const good: Reading = { kind: 'report', id: 'abc', report: REPORT }

test('reads file after file and keeps each report', async () => {
  const order: string[] = []
  const queue = createReadingQueue(
    async ({ fileName }) => {
      order.push(fileName)
      return good
    },
    async () => true,
  )
  const jobs = await queue.add([file('a.als'), file('b.als')])
  expect(order).toEqual(['a.als', 'b.als'])
  expect(jobs.map(({ state }) => state)).toEqual(
    [1, 2].map(() => ({ kind: 'done', id: 'abc', report: REPORT, isKept: true })),
  )
})

test('a failure stands beside its file and the next file is read all the same', async () => {
  const queue = createReadingQueue(
    async ({ fileName }) =>
      fileName === 'bad.als'
        ? { kind: 'failure', failure: { code: 'empty-file', message: 'The file is empty.' } }
        : good,
    async () => true,
  )
  const jobs = await queue.add([file('bad.als'), file('good.als')])
  expect(jobs.map(({ state }) => state.kind)).toEqual(['failed', 'done'])
  expect(jobs[0]?.state).toEqual({
    kind: 'failed',
    failure: { code: 'empty-file', message: 'The file is empty.' },
  })
})

test('progress moves by bytes and by step', async () => {
  const seen: (readonly [string, number])[] = []
  const queue = createReadingQueue(
    async (_file, _signal, onProgress) => {
      onProgress({ step: 'reading', done: 2, total: 5 })
      onProgress({ step: 'harmony', done: 3, total: 9 })
      return good
    },
    async () => true,
  )
  queue.subscribe(() => seen.push([queue.get()[0]?.state.kind ?? '', queue.get()[0]?.done ?? -1]))
  await queue.add([file('a.als')])
  expect(seen).toEqual([
    ['waiting', 0],
    ['reading', 0],
    ['reading', 2],
    ['harmony', 3],
    ['done', 1],
  ])
})

test('cancel reaches the reader, and a file that waits is never opened', async () => {
  const read = vi.fn(
    (_file: FileToRead, signal: AbortSignal) =>
      new Promise<Reading>((resolve) => {
        signal.addEventListener('abort', () => resolve({ kind: 'failure', failure: { code: 'aborted', message: '' } }))
      }),
  )
  const queue = createReadingQueue(read, async () => true)
  const ended = queue.add([file('a.als'), file('b.als')])
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
  for (const { key } of queue.get().toReversed()) queue.cancel(key)
  expect((await ended).map(({ state }) => state.kind)).toEqual(['cancelled', 'cancelled'])
  expect(read).toHaveBeenCalledOnce()
})

test('a report is there before it is kept', async () => {
  const queue = createReadingQueue(
    async () => good,
    () => new Promise(() => undefined),
  )
  expect((await queue.add([file('a.als')]))[0]?.state).toMatchObject({ kind: 'done', id: 'abc' })
})

test('a report that could not be kept says so', async () => {
  const queue = createReadingQueue(
    async () => good,
    async () => false,
  )
  await queue.add([file('a.als')])
  await vi.waitFor(() => expect(queue.get()[0]?.state).toMatchObject({ kind: 'done', isKept: false }))
})
