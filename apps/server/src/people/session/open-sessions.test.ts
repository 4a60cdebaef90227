import { randomBytes } from 'node:crypto'
import { hasPostgres } from '@kvint/postgres'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSessionListSchema } from '@kvint/contract'
import { startSite } from '../../pages/site/site-fixture.ts'
import { tokenSeal } from '../../platform/seal/sealed-token.ts'
import { sessionIdOf } from './session-cookie.ts'
import { webSessionsIn } from './web-sessions.ts'

const OWN = { 'x-session': '1', host: 'localhost:8080', origin: 'http://localhost:8080' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

describe.skipIf(!hasPostgres())('the open sessions of an account', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let app: FastifyInstance
  let key: string
  let addresses = 0
  let pool: ReturnType<typeof site.lookInto>
  beforeAll(async () => {
    site = await startSite('auth,registration', { operations: { rateLimitFactor: 0 } })
    pool = site.lookInto(10)
    app = site.app
    key = JSON.parse(/id="kvint-config">([^<]+)</.exec((await app.inject('/')).body)?.[1] ?? '').auth.anonKey
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  const auth = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/auth/v1/${path}`, headers: { apikey: key }, payload })).json()
  async function adopt(refreshToken: unknown, userAgent: string): Promise<string> {
    const headers = { ...OWN, 'user-agent': userAgent }
    const payload = { refresh_token: refreshToken }
    addresses += 1
    const remoteAddress = `198.51.100.${addresses}`
    const answer = await app.inject({ method: 'POST', url: '/api/session/adopt', remoteAddress, headers, payload })
    return [answer.headers['set-cookie']]
      .flat()
      .map((cookie) => String(cookie).split(';')[0])
      .join('; ')
  }
  async function newAccount(email: string): Promise<{ desk: string; phone: string }> {
    const credentials = { email, password: 'correct horse' }
    const desk = await adopt((await auth('signup', credentials)).refresh_token, FIREFOX)
    const phone = await adopt((await auth('token?grant_type=password', credentials)).refresh_token, IPHONE)
    return { desk, phone }
  }
  const list = (cookie: string, headers = {}) =>
    app.inject({ url: '/api/session/list', headers: { ...OWN, cookie, ...headers } })
  const end = (cookie: string, id: string, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/session/end', headers: { ...OWN, cookie, ...headers }, payload: { id } })
  const refresh = (cookie: string) =>
    app.inject({ method: 'POST', url: '/api/session/refresh', headers: { ...OWN, cookie }, payload: {} })
  const sessionsOf = async (cookie: string) => openSessionListSchema.parse((await list(cookie)).json()).sessions

  it('are listed with device and times, the one that asks first', async () => {
    const { desk } = await newAccount('list@example.org')
    expect(await sessionsOf(desk)).toMatchObject([
      { browser: 'Firefox', system: 'Linux', isCurrent: true },
      { browser: 'Safari', system: 'iPhone', isCurrent: false },
    ])
    expect((await list(desk)).headers['cache-control']).toBe('no-store')
  })

  it('hold nothing that opens one', async () => {
    const { desk, phone } = await newAccount('secret@example.org')
    const { body } = await list(desk)
    expect(body).not.toMatch(/eyJ|refresh/)
    for (const cookie of [desk, phone]) expect(body).not.toContain(/sid=([\w-]+)/.exec(cookie)?.[1])
    const [, other] = await sessionsOf(desk)
    expect((await list(`sid=${other?.id.slice(0, 43)}`)).statusCode).toBe(401)
  })

  it('end one by one, at the account service too', async () => {
    const { desk, phone } = await newAccount('end@example.org')
    const token = (await refresh(phone)).json().session.access_token
    const [, other] = await sessionsOf(desk)
    expect((await end(desk, other?.id ?? '')).statusCode).toBe(204)
    expect((await refresh(phone)).statusCode).toBe(401)
    const user = await app.inject({ url: '/auth/v1/user', headers: { apikey: key, authorization: `Bearer ${token}` } })
    expect(user.statusCode).toBe(403)
    expect((await app.inject({ url: '/auth/profile', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(
      401,
    )
    expect(await sessionsOf(desk)).toHaveLength(1)
    expect((await end(desk, other?.id ?? '')).statusCode).toBe(404)
  })

  it('open the API no longer than five seconds after their end, though the token that they gave holds for an hour', async () => {
    const { desk, phone } = await newAccount('five-seconds@example.org')
    const token = (await refresh(phone)).json().session.access_token
    const profile = () => app.inject({ url: '/auth/profile', headers: { authorization: `Bearer ${token}` } })
    expect((await profile()).statusCode).toBe(200)
    const [, other] = await sessionsOf(desk)
    await end(desk, other?.id ?? '')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 })
    const { statusCode } = await profile()
    vi.useRealTimers()
    expect(statusCode).toBe(401)
  })

  it('end after thirty days, however often they are used', async () => {
    const { desk } = await newAccount('thirty-days@example.org')
    expect((await refresh(desk)).statusCode).toBe(200)
    const { rowCount } = await pool.query(
      `update kvint.web_sessions set ends_at = ends_at - interval '30 days' where user_id = (select id from auth.users where email = 'thirty-days@example.org')
         and user_agent = $1`,
      [FIREFOX],
    )
    expect(rowCount).toBe(1)
    const idHash = sessionIdOf({ headers: { cookie: desk } } as FastifyRequest, false)!
    expect(await webSessionsIn(pool, tokenSeal(randomBytes(32))).ofSameAccount(idHash)).toBeUndefined()
    expect([(await refresh(desk)).statusCode, (await list(desk)).statusCode]).toEqual([401, 401])
  })

  it('are left alone by another account', async () => {
    const [mine, theirs] = [await newAccount('mine@example.org'), await newAccount('theirs@example.org')]
    const [, target] = await sessionsOf(theirs.desk)
    expect((await end(mine.desk, target?.id ?? '')).statusCode).toBe(404)
    expect(await sessionsOf(theirs.desk)).toHaveLength(2)
  })

  it('do not list one that was ended by "Sign Out Other Devices"', async () => {
    const { desk } = await newAccount('others@example.org')
    const token = (await refresh(desk)).json().session.access_token
    const headers = { apikey: key, authorization: `Bearer ${token}` }
    await app.inject({ method: 'POST', url: '/auth/v1/logout?scope=others', headers })
    expect(await sessionsOf(desk)).toHaveLength(1)
  })

  it('cannot end the one in use: that is signing out', async () => {
    const { desk } = await newAccount('self@example.org')
    const [own] = await sessionsOf(desk)
    expect((await end(desk, own?.id ?? '')).statusCode).toBe(400)
    expect((await refresh(desk)).statusCode).toBe(200)
  })

  it.each([
    ['without the marker header', { 'x-session': '' }],
    ['from another origin', { origin: 'https://elsewhere.example' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ])('answer no one %s', async (what, headers) => {
    const { desk } = await newAccount(`${what.replaceAll(' ', '-')}@example.org`)
    expect((await list(desk, headers)).statusCode).toBe(403)
    expect((await end(desk, 'f'.repeat(64), headers)).statusCode).toBe(403)
  })

  it('are counted for the address they are used from, not for this server', async () => {
    const { refresh_token: token } = await auth('signup', { email: 'many@example.org', password: 'correct horse' })
    const adoptFrom = (remoteAddress: string, refreshToken: unknown) =>
      app.inject({
        method: 'POST',
        url: '/api/session/adopt',
        remoteAddress,
        headers: OWN,
        payload: { refresh_token: refreshToken },
      })
    for (let turn = 0; turn < 160; turn++) await adoptFrom('203.0.113.7', 'AAAAAAAAAAAAAAAA')
    expect((await adoptFrom('203.0.113.7', token)).statusCode).toBe(503)
    expect((await adoptFrom('203.0.113.8', token)).statusCode).toBe(200)
  })

  it('answer no one who is signed out', async () => {
    expect((await list('')).statusCode).toBe(401)
    expect((await end('', 'f'.repeat(64))).statusCode).toBe(401)
  })
})
