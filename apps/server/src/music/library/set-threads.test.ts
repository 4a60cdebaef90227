import { readSet } from '@kvint/als'
import { buildSet, exampleSet } from '@kvint/als/build'
import { askOf } from '@kvint/mcp'
import { expect, it, onTestFinished } from 'vitest'
import type { AnalysisLimits } from '../jobs/analysis-threads.ts'
import { setThreads } from './set-threads.ts'

function threads(limits?: AnalysisLimits) {
  const opened = setThreads(limits)
  onTestFinished(() => opened.close())
  return opened
}

it('answers as a set that is at hand', async () => {
  const content = await buildSet(exampleSet())
  const reading = await readSet(content)
  if (reading.kind === 'failure') throw new Error(reading.failure.message)
  const here = await askOf(async () => reading.set)('mix', {})
  expect(here?.returns).not.toEqual([])
  expect(await threads().askAs('anna', async () => content)('mix', {})).toEqual(here)
})

it('knows nothing of what is no set', async () => {
  const noSet = async () => new TextEncoder().encode('no set')
  expect(await threads().askAs('anna', noSet)('mix', {})).toBeNull()
})

it('ends the thread alone where a set takes too much memory, and says so', async () => {
  const { askAs } = threads({ memoryMb: 48, timeMs: 60_000 })
  const large = await setOf({ notes: 260_000 })
  await expect(askAs('anna', async () => large)('mix', {})).rejects.toThrow('more than the 48 MB')
  expect(await askAs('berit', async () => await setOf({ notes: 4 }))('mix', {})).toMatchObject({ returns: [] })
})

it('ends what takes too long, and says so', async () => {
  const { askAs } = threads({ memoryMb: 256, timeMs: 1 })
  await expect(askAs('anna', () => setOf({ notes: 4 }))('mix', {})).rejects.toThrow('takes longer than')
})

it('gives no answer whose names are longer than any answer', async () => {
  const { askAs } = threads()
  const long = await setOf({ notes: 4, trackName: 'x'.repeat(300_000), kind: 'return' })
  await expect(askAs('anna', async () => long)('mix', {})).rejects.toThrow('at a length that no answer holds')
})

it('reads one set of a person at a time, those of others beside it, and no more than ten wait', async () => {
  const { askAs } = threads()
  const reading: string[] = []
  const held = Promise.withResolvers<void>()
  const ask = (who: string) =>
    askAs(who, async () => {
      reading.push(who)
      if (who === 'anna') await held.promise
      return setOf({ notes: 4 })
    })('mix', {})
  const annas = Array.from({ length: 11 }, () => ask('anna'))
  await expect(ask('anna')).rejects.toThrow('one after the other')
  await ask('berit')
  expect(reading).toEqual(['anna', 'berit'])
  held.resolve()
  expect(await Promise.all(annas)).toHaveLength(11)
})

async function setOf({ notes, trackName = 'Notes', kind = 'midi' }: Wanted): Promise<Uint8Array> {
  const clips = [
    {
      startBeats: 0,
      lengthBeats: notes,
      notes: Array.from({ length: notes }, (_, at) => ({ pitch: 40 + (at % 40), startBeats: at, durationBeats: 1 })),
    },
  ]
  return buildSet({
    tempo: 120,
    tracks: [
      { kind: 'midi', name: 'Notes', arrangementClips: clips },
      ...(kind === 'return' ? [{ kind, name: trackName }] : []),
    ],
  })
}

type Wanted = { readonly notes: number; readonly trackName?: string; readonly kind?: 'midi' | 'return' }
