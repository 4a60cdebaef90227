import { Readable } from 'node:stream'
import { KvintError } from '@kvint/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { StoreFailure } from '../../platform/blobs/store-failure.ts'
import type { AnalysisOutcome } from './analysis-worker.ts'
import type { Job, JobRows } from './job-rows.ts'
import { runAnalyses } from './run-analyses.ts'

const FACTS = { key: null, bpm: 120, lengthBars: 4, tracks: 1 }
const REPORT: AnalysisOutcome = { kind: 'report', json: '{}', facts: FACTS }

/** A queue of these jobs whose analysis ends as told; what was written about each. */
function start(count: number, analyse: (signal: AbortSignal) => Promise<AnalysisOutcome>, threads = 1) {
  const jobs = Array.from({ length: count }, (_, at): Job => ({
    id: `job${at}`,
    userId: 'ann',
    hash: 'h',
    bytes: 3,
    fileName: 'x.als',
    breaks: 0,
    fence: '1',
  }))
  const written: string[] = []
  const write = (what: string) => async (job: Job) => void written.push(`${what} ${job.id}`)
  const rows: JobRows = {
    take: async () => jobs.shift(),
    renew: async () => true,
    tell: async () => undefined,
    setAsideLost: async () => undefined,
    finish: write('finish'),
    fail: write('fail'),
    breakOff: write('breakOff'),
    postpone: async ({ id }, why) => void written.push(`postpone ${id}: ${why}`),
    park: async ({ id }, why) => void written.push(`park ${id}: ${why}`),
    cancel: write('cancel'),
    giveBack: write('giveBack'),
  }
  const blobs = { open: async () => Readable.from([Buffer.from('set')]) } as unknown as BlobStore
  let most = 0
  let now = 0
  const analyses = runAnalyses({
    rows,
    blobs,
    log: { warn: () => undefined } as never,
    threads: {
      count: threads,
      close: async () => undefined,
      async analyse({ signal }) {
        most = Math.max(most, (now += 1))
        return await analyse(signal).finally(() => (now -= 1))
      },
    },
  })
  onTestFinished(() => analyses.close())
  analyses.wake()
  return { analyses, written, mostAtOnce: () => most }
}

const untilEnded = (signal: AbortSignal) =>
  new Promise<AnalysisOutcome>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')), { once: true })
  })

it('works off all that waits, as many at once as there are threads', async () => {
  const pause = () => new Promise<AnalysisOutcome>((resolve) => setTimeout(() => resolve(REPORT), 5))
  const { written, mostAtOnce } = start(7, pause, 3)
  await vi.waitFor(() => expect(written).toHaveLength(7))
  expect(written.every((each) => each.startsWith('finish'))).toBe(true)
  expect(mostAtOnce()).toBe(3)
})

it('tells a set that cannot be read from an analysis that broke, and goes on after both', async () => {
  const outcomes: (() => Promise<AnalysisOutcome>)[] = [
    async () => ({ kind: 'problem', problem: 'no set' }),
    async () => {
      throw new Error('broke')
    },
    async () => REPORT,
  ]
  const { written } = start(3, async () => await outcomes.shift()!())
  await vi.waitFor(() => expect(written).toEqual(['fail job0', 'breakOff job1', 'finish job2']))
})

it('begins another beside one that hangs, and no third beside two', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { mostAtOnce } = start(5, untilEnded)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(mostAtOnce()).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(mostAtOnce()).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(mostAtOnce()).toBe(2)
})

it('lets a set wait whose store or database is away, says which, and takes no other for a while', async () => {
  const outcomes = [
    new StoreFailure('away'),
    new StoreFailure('full'),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    new KvintError('not-found', 'The stored file of this save is missing.'),
  ]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { written } = start(4, async () => {
    throw outcomes.shift()!
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(written).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  const waits = 'The analysis waits for it and goes on by itself.'
  expect(written).toEqual([
    `postpone job0: The store of files does not answer. ${waits}`,
    `postpone job1: The store of files is full. ${waits}`,
    `postpone job2: The database does not answer. ${waits}`,
    expect.stringMatching(/^park job3: The file of this set is not in the store/),
  ])
})

it('ends the work on a save that is cancelled, and on no other', async () => {
  const { analyses, written } = start(1, untilEnded)
  analyses.cancel('another')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(written).toEqual([])
  analyses.cancel('job0')
  await vi.waitFor(() => expect(written).toEqual(['cancel job0']))
})

it('gives back what is under way when it stops, and takes nothing more', async () => {
  const { analyses, written } = start(5, untilEnded, 2)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await analyses.close()
  analyses.wake()
  expect(written.toSorted()).toEqual(['giveBack job0', 'giveBack job1'])
})
