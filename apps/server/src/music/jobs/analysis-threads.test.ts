import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { buildSet } from '@kvint/als/build'
import { type AnalysisLimits, analysisThreads, whatHappened } from './analysis-threads.ts'

async function analyse(limits: AnalysisLimits, signal = new AbortController().signal, content?: Uint8Array) {
  const threads = analysisThreads(limits)
  onTestFinished(() => threads.close())
  const told: number[] = []
  const outcome = await threads
    .analyse({
      content: content ?? (await setOf(4)),
      fileName: 'Song.als',
      signal,
      onProgress: ({ progress }) => told.push(progress),
    })
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
  const large = await setOf(260_000)
  expect((await analyse({ memoryMb: 48, timeMs: 60_000 }, undefined, large)).outcome).toBe(
    'it needs more than the 48 MB that one set may take',
  )
})

it('refuses a set whose report is far longer than that of a song, and says so', async () => {
  const track = (id: number) => `<MidiTrack Id="${id}"><Name><EffectiveName Value="x"/></Name></MidiTrack>`
  const tracks = Array.from({ length: 20_000 }, (_, id) => track(id)).join('')
  const xml = `<?xml version="1.0"?><Ableton MajorVersion="5" MinorVersion="12.0_12049" Creator="Ableton Live 12.0"><LiveSet><Tracks>${tracks}</Tracks></LiveSet></Ableton>`
  const { outcome } = await analyse({ memoryMb: 512, timeMs: 60_000 }, undefined, gzipSync(xml))
  expect(outcome).toMatchObject({ kind: 'problem', problem: expect.stringContaining('longer than 4 MB') })
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

function setOf(notes: number): Promise<Uint8Array> {
  return buildSet({
    tempo: 120,
    tracks: [
      {
        kind: 'midi',
        name: 'Notes',
        arrangementClips: [
          {
            startBeats: 0,
            lengthBeats: notes,
            notes: Array.from({ length: notes }, (_, at) => ({
              pitch: 40 + (at % 40),
              startBeats: at,
              durationBeats: 1,
            })),
          },
        ],
      },
    ],
  })
}
