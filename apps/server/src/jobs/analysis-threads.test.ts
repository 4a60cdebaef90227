import { expect, it, onTestFinished } from 'vitest'
import { chordSet } from '../projects/testing/keepers.ts'
import { type AnalysisLimits, analysisThreads, whatHappened } from './analysis-threads.ts'

async function analyse(limits: AnalysisLimits, signal = new AbortController().signal) {
  const threads = analysisThreads(limits)
  onTestFinished(() => threads.close())
  const told: number[] = []
  const content = await chordSet('Thread')
  const outcome = await threads
    .analyse({ content, fileName: 'Song.als', signal, onProgress: ({ progress }) => told.push(progress) })
    .catch((error: unknown) => whatHappened(error, limits))
  return { outcome, told }
}

it('tells how far it is, up to the end', async () => {
  const { outcome, told } = await analyse({ memoryMb: 256, timeMs: 60_000 })
  expect(outcome).toMatchObject({ kind: 'report', facts: { bpm: 120, tracks: 1 } })
  expect(told.length).toBeGreaterThan(3)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})

it('ends what takes too much memory, and says so', async () => {
  expect((await analyse({ memoryMb: 24, timeMs: 60_000 })).outcome).toBe(
    'it needs more than the 24 MB that one set may take',
  )
})

it('ends what takes too long, and says so', async () => {
  expect((await analyse({ memoryMb: 256, timeMs: 1 })).outcome).toMatch(/^it takes longer than/)
})

it('ends what is cancelled', async () => {
  const stop = new AbortController()
  const running = analyse({ memoryMb: 256, timeMs: 60_000 }, stop.signal)
  stop.abort()
  expect((await running).outcome).toBeTypeOf('string')
})
