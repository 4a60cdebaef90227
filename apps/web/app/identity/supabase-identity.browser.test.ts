import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { supabaseIdentity } from './supabase-identity.ts'
import { webSession } from './web-session.ts'

type Late = ReturnType<typeof supabaseIdentity>

const Channel = BroadcastChannel
const service = { url: 'http://auth.test', anonKey: 'anon' }
const credentials = { email: 'nora@example.com', password: 'secret1' }
const user = {
  id: 'u1',
  aud: 'authenticated',
  email: credentials.email,
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
}

/** A token that supabase-js can read; no one checks its signature here. */
const jwt = (subject: string) =>
  [
    { alg: 'ES256', typ: 'JWT' },
    { sub: subject, exp: seconds(3600) },
  ]
    .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .join('.') + '.c2ln'
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow
const signedIn = {
  access_token: jwt('u1'),
  refresh_token: 'r1',
  expires_in: 3600,
  expires_at: seconds(3600),
  token_type: 'bearer',
  user,
}
const kept = (expiresIn = 3600) => ({ session: { access_token: jwt('u1'), expires_at: seconds(expiresIn), user } })
const open = (mayBeSignedIn = false) => supabaseIdentity({ service, mayBeSignedIn })

beforeEach(() => {
  localStorage.clear()
  /** Else the identities of all tests would be tabs of each other. */
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('is told how long to wait after too many tries', async () => {
  const body = { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' }
  answerCalls({ 'POST /auth/v1/token': { status: 429, headers: { 'retry-after': '840' }, body } })
  const failure = { code: 'over_request_rate_limit', message: 'Too many attempts. Try again in 840 seconds.' }
  await expect(open().signIn(credentials)).rejects.toMatchObject(failure)
})

it('signs in, gives the refresh token away and keeps nothing in storage', async () => {
  const asked = answerCalls({ 'POST /auth/v1/token': { body: signedIn }, 'POST /api/session/adopt': { body: kept() } })
  const identity = open()
  await identity.signIn(credentials)
  expect(identity.state()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } })
  const adopt = asked.find((request) => request.url.endsWith('/adopt'))
  expect([await adopt?.json(), adopt?.headers.get('x-session')]).toEqual([{ refresh_token: 'r1' }, '1'])
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
})

it.each([401, 503])(
  'is signed in on this page though the service, which answers %i, cannot keep it',
  async (status) => {
    answerCalls({ 'POST /auth/v1/token': { body: signedIn }, 'POST /api/session/adopt': { status } })
    const identity = open()
    await identity.signIn(credentials)
    expect(identity.state()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } })
    expect(await identity.accessToken()).toBe(signedIn.access_token)
  },
)

it('is not signed in by a mailed link that is not accepted', async () => {
  answerCalls({ 'POST /api/session/adopt': { status: 401 } })
  const identity = open()
  await expect(identity.adopt('r1')).rejects.toThrow('The sign-in was not accepted. Try again.')
  expect(identity.state().status).toBe('signed-out')
})

it('signs other tabs in and out with this one', async () => {
  answerCalls({
    'POST /auth/v1/token': { body: signedIn },
    'POST /api/session/adopt': { body: kept() },
    'POST /api/session/refresh': { body: kept() },
    'POST /api/session/logout': { status: 204 },
  })
  const channels: BroadcastChannel[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(`${name} of this test`)
        channels.push(this)
      }
    },
  )
  const [tab, other] = [open(), open()]
  await tab.signIn(credentials)
  await expect.poll(() => other.state().status).toBe('signed-in')
  await tab.signOut()
  await expect.poll(() => other.state().status).toBe('signed-out')
  for (const channel of channels) channel.close()
})

it('passes on the service’s own words', async () => {
  answerCalls({
    'POST /auth/v1/token': {
      status: 400,
      body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    },
  })
  await expect(open().signIn(credentials)).rejects.toThrow('Invalid login credentials')
})

it('tries once more where the network failed', async () => {
  const asked = answerCalls({
    'POST /auth/v1/token': ['no network', { body: signedIn }],
    'POST /api/session/adopt': { body: kept() },
  })
  await open().signIn(credentials)
  expect(asked.filter((request) => request.url.includes('/token'))).toHaveLength(2)
})

it('signs up with the first part of the address as the name, and the language of the page', async () => {
  const asked = answerCalls({ 'POST /auth/v1/signup': { body: user } })
  expect(await open().signUp(credentials)).toEqual({ isSignedIn: false })
  expect(await asked[0]?.json()).toMatchObject({
    email: 'nora@example.com',
    data: { full_name: 'nora', language: 'en' },
  })
})

it.each([
  ['sign in', () => open().signIn(credentials), 'User is offline - cannot sign in'],
  ['sign up', () => open().signUp(credentials), 'User is offline - cannot sign up'],
  ['a session', () => open(true).session(), 'User is offline - cannot get session'],
])('refuses %s while offline', async (_what, act, message) => {
  const asked = answerCalls({})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(act()).rejects.toThrow(message)
  expect(asked).toEqual([])
})

it.each([
  ['sign in', (identity: ReturnType<typeof open>) => identity.signIn(credentials)],
  ['sign up', (identity: ReturnType<typeof open>) => identity.signUp(credentials)],
  ['the redirect', (identity: ReturnType<typeof open>) => identity.startRedirect('sign-up')],
])('refuses %s without a service', async (_what, act) => {
  const identity = supabaseIdentity({ service: undefined, mayBeSignedIn: false })
  await expect(act(identity)).rejects.toThrow('Supabase client not available')
})

it.each([
  ['a session', 'Timeout waiting for Supabase session after 10000ms', (late: Late) => late.session()],
  ['the means to sign in', 'Supabase initialization timeout', (late: Late) => late.signInWithPasskey()],
])('waits ten seconds for %s', async (_what, words, act) => {
  const never = () => new Promise<never>(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = supabaseIdentity({
    service,
    mayBeSignedIn: true,
    webSession: { ...webSession, refresh: never },
    loadActions: never,
  })
  let said = ''
  act(late).catch((error: unknown) => (said = String(error)))
  await vi.advanceTimersByTimeAsync(9999)
  expect(said).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(said).toBe(`Error: ${words}`)
})

it('finds the session behind the cookie', async () => {
  answerCalls({ 'POST /api/session/refresh': { body: kept() } })
  const identity = open(true)
  expect(identity.state().status).toBe('loading')
  await identity.restore()
  expect(identity.state().status).toBe('signed-in')
})

it('asks again after a failure of the service, and does not take it for a sign-out', async () => {
  const asked = answerCalls({ 'POST /api/session/refresh': [{ status: 503 }, 'no network', { body: kept() }] })
  const identity = open(true)
  await identity.restore()
  expect([identity.state().status, asked.length]).toEqual(['signed-in', 3])
})

it('knows without asking that no one is signed in where the page came without the cookie', async () => {
  const asked = answerCalls({})
  const identity = open(false)
  await identity.restore()
  expect([identity.state().status, await identity.accessToken(), asked.length]).toEqual(['signed-out', null, 0])
})

it('fetches a new token silently before the old one ends, once for all who ask', async () => {
  const asked = answerCalls({ 'POST /api/session/refresh': [{ body: kept(60) }, { body: kept() }] })
  const identity = open(true)
  await identity.restore()
  const tokens = await Promise.all([identity.accessToken(), identity.accessToken(), identity.accessToken()])
  expect(new Set(tokens).size).toBe(1)
  expect(asked).toHaveLength(2)
  await identity.accessToken()
  expect(asked).toHaveLength(2)
})

it('is signed out where the cookie holds no longer', async () => {
  answerCalls({ 'POST /api/session/refresh': { status: 401, body: { session: null } } })
  const identity = open(true)
  await identity.restore()
  expect(identity.state().status).toBe('signed-out')
})

it.each([204, 401, 403, 404])('takes %i for a sign-out that worked', async (status) => {
  answerCalls({ 'POST /api/session/refresh': { body: kept() }, 'POST /api/session/logout': { status } })
  const identity = open(true)
  await identity.restore()
  await identity.signOut()
  expect(identity.state().status).toBe('signed-out')
})

it('forgets the session though the sign-out failed, and says so', async () => {
  answerCalls({ 'POST /api/session/refresh': { body: kept() }, 'POST /api/session/logout': { status: 503 } })
  const identity = open(true)
  await identity.restore()
  await expect(identity.signOut()).rejects.toThrow('503')
  expect(identity.state().status).toBe('signed-out')
})

it('does not sign in again after a sign-out that the service has not heard of, and tells it first', async () => {
  answerCalls({ 'POST /api/session/refresh': { body: kept() }, 'POST /api/session/logout': 'no network' })
  const left = open(true)
  await left.restore()
  await expect(left.signOut()).rejects.toThrow('fetch')
  const asked = answerCalls({
    'POST /api/session/refresh': { body: kept() },
    'POST /api/session/logout': { status: 204 },
  })
  const reloaded = open(true)
  await reloaded.restore()
  expect([reloaded.state().status, asked.map(({ url }) => url.split('/').at(-1))]).toEqual(['signed-out', ['logout']])
  const next = open(true)
  await next.restore()
  expect(next.state().status).toBe('signed-in')
})

it('forgets an owed sign-out once somebody signs in', async () => {
  localStorage.setItem('sign-out', 'owed')
  answerCalls({ 'POST /auth/v1/token': { body: signedIn }, 'POST /api/session/adopt': { body: kept() } })
  await open().signIn(credentials)
  expect(Object.keys(localStorage)).toEqual([])
})

it('refuses to read the session while offline, though one is at hand', async () => {
  answerCalls({ 'POST /api/session/refresh': { body: kept() } })
  const identity = open(true)
  await identity.restore()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(identity.session()).rejects.toThrow('User is offline - cannot get session')
})

it('asks again for a token, after 200 ms and then ever later', async () => {
  const asked = answerCalls({
    'POST /api/session/refresh': [{ body: kept(60) }, { status: 503 }, { status: 503 }, { body: kept() }],
  })
  const identity = open(true)
  await identity.restore()
  const before = performance.now()
  expect(await identity.accessToken()).not.toBeNull()
  expect(asked).toHaveLength(4)
  expect(performance.now() - before).toBeGreaterThan(590)
})

it('changes the user with the token at hand', async () => {
  const asked = answerCalls({
    'POST /api/session/refresh': { body: kept() },
    'GET /auth/v1/user': { body: user },
    'PUT /auth/v1/user': { body: { ...user, user_metadata: { display_name: 'Nora' } } },
  })
  const identity = open(true)
  await identity.restore()
  await identity.updateUser({ metadata: { display_name: 'Nora' } })
  expect(identity.state()).toMatchObject({ user: { user_metadata: { display_name: 'Nora' } } })
  const change = asked.find((request) => request.method === 'PUT')
  expect(await change?.json()).toMatchObject({ data: { display_name: 'Nora' } })
})

it('names the passkeys that a new password does not end', async () => {
  const asked = answerCalls({
    'POST /api/session/refresh': { body: kept() },
    'GET /auth/v1/user': { body: user },
    'PUT /auth/v1/user': { body: user },
  })
  const identity = open(true)
  await identity.restore()
  await identity.updateUser({ password: 'secret2', keepPasskeys: ['k'] })
  const change = asked.find((request) => request.method === 'PUT')
  expect(await change?.json()).toMatchObject({ password: 'secret2', keep_passkeys: ['k'] })
})

it('cannot change the user without a session', async () => {
  await expect(open().updateUser({ password: 'secret2' })).rejects.toThrow(
    'No access token available - user may need to re-authenticate',
  )
})
