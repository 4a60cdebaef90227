import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'
import { apiKeysIn } from './api-keys.ts'

describe.skipIf(!hasPostgres())('API keys', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let pool: ReturnType<typeof site.lookInto>
  beforeAll(async () => {
    site = await startSite('auth,registration,projects')
    pool = site.lookInto()
  }, 60_000)
  afterAll(() => site?.close())

  const byKey = (secret: string, url = '/auth/profile', method: 'GET' | 'DELETE' | 'POST' = 'GET') =>
    site.app.inject({ method, url, headers: { authorization: `Bearer ${secret}` } })
  async function keeper(scopes = ['account:read', 'projects:read']) {
    const who = await signUpByInject(site.app)
    const made = await who.call('POST', '/api/v1/api-keys', { name: ' Studio ', scopes })
    return { ...who, userId: who.id, made, secret: String(made.json().secret), id: String(made.json().apiKey.id) }
  }

  it('are shown once, and known by their beginning after that', async () => {
    const who = await keeper()
    expect(who.made.statusCode).toBe(201)
    expect(who.secret).toMatch(/^kvint_[0-9a-f]{48}$/)
    const listed = await who.call('GET', '/api/v1/api-keys')
    expect(listed.json().apiKeys).toEqual([
      expect.objectContaining({
        id: who.id,
        name: 'Studio',
        beginning: who.secret.slice(0, 12),
        state: 'active',
        lastUsedAt: null,
      }),
    ])
    expect(listed.body).not.toContain(who.secret.slice(0, 20))
  })

  it('end with the password that they were made under; she keeps the ones that she knows, one by one', async () => {
    const [who, other] = [await keeper(), await keeper()]
    const second = (await who.call('POST', '/api/v1/api-keys', { name: 'Intruder', scopes: ['account:read'] })).json()
    const apikey = JSON.parse(/id="kvint-config">([^<]+)</.exec((await site.app.inject('/')).body)?.[1] ?? '').auth
      .anonKey
    const changed = await who.call('PUT', '/auth/v1/user', { password: 'another long password' }, { apikey })
    expect(changed.statusCode).toBe(200)
    for (const secret of [who.secret, second.secret]) expect((await byKey(secret)).statusCode).toBe(401)
    expect((await byKey(other.secret)).statusCode).toBe(200)
    const states = async () =>
      (await who.call('GET', '/api/v1/api-keys')).json().apiKeys.map((key: { state: string }) => key.state)
    expect(await states()).toEqual(['ended-by-password', 'ended-by-password'])
    expect((await other.call('POST', `/api/v1/api-keys/${who.id}/keep`)).statusCode).toBe(404)
    expect((await who.call('POST', `/api/v1/api-keys/${who.id}/keep`)).statusCode).toBe(204)
    expect(await states()).toEqual(['ended-by-password', 'active'])
    expect([(await byKey(who.secret)).statusCode, (await byKey(second.secret)).statusCode]).toEqual([200, 401])
  })

  it('are not made by a session that ends before they are', async () => {
    const who = await keeper()
    const session = JSON.parse(Buffer.from(who.token.split('.')[1] ?? '', 'base64url').toString()).session_id
    const keys = apiKeysIn(pool)
    const make = () => keys.make({ sub: who.userId, session_id: session }, 'Late', ['account:read'])
    await expect(make()).resolves.toHaveProperty('secret')
    await pool.query('delete from auth.sessions where id = $1', [session])
    await expect(make()).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('end with the first password of an account that had none', async () => {
    const who = await keeper()
    const apikey = JSON.parse(/id="kvint-config">([^<]+)</.exec((await site.app.inject('/')).body)?.[1] ?? '').auth
      .anonKey
    const { sub } = JSON.parse(Buffer.from(who.token.split('.')[1] ?? '', 'base64url').toString())
    await pool.query('update auth.users set encrypted_password = null where id = $1', [sub])
    expect((await byKey(who.secret)).statusCode).toBe(200)
    await who.call('PUT', '/auth/v1/user', { password: 'her first long password' }, { apikey })
    expect((await byKey(who.secret)).statusCode).toBe(401)
  })

  it.each(["banned_until = now() + interval '1 day'", 'deleted_at = now()'])(
    'open nothing while the account has %s, and neither does a sign-in',
    async (state) => {
      const who = await keeper()
      await pool.query(`update auth.users set ${state} where id = $1`, [who.userId])
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 })
      const byToken = await who.call('GET', '/auth/profile')
      vi.useRealTimers()
      expect([(await byKey(who.secret)).statusCode, byToken.statusCode]).toEqual([401, 401])
    },
  )

  it('that were revoked by hand are not given back', async () => {
    const who = await keeper()
    await who.call('DELETE', `/api/v1/api-keys/${who.id}`)
    expect((await who.call('POST', `/api/v1/api-keys/${who.id}/keep`)).statusCode).toBe(404)
  })

  it('open what their scopes say, and nothing else', async () => {
    const who = await keeper(['account:read'])
    expect((await byKey(who.secret)).json().email).toBe(who.email)
    const projects = await byKey(who.secret, '/api/v1/projects')
    expect([projects.statusCode, projects.json().error.message]).toEqual([
      403,
      expect.stringContaining('projects:read'),
    ])
    for (const [method, url] of [
      ['GET', '/api/v1/api-keys'],
      ['POST', '/api/v1/api-keys'],
      ['DELETE', '/api/v1/account'],
      ['GET', '/api/v1/account/export'],
    ] as const)
      expect((await byKey(who.secret, url, method)).statusCode).not.toBe(200)
    expect((await byKey(who.secret, '/api/v1/account', 'DELETE')).statusCode).toBe(403)
    expect((await byKey(who.secret)).statusCode).toBe(200)
  })

  it('say when they were last used', async () => {
    const who = await keeper()
    await byKey(who.secret)
    const [key] = (await who.call('GET', '/api/v1/api-keys')).json().apiKeys
    expect(Date.now() - Date.parse(key.lastUsedAt)).toBeLessThan(60_000)
  })

  it('are rolled with an overlap: both work, and with none the old one ends at once', async () => {
    const who = await keeper()
    const rolled = (await who.call('POST', `/api/v1/api-keys/${who.id}/roll`, { overlapHours: 24 })).json()
    expect(rolled.apiKey).toMatchObject({ name: 'Studio', scopes: ['account:read', 'projects:read'], state: 'active' })
    expect([(await byKey(who.secret)).statusCode, (await byKey(rolled.secret)).statusCode]).toEqual([200, 200])
    const old = (await who.call('GET', '/api/v1/api-keys')).json().apiKeys[1]
    expect(old.state).toBe('ending')
    const again = await who.call('POST', `/api/v1/api-keys/${who.id}/roll`, {})
    expect(again.statusCode).toBe(404)
    const last = (await who.call('POST', `/api/v1/api-keys/${rolled.apiKey.id}/roll`, { overlapHours: 0 })).json()
    expect([(await byKey(rolled.secret)).statusCode, (await byKey(last.secret)).statusCode]).toEqual([401, 200])
  })

  it('are revoked at once', async () => {
    const who = await keeper()
    expect((await byKey(who.secret)).statusCode).toBe(200)
    expect((await who.call('DELETE', `/api/v1/api-keys/${who.id}`)).statusCode).toBe(204)
    expect((await byKey(who.secret)).statusCode).toBe(401)
    expect((await who.call('DELETE', `/api/v1/api-keys/${who.id}`)).statusCode).toBe(404)
  })

  it('come page by page, each once', async () => {
    const who = await keeper()
    for (let count = 0; count < 4; count += 1)
      await who.call('POST', '/api/v1/api-keys', { name: `Key ${count}`, scopes: ['account:read'] })
    const names: string[] = []
    let cursor: string | null = null
    do {
      const page: { apiKeys: { name: string }[]; nextCursor: string | null } = (
        await who.call('GET', `/api/v1/api-keys?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      ).json()
      names.push(...page.apiKeys.map(({ name }) => name))
      cursor = page.nextCursor
    } while (cursor)
    expect(names).toEqual(['Key 3', 'Key 2', 'Key 1', 'Key 0', 'Studio'])
    expect((await who.call('GET', '/api/v1/api-keys?cursor=nonsense')).statusCode).toBe(400)
  })

  it('are at most twenty, also where several are asked for at once', async () => {
    const who = await signUpByInject(site.app)
    const make = () => who.call('POST', '/api/v1/api-keys', { name: 'One of many', scopes: ['account:read'] })
    for (let made = 0; made < 19; made += 1) await make()
    await pool.query(`create function kvint.slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$;
      create trigger slow before insert on kvint.api_keys for each row execute function kvint.slow()`)
    const answers = await Promise.all([make(), make(), make()])
    await pool.query('drop trigger slow on kvint.api_keys')
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it('are at most twenty that work', async () => {
    const who = await keeper()
    const make = () => who.call('POST', '/api/v1/api-keys', { name: 'More', scopes: ['account:read'] })
    for (let count = 1; count < 20; count += 1) expect((await make()).statusCode).toBe(201)
    expect((await make()).json().error.code).toBe('conflict')
  })

  it.each([
    ['no scope', { name: 'A', scopes: [] }],
    ['an unknown scope', { name: 'A', scopes: ['everything'] }],
    ['no name', { name: '  ', scopes: ['account:read'] }],
    ['what is not asked for', { name: 'A', scopes: ['account:read'], userId: 'x' }],
  ])('are not made with %s', async (_, body) => {
    const who = await signUpByInject(site.app)
    expect((await who.call('POST', '/api/v1/api-keys', body)).statusCode).toBe(400)
  })

  it('are gone with their account', async () => {
    const who = await keeper()
    await who.call('DELETE', '/api/v1/account')
    expect((await byKey(who.secret)).statusCode).toBe(401)
  })
})
