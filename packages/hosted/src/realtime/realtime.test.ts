import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'
import { claimsOf, newPerson, type Person } from '../testing/people.ts'
import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js'

describe.skipIf(!hasPostgres()).each(['1.0.0', '2.0.0'])('/realtime/v1, version %s', (vsn) => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let ada: Person
  let bo: Person
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start()
    await service.pool.query(`create policy rooms on realtime.messages for all to authenticated
      using (realtime.topic() = 'room-' || auth.uid()) with check (realtime.topic() = 'room-' || auth.uid())`)
    ada = await newPerson(service)
    bo = await newPerson(service)
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  async function connect(person?: Person): Promise<SupabaseClient> {
    const client = createClient(service.url, service.hosted.apiKeys.publishable, {
      realtime: { vsn },
      auth: { persistSession: false, autoRefreshToken: false },
    })
    if (person) await client.realtime.setAuth(person.token)
    onTestFinished(async () => void (await client.removeAllChannels()))
    return client
  }

  function subscribe(channel: RealtimeChannel): Promise<string> {
    return new Promise((resolve) =>
      channel.subscribe((status, error) =>
        status === REALTIME_SUBSCRIBE_STATES.CLOSED ? undefined : resolve(error ? error.message : status),
      ),
    )
  }

  it('tells the owner of a changed profile, and no one else', async () => {
    const [hers, his] = [await connect(ada), await connect(bo)]
    const [heard, overheard]: [Json[], Json[]] = [[], []]
    const wish = { event: '*', schema: 'public', table: 'users' } as const
    const a = hers.channel('a').on('postgres_changes', wish, (change) => void heard.push(change))
    const b = his.channel('b').on('postgres_changes', wish, (change) => void overheard.push(change))
    expect([await subscribe(a), await subscribe(b)]).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])
    await service.pool.query(`update public.users set subscription_status = 'ACTIVE' where supabase_id = $1`, [ada.id])
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject({
      eventType: 'UPDATE',
      table: 'users',
      new: { supabase_id: ada.id, subscription_status: 'ACTIVE' },
      old: { supabase_id: ada.id },
    })
    expect(Object.keys(heard[0]?.['old'] as Json)).toEqual(['supabase_id'])
    await service.pool.query(`update public.users set subscription_status = 'NONE' where supabase_id = $1`, [bo.id])
    await vi.waitFor(() => expect(overheard).toHaveLength(1))
    expect(overheard[0]).toMatchObject({ new: { supabase_id: bo.id } })
    expect(heard).toHaveLength(1)
  })

  it('tells an anonymous listener nothing, and keeps to filters', async () => {
    const [anonymous, hers] = [await connect(), await connect(ada)]
    const [leaked, passed]: [Json[], Json[]] = [[], []]
    await subscribe(
      anonymous
        .channel('c')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'users' }, (change) => void leaked.push(change)),
    )
    await subscribe(
      hers
        .channel('d')
        .on(
          'postgres_changes',
          { event: 'UPDATE', schema: 'public', table: 'users', filter: 'username=eq.wanted' },
          (change) => void passed.push(change),
        ),
    )
    await service.pool.query(`update public.users set username = 'other' where supabase_id = $1`, [ada.id])
    await service.pool.query(`update public.users set username = 'wanted' where supabase_id = $1`, [ada.id])
    await vi.waitFor(() => expect(passed).toHaveLength(1))
    expect(passed[0]).toMatchObject({ new: { username: 'wanted' } })
    expect(leaked).toEqual([])
  })

  it('tells what changed while its own line was away, once, even where nothing was told before', async () => {
    const fresh = await cluster.start()
    const cy = await newPerson(fresh)
    const client = createClient(fresh.url, fresh.hosted.apiKeys.publishable, {
      realtime: { vsn },
      accessToken: async () => cy.token,
    })
    await client.realtime.setAuth()
    onTestFinished(async () => void (await client.removeAllChannels()))
    const heard: Json[] = []
    const wish = { event: 'UPDATE', schema: 'public', table: 'users' } as const
    await subscribe(client.channel('a').on('postgres_changes', wish, (change) => void heard.push(change)))
    const rename = (name: string) =>
      fresh.pool.query(`update public.users set username = $2 where supabase_id = $1`, [cy.id, name])
    await fresh.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen realtime_changes'`)
    await rename('away')
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    await rename('back')
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(heard.map(({ new: row }) => (row as Json)['username'])).toEqual(['away', 'back'])
  })

  it('tells the columns that are published, of changes of those', async () => {
    await service.pool.query(`
      drop table if exists public.drafts;
      create table public.drafts (id int primary key, owner uuid, title text, body json);
      alter table public.drafts enable row level security;
      create policy own on public.drafts to authenticated using (owner = (select auth.uid()));
      grant select on public.drafts to authenticated;
      alter publication supabase_realtime add table public.drafts (id, owner, title)`)
    const beside = await cluster.start({}, service)
    const client = createClient(beside.url, beside.hosted.apiKeys.publishable, {
      realtime: { vsn },
      accessToken: async () => ada.token,
    })
    await client.realtime.setAuth()
    onTestFinished(async () => void (await client.removeAllChannels()))
    const heard: Json[] = []
    const wish = { event: '*', schema: 'public', table: 'drafts' } as const
    await subscribe(client.channel('a').on('postgres_changes', wish, (change) => void heard.push(change)))
    await service.pool.query(`insert into public.drafts values (1, $1, 'First', '{"long": true}')`, [ada.id])
    await service.pool.query(`update public.drafts set body = '{"longer": true}'`)
    await service.pool.query(`update public.drafts set title = 'Second'`)
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    await service.pool.query('delete from public.drafts')
    await vi.waitFor(() => expect(heard).toHaveLength(3))
    expect(heard.map(({ eventType, new: row, old }) => [eventType, row, old])).toEqual([
      ['INSERT', { id: 1, owner: ada.id, title: 'First' }, {}],
      ['UPDATE', { id: 1, owner: ada.id, title: 'Second' }, { id: 1 }],
      ['DELETE', {}, { id: 1 }],
    ])
  })

  it('tells the owner of a kept save how it stands, without its report or its progress', async () => {
    const [project, save] = [crypto.randomUUID(), crypto.randomUUID()]
    const [hers, his] = [await connect(ada), await connect(bo)]
    const [heard, overheard]: [Json[], Json[]] = [[], []]
    const wish = { event: '*', schema: 'kvint', table: 'saves', filter: `project_id=eq.${project}` } as const
    await subscribe(hers.channel('a').on('postgres_changes', wish, (change) => void heard.push(change)))
    await subscribe(his.channel('b').on('postgres_changes', wish, (change) => void overheard.push(change)))
    await service.pool.query(`insert into kvint.projects (id, user_id, name) values ($1, $2, 'Nordlys')`, [
      project,
      ada.id,
    ])
    await service.pool.query(
      `insert into kvint.saves (id, project_id, user_id, file_name, content_hash, bytes) values ($1, $2, $3, 'a.als', 'some hash', 1)`,
      [save, project, ada.id],
    )
    await service.pool.query('update kvint.saves set progress = 0.5 where id = $1', [save])
    await service.pool.query(`update kvint.saves set state = 'done', report = '{"key": "A minor"}' where id = $1`, [
      save,
    ])
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    await service.pool.query('delete from kvint.projects where id = $1', [project])
    await vi.waitFor(() => expect(heard).toHaveLength(3))
    const row = { id: save, project_id: project, user_id: ada.id }
    expect(heard.map(({ eventType, new: told }) => [eventType, told])).toEqual([
      ['INSERT', { ...row, state: 'waiting' }],
      ['UPDATE', { ...row, state: 'done' }],
      ['DELETE', {}],
    ])
    // Something that he does hear, told after it.
    await service.pool.query(`insert into kvint.projects (id, user_id, name) values ($1, $2, 'Of Bo')`, [
      project,
      bo.id,
    ])
    await service.pool.query(
      `insert into kvint.saves (id, project_id, user_id, file_name, content_hash, bytes) values ($1, $2, $3, 'b.als', 'a hash', 1)`,
      [crypto.randomUUID(), project, bo.id],
    )
    await vi.waitFor(() => expect(overheard).not.toEqual([]))
    expect(overheard.map(({ eventType }) => eventType)).toEqual(['INSERT'])
    await service.pool.query('delete from kvint.projects where id = $1', [project])
  })

  it('passes broadcasts on, to the sender too where she wants it', async () => {
    const [hers, his] = [await connect(ada), await connect(bo)]
    const [own, other]: [Json[], Json[]] = [[], []]
    const a = hers
      .channel('talk', { config: { broadcast: { self: true, ack: true } } })
      .on('broadcast', { event: 'hi' }, (message) => void own.push(message))
    const b = his.channel('talk').on('broadcast', { event: 'hi' }, (message) => void other.push(message))
    await subscribe(a)
    await subscribe(b)
    expect(await a.send({ type: 'broadcast', event: 'hi', payload: { n: 1 } })).toBe('ok')
    await vi.waitFor(() =>
      expect([own, other].map((list) => list.map(({ payload }) => payload))).toEqual([[{ n: 1 }], [{ n: 1 }]]),
    )
    await b.send({ type: 'broadcast', event: 'hi', payload: { n: 2 } })
    await vi.waitFor(() => expect(own).toHaveLength(2))
    expect(other).toHaveLength(1)
  })

  it('keeps a private topic to those whom a policy lets in', async () => {
    const name = `room-${ada.id}`
    const [hers, his] = [await connect(ada), await connect(bo)]
    const config = { private: true, broadcast: { ack: true, self: true } }
    const heard: Json[] = []
    const a = hers.channel(name, { config }).on('broadcast', { event: 'x' }, (message) => void heard.push(message))
    expect(await subscribe(a)).toBe('SUBSCRIBED')
    expect(await subscribe(his.channel(name, { config }))).toContain('Unauthorized')
    const open = (await connect(bo)).channel(name)
    await subscribe(open)
    await open.send({ type: 'broadcast', event: 'x', payload: { from: 'outside' } })
    await a.send({ type: 'broadcast', event: 'x', payload: { from: 'inside' } })
    await vi.waitFor(() => expect(heard.map(({ payload }) => payload)).toEqual([{ from: 'inside' }]))
    const byHttp = (person: Person) =>
      fetch(`${service.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: {
          apikey: service.hosted.apiKeys.publishable,
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ messages: [{ topic: name, event: 'x', payload: { from: 'http' }, private: true }] }),
      })
    expect([(await byHttp(bo)).status, (await byHttp(ada)).status]).toEqual([403, 202])
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect((await service.pool.query('select from realtime.messages')).rowCount).toBe(0)
  })

  it('shows who is there, and who left', async () => {
    const [hers, his] = [await connect(ada), await connect(bo)]
    const a = hers.channel('room', { config: { presence: { key: 'ada' } } }).on('presence', { event: 'sync' }, () => {})
    const b = his.channel('room', { config: { presence: { key: 'bo' } } }).on('presence', { event: 'sync' }, () => {})
    await subscribe(a)
    await subscribe(b)
    await a.track({ at: 'bar 1' })
    await b.track({ at: 'bar 2' })
    await vi.waitFor(() =>
      expect(Object.keys(b.presenceState()).toSorted((x, y) => (x < y ? -1 : 1))).toEqual(['ada', 'bo']),
    )
    await his.removeChannel(b)
    await vi.waitFor(() => expect(Object.keys(a.presenceState())).toEqual(['ada']))
  })

  it('lets in no one without the key, nor with a token that has ended', async () => {
    const status = (key: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(
          `${service.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=${vsn}`,
        )
        socket.addEventListener('open', () => (resolve('open'), socket.close()))
        socket.addEventListener('error', () => resolve('refused'))
      })
    expect(await status('')).toBe('refused')
    expect(await status('sb_publishable_x')).toBe('refused')
    expect(await status(service.hosted.apiKeys.publishable)).toBe('open')
    const signer = await service.hosted.keyRing.signer()
    const old = await new SignJWT({ ...claimsOf(ada.token), exp: Math.floor(Date.now() / 1000) - 60 })
      .setProtectedHeader({ alg: signer.alg, kid: signer.kid ?? '' })
      .sign(signer.privateKey)
    const client = await connect({ ...ada, token: old })
    expect(await subscribe(client.channel('late'))).toContain('JWT expired')
  })
})
