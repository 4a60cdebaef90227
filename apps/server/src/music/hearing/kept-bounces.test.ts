import type { KeptBounce } from '@kvint/contract'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCallers } from '../../platform/openapi/testing/callers.ts'
import { A_BOUNCE } from './testing/a-bounce.ts'

type Callers = Awaited<ReturnType<typeof startCallers>>

describe.skipIf(!hasPostgres())('figures of a bounce beside a kept report', () => {
  let site: Callers
  let owner: Awaited<ReturnType<Callers['payer']>>
  let path: string
  let projectId: string | undefined

  beforeAll(async () => {
    site = await startCallers()
    owner = await site.payer()
    const things = await site.thingsOf(owner)
    projectId = things['projectId']
    path = `/api/v1/projects/${projectId}/saves/${things['saveId']}/bounce`
  }, 120_000)
  afterAll(() => site?.close(), 60_000)

  test('come back as they were sent, and a later bounce takes their place', async () => {
    const { kept }: { kept: KeptBounce } = (await owner.call('GET', path)).json()
    expect(kept).toMatchObject({ fileName: 'Tide 2.wav' })
    expect(kept.bounce).toEqual(A_BOUNCE.bounce)
    expect((await owner.call('PUT', path, { ...A_BOUNCE, fileName: 'Tide 3.wav' })).statusCode).toBe(204)
    expect((await owner.call('GET', path)).json()).toMatchObject({ kept: { fileName: 'Tide 3.wav' } })
  })

  test('hold no samples, and nothing else that is not a figure', async () => {
    const { hearing } = A_BOUNCE.bounce
    for (const bounce of [
      { ...A_BOUNCE.bounce, samples: 'AAAA' },
      { ...A_BOUNCE.bounce, hearing: { ...hearing, sound: [0, 1] } },
      { ...A_BOUNCE.bounce, hearing: { ...hearing, format: 'UklGRg' } },
    ])
      expect((await owner.call('PUT', path, { fileName: 'Tide.wav', bounce })).statusCode).toBe(400)
  })

  test('of three hours fit', async () => {
    const { hearing } = A_BOUNCE.bounce
    const loudness = { ...hearing.loudness, shortTermLufs: Array<number>(10_800).fill(-14.123_456_789_012) }
    const bounce = { ...A_BOUNCE.bounce, hearing: { ...hearing, loudness } }
    expect((await owner.call('PUT', path, { ...A_BOUNCE, fileName: 'Tide 3.wav', bounce })).statusCode).toBe(204)
    expect((await owner.call('PUT', path, { ...A_BOUNCE, fileName: 'Tide 3.wav' })).statusCode).toBe(204)
  })

  test('answer an assistant as a file would', async () => {
    const heard = await ask('hear_mixdown')
    expect(heard.structuredContent).toMatchObject({
      bounce: 'Tide 3.wav',
      heard: [
        '1:04, 44.1 kHz, stereo, 24 bits',
        'beat 0 of the set lies at 0.5 s of the file (95 % sure)',
        expect.stringContaining('-9.4 LUFS'),
        '124 BPM (98 % sure), A minor (80 % sure)',
      ],
      sections: ['Drop (1–16): -8.1 LUFS, peaks 9.2 dB above, side -11 dB; '],
    })
    expect(await ask('compare_bounces')).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('has none before it') }],
    })
    expect(await ask('hear_clip', { clip: 'c1' })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('keeps figures of bounces, no samples') }],
    })
  })

  test('are gone with a word, and to strangers were never there', async () => {
    const stranger = await site.person()
    expect((await stranger.call('GET', path)).json()).toEqual({ kept: null })
    expect((await stranger.call('PUT', path, A_BOUNCE)).statusCode).toBe(404)
    expect((await stranger.call('DELETE', path)).statusCode).toBe(404)
    expect((await owner.call('DELETE', path)).statusCode).toBe(204)
    expect((await owner.call('GET', path)).json()).toEqual({ kept: null })
    expect(await ask('hear_mixdown')).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('There is no bounce of') }],
    })
  })

  async function ask(name: string, input: object = {}) {
    const { authorization } = owner
    const params = { name, arguments: { project: projectId, ...input } }
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    return (await site.app.inject({ method: 'POST', url: '/mcp', headers: { authorization }, payload })).json().result
  }
})
