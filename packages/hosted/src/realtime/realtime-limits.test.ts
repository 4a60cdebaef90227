import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { hasPostgres } from '@kvint/postgres'
import { claimsOf, newPerson, signIn, type Person } from '../testing/people.ts'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'

describe.skipIf(!hasPostgres())('what /realtime/v1 refuses', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let ada: Person
  let bo: Person
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start({
      realtime: {
        maximumSocketsPerAddress: 12,
        maximumSocketsPerAccount: 2,
        maximumChannelsPerAccount: 4,
        maximumMessagesPerSecond: 20,
        maximumMessageBytes: 20_000,
        maximumPresenceBytes: 500,
      },
    })
    await service.pool.query(
      `
      create policy hear on realtime.messages for select to authenticated using (true);
      create table public.notes (id int primary key, owner uuid, text text);
      alter table public.notes enable row level security;
      create policy own on public.notes to authenticated using (owner = (select auth.uid()));
      create policy theirs on public.notes for select to service_role using (true);
      create policy listed on public.notes for select to authenticated using (exists (select from public.readers r where r.note = notes.id and r.reader = (select auth.uid())));
      alter publication supabase_realtime add table public.notes`.replace(
        'create table public.notes',
        'create table public.readers (note int, reader uuid); create table public.notes',
      ),
    )
    service = await cluster.start({ realtime: service.hosted.settings.realtime }, service)
    ada = await newPerson(service)
    bo = await newPerson(service)
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  /** A socket by hand: what it hears, and what it asks. */
  async function open(token?: string) {
    const socket = new WebSocket(
      `${service.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${service.hosted.apiKeys.publishable}`,
    )
    onTestFinished(() => socket.terminate())
    const heard: { topic: string; event: string; payload: Json }[] = []
    let code = 0
    socket.on('message', (data, isBinary) => {
      if (isBinary) return void heard.push({ topic: '', event: 'broadcast', payload: {} })
      const [, , topic, event, payload] = JSON.parse((data as Buffer).toString()) as [null, null, string, string, Json]
      heard.push({ topic, event, payload })
    })
    socket.on('close', (closed) => (code = closed))
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
    let ref = 0
    const send = (topic: string, event: string, payload: Json) =>
      socket.send(JSON.stringify(['1', String((ref += 1)), `realtime:${topic}`, event, payload]))
    async function ask(topic: string, event: string, payload: Json): Promise<Json> {
      const before = heard.length
      send(topic, event, payload)
      return vi.waitFor(() => {
        const reply = heard
          .slice(before)
          .find((each) => each.event === 'phx_reply' && each.topic === `realtime:${topic}`)
        if (!reply) throw new Error('no reply yet')
        return reply.payload
      })
    }
    const join = (topic: string, config: Json = {}) =>
      ask(topic, 'phx_join', { config, ...(token === undefined ? {} : { access_token: token }) })
    return { socket, heard, send, ask, join, code: () => code }
  }

  async function tokenFor(person: Person, more: Json): Promise<string> {
    const signer = await service.hosted.keyRing.signer()
    return new SignJWT({ ...claimsOf(person.token), ...more })
      .setProtectedHeader({ alg: signer.alg, kid: signer.kid ?? '' })
      .sign(signer.privateKey)
  }

  const changes = (table: string) => ({ postgres_changes: [{ event: '*', schema: 'public', table }] })
  const told = (heard: { event: string; payload: Json }[]) =>
    heard
      .filter(({ event }) => event === 'postgres_changes')
      .map(({ payload }) => payload['data'] as Json)
      .map(({ type, record, old_record: old }) => [type, record ?? old])

  it('tells of a deleted row those whom a policy let see it, and no other', async () => {
    const [hers, his, anonymous] = [await open(ada.token), await open(bo.token), await open()]
    for (const each of [hers, his, anonymous])
      expect(await each.join('n', changes('notes'))).toMatchObject({ status: 'ok' })
    await service.pool.query(`insert into public.readers values (3, $1)`, [bo.id])
    await service.pool.query(`insert into public.notes values (1, $1, 'a'), (2, $2, 'b'), (3, $1, 'c')`, [
      ada.id,
      bo.id,
    ])
    await vi.waitFor(() => expect([hers, his].map(({ heard }) => told(heard).length)).toEqual([2, 2]))
    await service.pool.query('delete from public.notes')
    await vi.waitFor(() => expect(told(hers.heard)).toHaveLength(4))
    await vi.waitFor(() => expect(told(his.heard)).toHaveLength(4))
    expect(told(hers.heard).slice(2)).toEqual([
      ['DELETE', { id: 1 }],
      ['DELETE', { id: 3 }],
    ])
    expect(told(his.heard).slice(2)).toEqual([
      ['DELETE', { id: 2 }],
      ['DELETE', { id: 3 }],
    ])
    expect(told(anonymous.heard)).toEqual([])
  })

  it('tells of a deleted row no role that may not read the table, and everyone where no policy guards it', async () => {
    await service.pool.query(`
      create table public.open (id int primary key); create table public.closed (id int primary key);
      revoke all on public.closed from authenticated;
      alter publication supabase_realtime add table public.open, public.closed`)
    const beside = service
    service = await cluster.start({}, service)
    onTestFinished(() => void (service = beside))
    const hers = await open(ada.token)
    await hers.join('all', { postgres_changes: [{ event: '*', schema: 'public' }] })
    await service.pool.query('insert into public.closed values (1); delete from public.closed')
    await service.pool.query('insert into public.open values (1)')
    await vi.waitFor(() => expect(told(hers.heard)).toHaveLength(1))
    await service.pool.query('delete from public.open')
    await vi.waitFor(() => expect(told(hers.heard)).toHaveLength(2))
    expect(told(hers.heard)).toEqual([
      ['INSERT', { id: 1 }],
      ['DELETE', { id: 1 }],
    ])
  })

  it('lets no one write to a private channel that she may only hear', async () => {
    const [hers, his] = [await open(ada.token), await open(bo.token)]
    for (const each of [hers, his])
      expect(await each.join('quiet', { private: true, broadcast: { ack: true, self: true } })).toMatchObject({
        status: 'ok',
      })
    his.send('quiet', 'broadcast', { type: 'broadcast', event: 'x', payload: {} })
    expect(await his.ask('quiet', 'presence', { event: 'track', payload: {} })).toMatchObject({ status: 'error' })
    await service.pool.query('create policy speak on realtime.messages for insert to authenticated with check (true)')
    const both = await open(ada.token)
    await both.join('quiet', { private: true })
    both.send('quiet', 'broadcast', { type: 'broadcast', event: 'y', payload: {} })
    await vi.waitFor(() => expect(hers.heard.filter(({ event }) => event === 'broadcast')).toHaveLength(1))
    await service.pool.query('drop policy speak on realtime.messages')
  })

  it('lets a token that has ended hear nothing more', async () => {
    const short = await tokenFor(ada, { exp: Math.floor(Date.now() / 1000) + 1 })
    const [late, hers, his] = [await open(short), await open(ada.token), await open(bo.token)]
    expect(await late.join('talk', changes('notes'))).toMatchObject({ status: 'ok' })
    for (const each of [hers, his]) await each.join('talk', changes('notes'))
    await vi.waitFor(() => expect(Date.now() / 1000).toBeGreaterThan(Number(claimsOf(short)['exp'])), { timeout: 3000 })
    await service.pool.query(`insert into public.notes values (9, $1, 'x')`, [ada.id])
    his.send('talk', 'broadcast', { type: 'broadcast', event: 'x', payload: {} })
    await vi.waitFor(() => expect(told(hers.heard)).toHaveLength(1))
    await vi.waitFor(() => expect(late.heard.map(({ event }) => event)).toContain('phx_close'))
    expect(told(late.heard)).toEqual([])
    expect(late.heard.filter(({ event }) => event === 'broadcast')).toEqual([])
  })

  it('counts the sockets and channels of an account, whatever addresses they come from', async () => {
    const [one, two, three] = [await open(ada.token), await open(ada.token), await open(ada.token)]
    expect(await one.join('a')).toMatchObject({ status: 'ok' })
    expect(await two.join('a')).toMatchObject({ status: 'ok' })
    const refused = await three.join('a')
    expect([refused['status'], (refused['response'] as Json)['reason']]).toEqual([
      'error',
      'Too many connections of this account: 2 are open',
    ])
    expect(await one.join('b')).toMatchObject({ status: 'ok' })
    expect(await one.join('c')).toMatchObject({ status: 'ok' })
    expect(await one.join('d')).toMatchObject({ status: 'error' })
    two.socket.close()
    await vi.waitFor(async () => expect(await three.join('a')).toMatchObject({ status: 'ok' }))
    expect(await (await open(bo.token)).join('a')).toMatchObject({ status: 'ok' })
  })

  it('takes no more sockets of one address than are allowed, and again once some have closed', async () => {
    const sockets: Awaited<ReturnType<typeof open>>[] = []
    await expect(
      (async () => {
        for (let n = 0; n < 20; n += 1) sockets.push(await open())
      })(),
    ).rejects.toThrow('429')
    expect(sockets.length).toBeLessThanOrEqual(12)
    sockets[0]?.socket.close()
    await vi.waitFor(() => open())
  })

  it('ends a socket that floods, and answers one that is merely busy', async () => {
    const [busy, flooding] = [await open(ada.token), await open(ada.token)]
    await busy.join('a')
    for (let n = 0; n < 15; n += 1) await busy.ask('a', 'presence', { event: 'track', payload: { n } })
    for (let n = 0; n < 200; n += 1) flooding.send('a', 'heartbeat', {})
    await vi.waitFor(() => expect(flooding.code()).toBe(1008))
    expect(busy.code()).toBe(0)
    expect(await busy.ask('a', 'presence', { event: 'track', payload: { text: 'x'.repeat(600) } })).toMatchObject({
      status: 'error',
    })
  })

  it.each(['__proto__', 'constructor', 'toString'])('lets none be present under the key %s', async (key) => {
    const socket = await open(ada.token)
    expect(await socket.join('keys', { presence: { key } })).toMatchObject({
      status: 'error',
      response: { reason: 'Invalid presence key' },
    })
    expect(await socket.join('keys', { presence: { key: 'ada' } })).toMatchObject({ status: 'ok' })
  })

  it('takes no name whose length fits no byte', async () => {
    const send = (messages: Json[]) =>
      fetch(`${service.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { apikey: service.hosted.apiKeys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify({ messages }),
      }).then(({ status }) => status)
    expect(await send([{ topic: 'a', event: 'x'.repeat(255), payload: {} }])).toBe(202)
    expect(await send([{ topic: 'a', event: 'ø'.repeat(128), payload: {} }])).toBe(422)
    expect(await send([{ topic: 'x'.repeat(256), event: 'a', payload: {} }])).toBe(422)
  })

  it('takes no message longer than is allowed, by either way', async () => {
    const socket = await open(ada.token)
    await socket.join('long')
    const payload = { text: 'x'.repeat(20_000) }
    const { status } = await fetch(`${service.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: service.hosted.apiKeys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ topic: 'long', event: 'x', payload }] }),
    })
    expect(status).toBe(413)
    socket.send('long', 'broadcast', { event: 'x', payload })
    await vi.waitFor(() => expect(socket.code()).toBe(1009))
  })

  it('ends a channel, and lets none be joined, once its session has ended', async () => {
    const his = await newPerson(service)
    const [socket, other] = [await open(his.token), await open((await signIn(service, his)).token)]
    for (const each of [socket, other])
      expect(await each.join('ends', changes('notes'))).toMatchObject({ status: 'ok' })
    expect((await service.auth('POST', '/logout?scope=local', undefined, { token: his.token })).status).toBe(204)
    await vi.waitFor(() => expect(socket.heard.map(({ event }) => event)).toContain('phx_close'), { timeout: 15_000 })
    expect(socket.heard.at(-2)?.payload).toMatchObject({ status: 'error', message: 'The session has ended' })
    await vi.waitFor(
      async () =>
        expect(await socket.join('again', changes('notes'))).toMatchObject({
          status: 'error',
          response: { reason: 'JWT session has ended' },
        }),
      { timeout: 15_000, interval: 500 },
    )
    expect(other.heard.map(({ event }) => event)).not.toContain('phx_close')
  }, 30_000)

  it('delays no one for one whose policies are slow', async () => {
    await service.pool.query(`
      create function public.slowly(who uuid) returns boolean language plpgsql stable as $$ begin perform pg_sleep(case when auth.uid() = '${bo.id}' then 1.5 else 0 end); return true; end $$;
      create policy slow on public.notes for select to authenticated using (public.slowly(owner))`)
    const [hers, his] = [await open(ada.token), await open(bo.token)]
    for (const each of [hers, his]) await each.join('n', changes('notes'))
    for (let n = 100; n < 105; n += 1) await service.pool.query(`insert into public.notes values ($1, null, 'x')`, [n])
    await vi.waitFor(() => expect(told(hers.heard)).toHaveLength(5))
    expect(told(his.heard).length).toBeLessThan(5)
    await service.pool.query('drop policy slow on public.notes')
  })
})
