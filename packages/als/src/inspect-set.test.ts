import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSet } from './builder/build-set.ts'
import { inspectSet } from './inspect-set.ts'
import { readOverview } from './read-overview.ts'
import { readSet } from './read-set.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const FOLDER = join(process.env['KVINT_SHARED'] ?? resolve(ROOT, '../shared'), 'data/als')
const FACTS = existsSync(FOLDER) ? readFileSync(join(FOLDER, 'facts.jsonl'), 'utf8').trim().split('\n') : []

async function read(bytes: Uint8Array) {
  const result = await readSet(bytes)
  if (result.kind === 'failure') throw new Error(result.failure.message)
  return result.set
}

const note = { pitch: 60, startBeats: 0, durationBeats: 1 }

describe('inspectSet', () => {
  it('counts what a set holds', async () => {
    const bytes = await buildSet({
      tempo: 97,
      tracks: [
        {
          kind: 'midi',
          arrangementClips: [{ notes: [note, { ...note, pitch: 64 }] }],
          devices: [{ tag: 'InstrumentGroupDevice', chains: [{ devices: [{ tag: 'Operator' }] }] }],
        },
        { kind: 'audio', sessionClips: { 1: { kind: 'audio', sample: { path: '/x/a.wav' } } } },
      ],
      main: { devices: [{ tag: 'Limiter' }] },
      locators: [{ timeBeats: 0, name: 'A' }],
    })
    expect(inspectSet(await read(bytes))).toMatchObject({
      tempo: 97,
      timeSignature: '4/4',
      trackOrder: ['midi', 'audio'],
      clips: { session: { midi: 0, audio: 1 }, arrangement: { midi: 1, audio: 0 } },
      notes: { session: 0, arrangement: 2, take: 0 },
      devices: { InstrumentGroupDevice: 1, Limiter: 1, Operator: 1 },
      rackDepth: 1,
      scenes: 2,
      locators: 1,
      sampleRefs: 1,
    })
  })

  it
    .skipIf(FACTS.length === 0)
    .each(FACTS.map((line) => JSON.parse(line) as Record<string, unknown> & { file: string }))(
    'agrees with an independent reading of $file',
    async (facts) => {
      const bytes = new Uint8Array(readFileSync(join(FOLDER, facts.file)))
      const set = await read(bytes)
      expect(set.gaps).toEqual([])
      const { file: _file, bytes: _bytes, readable: _readable, ...expected } = facts
      expect(inspectSet(set)).toEqual(expected)
    },
  )

  it.skipIf(FACTS.length === 0)('says the same in an overview', async () => {
    for (const line of FACTS.slice(0, 12)) {
      const facts = JSON.parse(line) as {
        file: string
        tempo: number
        trackOrder: string[]
        scenes: number
        devices: Record<string, number>
      }
      const result = await readOverview(new Uint8Array(readFileSync(join(FOLDER, facts.file))))
      if (result.kind === 'failure') throw new Error(result.failure.message)
      const { overview } = result
      expect([overview.bpm, overview.tracks.map(({ kind }) => kind), overview.scenes]).toEqual([
        facts.tempo,
        facts.trackOrder,
        facts.scenes,
      ])
      const total = (counts: Readonly<Record<string, number>>) =>
        Object.values(counts).reduce((sum, count) => sum + count, 0)
      expect(total(overview.devices)).toBe(total(facts.devices))
    }
  })
})
