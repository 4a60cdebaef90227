import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'
import { claimsOf, newPerson, type Person } from '../testing/people.ts'

describe.skipIf(!hasPostgres())('/rest/v1', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let ada: Person
  let bo: Person
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start()
    await service.pool.query(`
      create table public.songs (
        id int primary key generated always as identity, owner uuid default auth.uid(), title text not null, bpm numeric default 120,
        tags text[] default '{}', meta jsonb, made_at timestamptz default '2026-01-02T03:04:05Z', secret text);
      alter table public.songs enable row level security;
      create policy own on public.songs to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
      create policy public_ones on public.songs for select to anon using (title like 'Public%');
      create table public.hidden (a int);
      alter table public.hidden enable row level security;
      revoke all on public.hidden from anon, authenticated;
      create function public.add(a int, b int default 1) returns int language sql immutable as 'select a + b';
      create function public.my_titles() returns table (title text) language sql stable as 'select title from public.songs order by 1';
      create function public.touch() returns void language sql as $$ update public.songs set bpm = 1 where title = 'touched' $$;
      create function public.whoami() returns json language sql stable as $$ select json_build_object('role', current_user, 'uid', auth.uid(), 'headers', current_setting('request.headers', true)::json) $$;
    `)
    ada = await newPerson(service)
    bo = await newPerson(service)
    await service.pool.query(
      `insert into public.songs (owner, title, bpm, tags, meta) values ($1, 'A', 90, '{x,y}', '{"key": {"name": "Am"}}'), ($1, 'B', 120, '{y}', null), ($1, 'Public C', null, '{}', '{"key": 3}'), ($2, 'Of Bo', 100, '{}', null)`,
      [ada.id, bo.id],
    )
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const as = (
    person: Person | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => service.rest(method, path, body, { token: person?.token, headers })
  const titles = async (path: string, person: Person | null = ada) =>
    (JSON.parse((await as(person, 'GET', path)).text) as Json[]).map(({ title }) => title)

  describe('who sees and writes what', () => {
    it('shows each her own rows, the anonymous the public ones, and the service all', async () => {
      expect(await titles('/songs?order=title')).toEqual(['A', 'B', 'Public C'])
      expect(await titles('/songs', bo)).toEqual(['Of Bo'])
      expect(await titles('/songs', null)).toEqual(['Public C'])
      const all = await service.rest('GET', '/songs', undefined, { token: service.hosted.apiKeys.secret })
      expect(JSON.parse(all.text)).toHaveLength(4)
    })

    it('changes nothing of somebody else', async () => {
      const changed = await as(
        ada,
        'PATCH',
        '/songs?title=eq.Of Bo',
        { title: 'Of Ada' },
        { prefer: 'return=representation' },
      )
      expect([changed.status, changed.text]).toEqual([200, '[]'])
      await as(ada, 'DELETE', '/songs?title=eq.Of Bo')
      expect(await titles('/songs', bo)).toEqual(['Of Bo'])
      const planted = await as(ada, 'POST', '/songs', { title: 'x', owner: bo.id })
      expect([planted.status, planted.body['code'], planted.body['message']]).toEqual([
        403,
        '42501',
        'new row violates row-level security policy for table "songs"',
      ])
      const given = await as(ada, 'PATCH', '/songs?title=eq.A', { owner: bo.id })
      expect(given.status).toBe(403)
      const anonymous = await as(null, 'POST', '/songs', { title: 'x' })
      expect([anonymous.status, anonymous.body['code']]).toEqual([401, '42501'])
    })

    it('leaves no role and no claims behind for the next request', async () => {
      const seen = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          as(n % 3 === 0 ? ada : n % 3 === 1 ? bo : null, 'POST', '/rpc/whoami', {}),
        ),
      )
      for (const [n, { body }] of seen.entries())
        expect([body['role'], body['uid']]).toEqual(
          n % 3 === 0 ? ['authenticated', ada.id] : n % 3 === 1 ? ['authenticated', bo.id] : ['anon', null],
        )
      expect(seen[0]?.text).not.toContain(ada.token)
      expect((await service.pool.query('select current_user as who')).rows).toEqual([{ who: 'postgres' }])
    })

    it('opens neither the schema of accounts nor tables without a grant', async () => {
      expect((await as(ada, 'GET', '/hidden')).body).toMatchObject({
        code: '42501',
        message: 'permission denied for table hidden',
      })
      expect((await as(ada, 'GET', '/hidden')).status).toBe(403)
      for (const name of ['auth.users', 'sessions', 'pg_user', 'mail_outbox'])
        expect((await as(ada, 'GET', `/${name}`)).body).toMatchObject({ code: 'PGRST205' })
      expect((await as(ada, 'GET', '/users', undefined, { 'accept-profile': 'auth' })).body).toMatchObject({
        code: 'PGRST106',
      })
      expect((await as(ada, 'POST', '/rpc/set_config', {})).body).toMatchObject({ code: 'PGRST202' })
      expect((await as(ada, 'POST', '/rpc/make_user_row', {})).status).toBe(404)
    })

    it('takes only tokens of ours, in time, for this audience and a known role', async () => {
      const signer = await service.hosted.keyRing.signer()
      const claims = claimsOf(ada.token)
      const sign = (more: object) =>
        new SignJWT({ ...claims, ...more })
          .setProtectedHeader({ alg: signer.alg, kid: signer.kid ?? '' })
          .sign(signer.privateKey)
      const now = Math.floor(Date.now() / 1000)
      const code = async (token: string) => {
        const { status, body, headers } = await service.rest('GET', '/songs', undefined, { token })
        return [status, body['code'], headers.get('www-authenticate')?.slice(0, 12)]
      }
      expect(await code(await sign({ exp: now - 31 }))).toEqual([401, 'PGRST303', 'Bearer error'])
      expect((await code(await sign({ exp: now - 10 })))[0]).toBe(200)
      expect((await code(await sign({ aud: 'https://mcp.test' })))[0]).toBe(401)
      expect(await code(await sign({ role: 'postgres' }))).toEqual([401, '22023', 'Bearer'])
      expect((await code('x'))[1]).toBe('PGRST301')
      expect((await code(`${ada.token.slice(0, -4)}AAAA`))[1]).toBe('PGRST301')
      expect((await as(ada, 'GET', '/songs', undefined, { apikey: '' })).status).toBe(401)
      expect((await as(ada, 'GET', '/songs', undefined, { apikey: 'sb_publishable_x' })).status).toBe(401)
    })
  })

  describe('the profile row', () => {
    it('can be read, changed and upserted by its owner alone', async () => {
      const client = service.client()
      await client.auth.signInWithPassword(ada)
      const { data } = await client.from('users').select('*').eq('supabase_id', ada.id).single()
      expect(data).toMatchObject({ supabase_id: ada.id, role: 'USER' })
      const upserted = await client
        .from('users')
        .upsert({ ...(data as Json), username: 'ada2' }, { onConflict: 'supabase_id' })
        .select()
        .single()
      expect([upserted.error, (upserted.data as Json)['username']]).toEqual([null, 'ada2'])
      const other = await client.from('users').select('*').eq('supabase_id', bo.id).single()
      expect(other.error).toMatchObject({ code: 'PGRST116' })
      expect((await client.from('users').select('*').eq('supabase_id', bo.id).maybeSingle()).data).toBeNull()
      expect((await client.from('users').delete().eq('supabase_id', ada.id)).error).toMatchObject({ code: '42501' })
    })

    it('gives no one a role, a subscription or another address', async () => {
      await as(ada, 'PATCH', `/users?supabase_id=eq.${ada.id}`, {
        role: 'PREMIUM',
        subscription_status: 'ACTIVE',
        active: false,
        email: 'x@y.no',
        first_name: 'Ada',
      })
      const { rows } = await service.pool.query<Json>(
        'select role, subscription_status, active, email, first_name from public.users where supabase_id = $1',
        [ada.id],
      )
      expect(rows[0]).toEqual({
        role: 'USER',
        subscription_status: 'NONE',
        active: true,
        email: ada.email,
        first_name: 'Ada',
      })
      await service.pool.query(`update public.users set role = 'PREMIUM' where supabase_id = $1`, [ada.id])
      await as(
        ada,
        'POST',
        '/users?on_conflict=supabase_id',
        { supabase_id: ada.id, username: 'a', role: 'USER' },
        { prefer: 'resolution=merge-duplicates' },
      )
      expect(
        (await service.pool.query<Json>('select role from public.users where supabase_id = $1', [ada.id])).rows[0],
      ).toEqual({ role: 'PREMIUM' })
      await service.pool.query('delete from public.users where supabase_id = $1', [bo.id])
      await as(bo, 'POST', '/users', {
        supabase_id: bo.id,
        username: 'bo',
        role: 'ADMIN',
        subscription_status: 'ACTIVE',
      })
      expect(
        (
          await service.pool.query<Json>('select role, subscription_status from public.users where supabase_id = $1', [
            bo.id,
          ])
        ).rows[0],
      ).toEqual({ role: 'USER', subscription_status: 'NONE' })
    })
  })

  it.each([
    ['title=eq.A', ['A']],
    ['title=neq.A', ['B', 'Public C']],
    ['bpm=gt.90', ['B']],
    ['bpm=gte.90', ['A', 'B']],
    ['bpm=lt.120', ['A']],
    ['bpm=lte.120', ['A', 'B']],
    ['bpm=gte.90&bpm=lt.100', ['A']],
    ['title=like.Pub*', ['Public C']],
    ['title=ilike.pub*', ['Public C']],
    ['title=match.^[AB]$', ['A', 'B']],
    ['title=like(any).{A*,B*}', ['A', 'B']],
    ['bpm=is.null', ['Public C']],
    ['bpm=not.is.null', ['A', 'B']],
    ['title=in.(A,"Public C")', ['A', 'Public C']],
    ['title=not.in.(A,B)', ['Public C']],
    ['tags=cs.{x}', ['A']],
    ['tags=cd.{y}', ['B', 'Public C']],
    ['tags=ov.{y,z}', ['A', 'B']],
    ['or=(title.eq.A,bpm.is.null)', ['A', 'Public C']],
    ['or=(title.eq.A,and(bpm.gt.100,title.neq.A))', ['A', 'B']],
    ['and=(title.neq.A,bpm.eq.120)', ['B']],
    ['not.or=(title.eq.A,title.eq.B)', ['Public C']],
    ['meta->key->>name=eq.Am', ['A']],
    ["title=eq.' or 1=1--", []],
  ])('filters by %s', async (filter, expected) => {
    expect(await titles(`/songs?select=title&order=title&${filter}`)).toEqual(expected)
  })

  it.each([
    ['select=title,name:title,bpm::text&title=eq.A', [{ title: 'A', name: 'A', bpm: '90' }]],
    ['select=meta->key->>name&title=eq.A', [{ name: 'Am' }]],
    ['select="a\\"\\"b":title&title=eq.A', [{ 'a""b': 'A' }]],
    ['select=made_at,bpm&title=eq.A', [{ made_at: '2026-01-02T03:04:05+00:00', bpm: 90 }]],
    ['select=title&order=bpm.desc.nullslast,title&limit=2', [{ title: 'B' }, { title: 'A' }]],
    ['select=title&order=bpm.asc.nullsfirst&limit=1', [{ title: 'Public C' }]],
    ['select=title&order=title&limit=1&offset=1', [{ title: 'B' }]],
  ])('selects and orders: %s', async (query, expected) => {
    expect(JSON.parse((await as(ada, 'GET', `/songs?${query}`)).text)).toEqual(expected)
  })

  it.each([
    ['GET', '/songs?select=nope', 400, '42703', 'column songs.nope does not exist'],
    ['GET', '/songs?nope=eq.1', 400, '42703', 'column songs.nope does not exist'],
    ['GET', '/songs?order=nope', 400, '42703', 'column songs.nope does not exist'],
    ['GET', '/songs?title=nope.1', 400, 'PGRST100', /^"failed to parse filter/],
    ['GET', '/songs?select=title::nope', 400, '42704', 'type "nope" does not exist'],
    ['GET', '/songs?id=eq.x', 400, '22P02', /invalid input syntax for type integer/],
    ['GET', '/songs?limit=x', 400, 'PGRST100', /^"failed to parse limit/],
    ['GET', '/songs?select=other(*)', 400, 'PGRST200', /relationship/],
    ['GET', '/nope', 404, 'PGRST205', "Could not find the table 'public.nope' in the schema cache"],
    ['POST', '/songs', 400, 'PGRST204', "Could not find the 'nope' column of 'songs' in the schema cache"],
    ['POST', '/rpc/nope', 404, 'PGRST202', 'Could not find the function public.nope(nope) in the schema cache'],
  ])('refuses %s %s', async (method, path, status, code, message) => {
    const answer = await as(ada, method, path, method === 'POST' ? { nope: 1 } : undefined)
    expect([answer.status, answer.body['code']]).toEqual([status, code])
    expect(answer.body['message']).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
    expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`)
  })

  it('never lets a name become SQL', async () => {
    for (const path of [
      '/songs?select="title";drop table songs',
      '/songs?title);drop table songs;--=eq.1',
      `/songs?order=${encodeURIComponent('title;drop table songs')}`,
      `/songs?select=${encodeURIComponent("meta->>');drop table songs;--")}`,
    ])
      expect((await as(ada, 'GET', path)).status).toBeLessThan(500)
    expect(await titles('/songs?select=title&order=title')).toEqual(['A', 'B', 'Public C'])
  })

  it('writes one and many, with defaults where asked, and gives back what it wrote where asked', async () => {
    const client = service.client()
    await client.auth.signInWithPassword(ada)
    const silent = await client.from('songs').insert({ title: 'silent' })
    expect([silent.status, silent.data]).toEqual([201, null])
    const many = await client
      .from('songs')
      .insert([{ title: 'm1', bpm: 1 }, { title: 'm2' }], { defaultToNull: false })
      .select('title,bpm')
    expect(many.data).toEqual([
      { title: 'm1', bpm: 1 },
      { title: 'm2', bpm: 120 },
    ])
    const updated = await client.from('songs').update({ bpm: 77 }).in('title', ['m1', 'm2']).select('bpm')
    expect(updated.data).toEqual([{ bpm: 77 }, { bpm: 77 }])
    const removed = await client.from('songs').delete().in('title', ['m1', 'm2', 'silent']).select('title')
    expect(removed.data).toHaveLength(3)
    expect((await as(ada, 'POST', '/songs', { bpm: 1 })).body).toMatchObject({ code: '23502' })
    expect((await as(ada, 'POST', '/songs', [{ title: 'a' }, { title: 'b', bpm: 1 }])).body).toMatchObject({
      code: 'PGRST102',
    })
    expect((await as(ada, 'POST', '/songs', '{"title":')).body).toMatchObject({ code: 'PGRST102' })
  })

  it('undoes a write that hits more than the one row that was asked for', async () => {
    const answer = await as(
      ada,
      'PATCH',
      '/songs?title=in.(A,B)',
      { secret: 'x' },
      { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' },
    )
    expect([answer.status, answer.body['code']]).toEqual([406, 'PGRST116'])
    expect((await service.pool.query('select from public.songs where secret is not null')).rowCount).toBe(0)
  })

  it('counts', async () => {
    const client = service.client()
    await client.auth.signInWithPassword(ada)
    const head = await client.from('songs').select('*', { count: 'exact', head: true })
    expect([head.count, head.status]).toEqual([3, 200])
    const page = await as(ada, 'GET', '/songs?limit=2', undefined, { prefer: 'count=exact' })
    expect([page.status, page.headers.get('content-range')]).toEqual([206, '0-1/3'])
    const beyond = await as(ada, 'GET', '/songs?offset=9', undefined, { prefer: 'count=exact' })
    expect([beyond.status, beyond.body['code']]).toEqual([416, 'PGRST103'])
  })

  it('calls functions as the caller', async () => {
    const client = service.client()
    await client.auth.signInWithPassword(ada)
    expect((await client.rpc('add', { a: 2, b: 3 })).data).toBe(5)
    expect((await client.rpc('add', { a: 2 })).data).toBe(3)
    expect((await client.rpc('my_titles')).data).toEqual([{ title: 'A' }, { title: 'B' }, { title: 'Public C' }])
    expect((await client.rpc('touch')).status).toBe(204)
    expect((await as(ada, 'GET', '/rpc/add?a=4&b=4')).text).toBe('8')
    expect((await as(ada, 'GET', '/rpc/touch')).body).toMatchObject({ code: '25006' })
  })

  it('answers the probe of the status page', async () => {
    const { status, headers } = await service.rest('HEAD', '/')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/openapi+json; charset=utf-8'])
  })
})
