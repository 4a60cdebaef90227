import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startCallers } from '../../platform/openapi/testing/callers.ts'

const OWN = { 'x-session': '1', host: 'localhost:8080', origin: 'http://localhost:8080' }

describe.skipIf(!hasPostgres())('a sign-in that owes its second step', () => {
  let site: Awaited<ReturnType<typeof startCallers>>
  beforeAll(async () => {
    site = await startCallers()
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  const session = (what: string, cookie: string, payload: object = {}) =>
    site.app.inject({
      method: what === 'list' ? 'GET' : 'POST',
      url: `/api/session/${what}`,
      headers: { ...OWN, cookie },
      ...(what !== 'list' && { payload }),
    })
  async function signIn(email: string) {
    const page = (await site.app.inject('/')).body
    const apikey = JSON.parse(/id="kvint-config">([^<]+)</.exec(page)?.[1] ?? '').auth.anonKey
    const url = '/auth/v1/token?grant_type=password'
    const payload = { email, password: 'correct horse' }
    const remoteAddress = `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`
    return (await site.app.inject({ method: 'POST', url, headers: { apikey }, payload, remoteAddress })).json()
  }

  it('gets no cookie', async () => {
    const who = await site.person()
    await site.addFactor(who)
    const refused = await session('adopt', '', { refresh_token: (await signIn(who.email)).refresh_token })
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined])
    expect(refused.json().error.message).toContain('two-factor')
  })

  it('by a mailed link gets a cookie that leads to the step and opens nothing else', async () => {
    const who = await site.person()
    await site.addFactor(who)
    const page = (await site.app.inject('/')).body
    const apikey = JSON.parse(/id="kvint-config">([^<]+)</.exec(page)?.[1] ?? '').auth.anonKey
    await site.app.inject({
      method: 'POST',
      url: '/auth/v1/recover',
      headers: { apikey },
      payload: { email: who.email },
    })
    const mail = await vi.waitFor(async () => {
      const { rows } = await site.pool.query('select body_text from auth.mail_outbox where recipient = $1', [who.email])
      expect(rows).toHaveLength(1)
      return String(rows[0].body_text)
    })
    const link = new URL(/https?:\S+\/verify\?\S+/.exec(mail)?.[0] ?? '')
    const { location = '' } = (await site.app.inject(link.pathname + link.search)).headers
    const given = new URLSearchParams(location.split('#')[1])
    const adopted = await session('adopt', '', { refresh_token: given.get('refresh_token') })
    expect(adopted.statusCode).toBe(200)
    const cookie = String([adopted.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
    const token = (await session('refresh', cookie)).json().session.access_token
    const ask = (url: string) => site.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect([(await ask('/auth/profile')).statusCode, (await ask('/api/v1/account/export')).statusCode]).toEqual([
      403, 403,
    ])
    expect((await session('list', cookie)).statusCode).toBe(403)
  })

  it('neither sees nor ends the other sessions by a cookie from before', async () => {
    const who = await site.person()
    const adopted = await session('adopt', '', { refresh_token: (await signIn(who.email)).refresh_token })
    const cookie = String([adopted.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
    expect((await session('list', cookie)).statusCode).toBe(200)
    await site.addFactor(who)
    expect((await session('list', cookie)).statusCode).toBe(403)
    expect((await session('end', cookie, { id: 'f'.repeat(64) })).statusCode).toBe(403)
    expect((await session('refresh', cookie)).statusCode).toBe(200)
    expect((await session('logout', cookie)).statusCode).toBe(204)
  })

  it('does not reach the tool server; a key from before goes on until it is ended', async () => {
    const who = await site.person()
    const made = (
      await who.call('POST', '/api/v1/api-keys', { name: 'Before', scopes: ['projects:read', 'account:read'] })
    ).json()
    await site.addFactor(who)
    const ask = (authorization: string) =>
      site.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { authorization },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      })
    expect((await ask((await signIn(who.email)).access_token)).statusCode).toBe(401)
    expect((await ask(`Bearer ${(await signIn(who.email)).access_token}`)).statusCode).toBe(401)
    expect((await ask(`Bearer ${made.secret}`)).statusCode).toBe(200)
  })

  it('is refused from the moment on that the factor stands, though its token was looked at just before', async () => {
    const who = await site.person()
    await site.addFactor(who)
    expect((await who.call('GET', '/auth/profile')).statusCode).toBe(403)
    await site.pool.query('delete from auth.mfa_factors where user_id = $1', [who.id])
    expect((await who.call('GET', '/auth/profile')).statusCode).toBe(200)
  })
})
