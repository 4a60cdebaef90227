import { describe, expect, it } from 'vitest'
import { buildSet } from './builder/build-set.ts'
import { inspectSet } from './inspect-set.ts'
import { readSet } from './read-set.ts'

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
})
