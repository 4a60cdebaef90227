import { hasPostgres } from '@kvint/postgres'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, personFrom, signIn, type Person } from '../testing/people.ts'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'

const ID = '7f1c9a50-5b0f-4d55-9f0e-0c7f3a3f9a11'

describe.skipIf(!hasPostgres())('an account with a second factor, by its password alone', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let proven: Person
  let byPassword: Person
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start({
      signUp: { hasManualLinking: true },
      passkeys: { isEnabled: true, origins: ['https://app.kvint.test'] },
      oauthServer: { resources: ['https://api.kvint.test/mcp'] },
    })
    const ada = await newPerson(service)
    const enrolled = await post(ada, '/factors', { factor_type: 'totp', friendly_name: 'phone' })
    const { secret } = enrolled.body['totp'] as { secret: string }
    const path = `/factors/${String(enrolled.body['id'])}`
    const challenge = await post(ada, `${path}/challenge`)
    const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
    const lifted = await post(ada, `${path}/verify`, { challenge_id: challenge.body['id'], code })
    proven = personFrom(lifted.body, ada.email, ada.password)
    byPassword = await signIn(service, ada)
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const post = (person: Pick<Person, 'token'>, path: string, body: Json = {}) =>
    service.auth('POST', path, body, { token: person.token })

  it.each([
    ['PUT', '/user', { data: { full_name: 'Intruder' } }],
    ['PUT', '/user', { email: 'intruder@kvint.test' }],
    ['PUT', '/user', { password: 'of the intruder' }],
    ['GET', '/reauthenticate', undefined],
    ['POST', '/factors', { factor_type: 'totp', friendly_name: 'another' }],
    ['GET', '/passkeys', undefined],
    ['POST', '/passkeys/registration/options', {}],
    ['POST', '/passkeys/registration/verify', { challenge_id: ID, credential: {} }],
    ['PATCH', `/passkeys/${ID}`, { friendly_name: 'x' }],
    ['DELETE', `/passkeys/${ID}`, undefined],
    ['GET', '/user/identities/authorize?provider=x', undefined],
    ['DELETE', `/user/identities/${ID}`, undefined],
    ['GET', '/user/oauth/grants', undefined],
    ['DELETE', `/user/oauth/grants?client_id=${ID}`, undefined],
    ['GET', `/oauth/authorizations/${ID}`, undefined],
    ['POST', `/oauth/authorizations/${ID}/consent`, { action: 'approve' }],
    ['GET', '/oauth/userinfo', undefined],
  ])('refuses %s %s, and not the same with the factor proven', async (method, path, body) => {
    const refused = await service.auth(method, path, body, { token: byPassword.token })
    expect([refused.body['code'], [401, 403]]).toEqual(['insufficient_aal', expect.arrayContaining([refused.status])])
    const isHarmless = method === 'GET' || path.includes(ID) || path.includes('verify') || path.includes('options')
    if (!isHarmless) return
    const answer = await service.auth(method, path, body, { token: proven.token })
    expect(answer.body['code']).not.toBe('insufficient_aal')
  })

  it('lets through what leads to the factor, and out', async () => {
    const user = await service.auth('GET', '/user', undefined, { token: byPassword.token })
    const [factor] = user.body['factors'] as { id: string }[]
    expect((await post(byPassword, `/factors/${factor?.id}/challenge`)).status).toBe(200)
    expect((await post(await signIn(service, byPassword), '/logout?scope=local')).status).toBe(204)
  })

  it('ends no session that proved the factor', async () => {
    for (const scope of ['others', 'global']) {
      const intruder = await signIn(service, byPassword)
      expect((await post(intruder, `/logout?scope=${scope}`)).status).toBe(204)
      expect((await service.auth('GET', '/user', undefined, { token: proven.token })).status).toBe(200)
    }
    byPassword = await signIn(service, byPassword)
    expect((await post(proven, '/logout?scope=others')).status).toBe(204)
    expect((await service.auth('GET', '/user', undefined, { token: byPassword.token })).status).toBe(403)
    byPassword = await signIn(service, byPassword)
  })

  it('proves no factor that was begun beside the one that stands', async () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    const [factor] = (
      await service.pool.query<{ id: string }>(
        `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name, secret) values ($1, 'totp', 'unverified', 'his', $2) returning id`,
        [byPassword.id, secret],
      )
    ).rows
    const path = `/factors/${factor?.id}`
    expect((await post(byPassword, `${path}/challenge`)).body['code']).toBe('insufficient_aal')
    const challenge = await post(proven, `${path}/challenge`)
    const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
    const answer = await post(byPassword, `${path}/verify`, { challenge_id: challenge.body['id'], code })
    expect([answer.status, answer.body['code']]).toEqual([403, 'insufficient_aal'])
    await service.pool.query('delete from auth.mfa_factors where id = $1', [factor?.id])
  })

  it('shows none of her rows, changes none and makes none', async () => {
    const { rows } = await service.pool.query<{ first_name: string }>(
      `update public.users set first_name = 'Ada' where supabase_id = $1 returning *`,
      [byPassword.id],
    )
    expect(rows).toHaveLength(1)
    const rest = (method: string, body: unknown, token: string) =>
      service.rest(method, '/users', body, { token, headers: { prefer: 'return=representation' } })
    expect((await rest('GET', undefined, byPassword.token)).text).toBe('[]')
    expect((await rest('PATCH', { first_name: 'Intruder' }, byPassword.token)).text).toBe('[]')
    const own = { supabase_id: byPassword.id, username: 'intruder' }
    expect((await rest('POST', own, byPassword.token)).status).toBe(403)
    expect((await rest('GET', undefined, proven.token)).text).toContain('"Ada"')
    expect((await rest('PATCH', { first_name: 'Grace' }, proven.token)).text).toContain('"Grace"')
    const bo = await newPerson(service)
    expect((await rest('GET', undefined, bo.token)).text).toContain(bo.id)
  })

  it('has a guard on every table of the product whose rows a person reads', async () => {
    const { rows } = await service.pool.query<{ name: string; is_guarded: boolean }>(
      `select c.relname as name, exists (select from pg_policies p where p.schemaname = 'kvint' and p.tablename = c.relname
          and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL' and p.qual like '%has_proven_factors%') as is_guarded
        from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'kvint' and c.relkind = 'r'
          and has_any_column_privilege('authenticated', c.oid, 'select')`,
    )
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['projects', 'saves', 'save_facts']))
    expect(rows.filter((row) => !row.is_guarded)).toEqual([])
  })

  it('gives an assistant a session as well proven as the one that consented', async () => {
    const { rows } = await service.pool.query<{ id: string }>(
      `insert into auth.oauth_clients (registration_type, client_type, token_endpoint_auth_method, redirect_uris, grant_types)
       values ('manual', 'public', 'none', '{https://client.test/}', '{authorization_code}') returning id`,
    )
    await service.pool.query(
      `insert into auth.oauth_authorizations (id, client_id, redirect_uri, scope, code_challenge, expires_at)
       values ('asked', $1, 'https://client.test/', 'email', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', now() + interval '1 hour')`,
      [rows[0]?.id],
    )
    const approved = await post(proven, '/oauth/authorizations/asked/consent', { action: 'approve' })
    const code = new URL(String(approved.body['redirect_url'])).searchParams.get('code') ?? ''
    const answer = await service.auth('POST', '/oauth/token', {
      grant_type: 'authorization_code',
      client_id: rows[0]?.id,
      code,
      redirect_uri: 'https://client.test/',
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    })
    expect(answer.status).toBe(200)
    const kept = await service.pool.query('select aal from auth.sessions where oauth_client_id = $1', [rows[0]?.id])
    expect(kept.rows).toEqual([{ aal: 'aal2' }])
  })
})
