import { createClient, REALTIME_SUBSCRIBE_STATES, type RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'

describe.skipIf(!hasPostgres())('two servers on one database', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let first: TestHosted
  let second: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    first = await cluster.start()
    second = await cluster.start({}, first)
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  function open(service: TestHosted, name: string, options: Json = {}): RealtimeChannel {
    const client = createClient(service.url, service.hosted.apiKeys.publishable, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    onTestFinished(async () => void (await client.removeAllChannels()))
    return client.channel(name, { config: options }).on('presence', { event: 'sync' }, () => undefined)
  }
  const joined = (channel: RealtimeChannel) =>
    new Promise<void>((resolve) =>
      channel.subscribe((status) => status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED && resolve()),
    )
  const keysOf = (channel: RealtimeChannel) => Object.keys(channel.presenceState()).toSorted()

  it('carry a broadcast from one to the other, in order, however long', async () => {
    const heard: unknown[] = []
    const [speaker, listener] = [open(first, 'talk'), open(second, 'talk')]
    listener.on('broadcast', { event: 'word' }, ({ payload }) => void heard.push(payload['text']))
    await Promise.all([joined(speaker), joined(listener)])
    const words = ['one', 'x'.repeat(20_000), 'three', 'blå ø'.repeat(3000), 'five']
    for (const text of words) await speaker.send({ type: 'broadcast', event: 'word', payload: { text } })
    await vi.waitFor(() => expect(heard).toHaveLength(5))
    expect(heard).toEqual(words)
  })

  it('carry one that came by HTTP, and keep other topics apart', async () => {
    const [heard, elsewhere]: [unknown[], unknown[]] = [[], []]
    const [here, there] = [open(second, 'news'), open(second, 'olds')]
    here.on('broadcast', { event: '*' }, ({ payload }) => void heard.push(payload))
    there.on('broadcast', { event: '*' }, ({ payload }) => void elsewhere.push(payload))
    await Promise.all([joined(here), joined(there)])
    const answer = await fetch(`${first.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: first.hosted.apiKeys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ topic: 'news', event: 'now', payload: { a: 1 } }] }),
    })
    expect(answer.status).toBe(202)
    await vi.waitFor(() => expect(heard).toEqual([expect.objectContaining({ a: 1 })]))
    expect(elsewhere).toEqual([])
  })

  it('know who is present on the other: anyone who was there before, comes later, and leaves', async () => {
    const [ada, bo] = [
      open(first, 'room', { presence: { key: 'ada' } }),
      open(second, 'room', { presence: { key: 'bo' } }),
    ]
    await joined(ada)
    await ada.track({ mood: 'calm' })
    await joined(bo)
    await vi.waitFor(() => expect(keysOf(bo)).toEqual(['ada']))
    await bo.track({ mood: 'loud' })
    await vi.waitFor(() => expect(keysOf(ada)).toEqual(['ada', 'bo']))
    await bo.track({ mood: 'quiet' })
    await vi.waitFor(() => expect(ada.presenceState()['bo']).toMatchObject([{ mood: 'quiet' }]))
    await ada.unsubscribe()
    await vi.waitFor(() => expect(keysOf(bo)).toEqual(['bo']))
  })

  it('tell a server that starts later who is there, and miss no one who was on one that stopped', async () => {
    const ada = open(first, 'late', { presence: { key: 'ada' } })
    await joined(ada)
    await ada.track({})
    const third = await cluster.start({}, first)
    const cy = open(third, 'late', { presence: { key: 'cy' } })
    await joined(cy)
    await vi.waitFor(() => expect(keysOf(cy)).toEqual(['ada']))
    await cy.track({})
    await vi.waitFor(() => expect(keysOf(ada)).toEqual(['ada', 'cy']))
    await third.close()
    await vi.waitFor(() => expect(keysOf(ada)).toEqual(['ada']))
  })

  it('find each other again after the line between them broke', async () => {
    const [ada, bo] = [
      open(first, 'line', { presence: { key: 'ada' } }),
      open(second, 'line', { presence: { key: 'bo' } }),
    ]
    await Promise.all([joined(ada), joined(bo)])
    await first.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen realtime_nodes'`)
    await ada.track({})
    await vi.waitFor(() => expect(keysOf(bo)).toEqual(['ada']), { timeout: 15_000 })
  })
})
