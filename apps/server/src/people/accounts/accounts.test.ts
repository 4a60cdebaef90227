import { inflateRawSync } from 'node:zlib'
import { hasPostgres } from '@kvint/postgres'
import type { FastifyInstance } from 'fastify'
import { SignJWT, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../../pages/site/site-fixture.ts'

const own = {
  'x-session': '1',
  'content-type': 'application/json',
  host: 'localhost:8080',
  origin: 'http://localhost:8080',
}

describe.skipIf(!hasPostgres())('accounts on the embedded service', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let app: FastifyInstance
  let key: string
  beforeAll(async () => {
    site = await startSite('auth,registration')
    app = site.app
    key = JSON.parse(/id="kvint-config">([^<]+)</.exec((await app.inject('/')).body)?.[1] ?? '').auth.anonKey
  }, 60_000)
  afterAll(() => site.close())

  async function signUp(email: string) {
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      headers: { apikey: key },
      payload: { email, password: 'correct horse', data: { full_name: 'Ada King Lovelace' } },
    })
    const { access_token: accessToken, refresh_token: refreshToken } = answer.json()
    return { accessToken: String(accessToken), refreshToken: String(refreshToken) }
  }
  const session = (what: string, cookie = '', payload = {}, headers = {}) =>
    app.inject({ method: 'POST', url: `/api/session/${what}`, headers: { ...own, cookie, ...headers }, payload })
  async function signedIn(email: string) {
    const tokens = await signUp(email)
    const answer = await session('adopt', '', { refresh_token: tokens.refreshToken })
    return { ...tokens, answer, cookie: [answer.headers['set-cookie']].flat()[0]?.split(';')[0] ?? '' }
  }
  const profile = (token: string) => app.inject({ url: '/auth/profile', headers: { authorization: `Bearer ${token}` } })

  it('tells the page where the account service is', async () => {
    expect(key.length).toBeGreaterThan(10)
  })

  it('makes the profile of a first login as the specification says', async () => {
    const { accessToken } = await signUp('ada@example.org')
    expect((await profile(accessToken)).json()).toEqual({
      id: expect.any(String),
      supabaseId: expect.any(String),
      username: 'ada',
      email: 'ada@example.org',
      role: 'USER',
      hasActiveSubscription: false,
      usage: { analysesThisMonth: 0, projectsAnalyzed: 0 },
      standing: { kind: 'free' },
    })
    const subscription = await app.inject({
      url: '/auth/subscription',
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(subscription.json()).toEqual({
      hasActiveSubscription: false,
      subscriptionStatus: 'NONE',
      standing: { kind: 'free' },
    })
  })

  it.each([
    ['no token', undefined],
    ['the publishable key', 'key'],
    ['a token of another issuer', 'foreign'],
    ['a changed token', 'changed'],
  ])('refuses %s', async (_, kind) => {
    const { accessToken } = await signUp(`${String(kind)}@example.org`)
    const tokens: Record<string, string> = {
      key,
      foreign: await foreignToken(),
      changed: `${accessToken.slice(0, -6)}AAAAAA`,
    }
    const answer = kind === undefined ? await app.inject('/auth/profile') : await profile(tokens[kind] ?? '')
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthorized'])
  })

  it('keeps the refresh token from the page and hands out short tokens for the cookie', async () => {
    const { answer, cookie, refreshToken } = await signedIn('cookie@example.org')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/),
      'signed-in=1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
    ])
    expect(answer.body).not.toContain('refresh_token')
    const again = await session('refresh', cookie)
    expect(again.json().session.user.email).toBe('cookie@example.org')
    expect(again.body).not.toContain(refreshToken)
    expect((await profile(again.json().session.access_token)).statusCode).toBe(200)
  })

  it('gives twenty callers at once the same token', async () => {
    const { cookie } = await signedIn('many@example.org')
    const answers = await Promise.all(Array.from({ length: 20 }, () => session('refresh', cookie)))
    expect(new Set(answers.map((answer) => answer.json().session.access_token)).size).toBe(1)
  })

  it('ends the session on sign-out, at the account service too', async () => {
    const { cookie } = await signedIn('bye@example.org')
    expect((await session('logout', cookie)).statusCode).toBe(204)
    const after = await session('refresh', cookie)
    expect([after.statusCode, after.json()]).toEqual([401, { code: 'no_session', session: null }])
    expect((await session('logout', cookie)).statusCode).toBe(204)
  })

  it('exports what is kept, and deletes all of it', async () => {
    const { accessToken, cookie } = await signedIn('gone@example.org')
    const headers = { authorization: `Bearer ${accessToken}` }
    await app.inject({ method: 'POST', url: '/api/v1/waitlist', payload: { email: 'gone@example.org' } })
    const kept = await app.inject({ url: '/api/v1/account/export', headers })
    expect(kept.headers['content-disposition']).toBe('attachment; filename="kvint-account.zip"')
    expect(JSON.parse(firstFile(kept.rawPayload))).toMatchObject({
      account: { email: 'gone@example.org' },
      sessions: [{}],
      subscriptions: [],
      waitlist: [{ email: 'gone@example.org' }],
    })
    expect((await app.inject({ method: 'DELETE', url: '/api/v1/account', headers })).statusCode).toBe(204)
    expect((await session('refresh', cookie)).statusCode).toBe(401)
    const again = await app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: { apikey: key },
      payload: { email: 'gone@example.org', password: 'correct horse' },
    })
    expect(again.statusCode).toBe(400)
    const mails = (await app.inject({ url: '/outbox', headers: { host: 'localhost' } })).body
    expect(mails).toContain('Your Kvint account is deleted</h2><p>To gone@example.org')
  })

  it.each(['/api/v1/account/export', '/auth/profile', '/auth/subscription'])(
    '%s answers no one without a token',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(401)
    },
  )

  describe('the waitlist', () => {
    const join = (email: string) => app.inject({ method: 'POST', url: '/api/v1/waitlist', payload: { email } })
    const outbox = async () => (await app.inject({ url: '/outbox', headers: { host: 'localhost' } })).body

    it('mails a link that confirms the address', async () => {
      expect((await join('Wait@Example.org')).statusCode).toBe(202)
      const link = /\/api\/v1\/waitlist\/confirm\?token=[\w-]+/.exec(await outbox())?.[0] ?? ''
      const confirmed = await app.inject(link)
      expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/?waitlist=confirmed'])
    })

    it('answers a known address alike and mails it once', async () => {
      const [first, second] = [await join('twice@example.org'), await join('twice@example.org')]
      expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
      expect((await outbox()).match(/To twice@example\.org/g)).toHaveLength(1)
    })

    it.each(['', 'nobody', 'a@b\r\nBcc: c@d.no'])('refuses "%s"', async (email) => {
      expect((await join(email)).statusCode).toBe(400)
    })

    it('knows no made-up link', async () => {
      expect((await app.inject('/api/v1/waitlist/confirm?token=guess')).statusCode).toBe(404)
    })
  })

  it.each([
    ['without the marker header', { 'x-session': '' }],
    ['from another origin', { origin: 'https://elsewhere.example' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a call %s', async (_, headers) => {
    const { cookie } = await signedIn(`${Math.random()}@example.org`)
    expect((await session('refresh', cookie, {}, headers)).statusCode).toBe(403)
  })

  it.each(['', 'not-a-token'])('refuses to adopt "%s"', async (refreshToken) => {
    const answer = await session('adopt', '', { refresh_token: refreshToken })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

/** Of an archive whose first file is small enough to stand there whole. */
function firstFile(zip: Buffer): string {
  const begin = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28)
  return inflateRawSync(zip.subarray(begin, begin + zip.readUInt32LE(18))).toString()
}

async function foreignToken(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256')
  return new SignJWT({ role: 'authenticated', sub: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer('http://localhost:8080/auth/v1')
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(privateKey)
}
