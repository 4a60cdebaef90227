import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hasPostgres } from '@kvint/postgres'
import type { FastifyInstance } from 'fastify'
import { Provider } from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../../pages/site/site-fixture.ts'

const SITE = 'http://localhost:8080'

describe.skipIf(!hasPostgres())('signing in at an external provider', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let app: FastifyInstance
  let provider: Server
  const seen: URLSearchParams[] = []
  beforeAll(async () => {
    provider = createServer()
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    const answer = certifiedProvider(issuer, seen).callback()
    provider.on('request', (request, response) => void answer(request, response))
    const client = { issuer, clientId: 'kvint', clientSecret: 'secret-of-kvint' }
    const signUpHint = { screen_hint: 'signup' }
    site = await startSite('auth,registration', { identityProvider: { name: 'oidc', client, signUpHint } })
    app = site.app
  }, 60_000)
  afterAll(async () => {
    await site?.close()
    provider?.close()
  }, 60_000)

  /** Leaves the site as a browser does, and comes back from the provider to the callback of the account service. */
  async function begin(query = ''): Promise<{ cookie: string; back: string }> {
    const started = await app.inject(`/api/session/start?${query}`)
    const cookie = [started.headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; ')
    const sent = await app.inject(local(started.headers.location))
    return { cookie, back: await throughProvider(String(sent.headers.location)) }
  }
  async function comeBack(back: string): Promise<string> {
    return local((await app.inject(local(back))).headers.location)
  }
  const finish = async ({ cookie, back }: { cookie: string; back: string }) =>
    app.inject({ url: await comeBack(back), headers: { cookie } })
  const refresh = (cookie: string) =>
    app.inject({
      method: 'POST',
      url: '/api/session/refresh',
      headers: { 'x-session': '1', host: 'localhost:8080', cookie },
      payload: {},
    })
  const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie']].flat().map((line) => String(line))

  it('tells the page to leave for it', async () => {
    const told = /id="kvint-config">([^<]+)</.exec((await app.inject('/')).body)?.[1] ?? ''
    expect(JSON.parse(told).auth).toMatchObject({ kind: 'oidc', url: SITE })
  })

  it('comes back signed in, with the session behind the cookie and no token in an address', async () => {
    const began = await begin('return_to=/projects')
    expect(began.cookie).toMatch(/^login=[\w-]+$/)
    const callback = await comeBack(began.back)
    expect(callback).not.toMatch(/token|eyJ/)
    const done = await app.inject({ url: callback, headers: { cookie: began.cookie } })
    expect([done.statusCode, done.headers.location, done.headers['cache-control']]).toEqual([
      303,
      '/projects',
      'no-store',
    ])
    const cookies = cookiesOf(done.headers)
    expect(cookies).toContainEqual(expect.stringMatching(/^sid=[\w-]{43}; .*HttpOnly; SameSite=Strict$/))
    expect(cookies).toContainEqual(expect.stringMatching(/^login=; Path=\/; Max-Age=0/))
    const { session } = (await refresh(cookies.map((line) => line.split(';')[0]).join('; '))).json()
    expect(session.user).toMatchObject({ email: 'nora@login.example', app_metadata: { provider: 'oidc' } })
    const profile = { url: '/auth/profile', headers: { authorization: `Bearer ${session.access_token}` } }
    expect((await app.inject(profile)).json()).toMatchObject({ email: 'nora@login.example', role: 'USER' })
  })

  it('tells the provider of a sign-up by the hint, and only then', async () => {
    await begin('hint=sign-up')
    expect(seen.at(-1)?.get('screen_hint')).toBe('signup')
    await begin('hint=sign-in')
    expect(seen.at(-1)?.get('screen_hint')).toBeNull()
    expect(seen.at(-1)?.get('code_challenge_method')).toBe('S256')
    expect([...(seen.at(-1)?.keys() ?? [])]).toEqual(expect.arrayContaining(['state', 'nonce', 'code_challenge']))
  })

  it('enters the same account the next time', async () => {
    const ids = [await finish(await begin()), await finish(await begin())].map(({ headers }) =>
      cookiesOf(headers)
        .map((line) => line.split(';')[0])
        .join('; '),
    )
    const users = await Promise.all(ids.map(async (cookie) => (await refresh(cookie)).json().session.user.id))
    expect(users[0]).toBe(users[1])
  })

  it('takes an answer once, and only in the browser that began', async () => {
    const began = await begin()
    const callback = await comeBack(began.back)
    const other = await begin()
    for (const cookie of ['', other.cookie, 'login=made-up']) {
      const answer = await app.inject({ url: callback, headers: { cookie } })
      expect([answer.statusCode, answer.headers.location?.split('?')[0]]).toEqual([303, '/login'])
      expect(String(answer.headers['set-cookie'])).not.toContain('sid=')
    }
    const good = await app.inject({ url: callback, headers: { cookie: began.cookie } })
    expect(good.headers.location).toBe('/dashboard')
    const replayed = await app.inject({ url: callback, headers: { cookie: began.cookie } })
    expect(replayed.headers.location).toMatch(/^\/login\?problem=provider/)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%09/../..//evil.example\t',
    'javascript:alert(1)',
  ])('never goes on to %s', async (wanted) => {
    const done = await finish(await begin(new URLSearchParams({ return_to: wanted }).toString()))
    expect(new URL(String(done.headers.location), SITE).origin).toBe(SITE)
    expect(done.headers.location).not.toMatch(/^\/\//)
  })

  it('says on the login page that it did not work where the provider refused, and keeps where she was going', async () => {
    const began = await begin('return_to=/projects')
    const state = new URL(await comeBack(began.back), SITE).searchParams.get('state')
    const refused = await app.inject({
      url: `/api/session/callback?error=access_denied&state=${state}`,
      headers: { cookie: began.cookie },
    })
    expect(refused.headers.location).toBe('/login?problem=provider&return_to=%2Fprojects')
  })
})

/** A certified provider that knows one person, who always agrees. */
function certifiedProvider(issuer: string, seen: URLSearchParams[]): Provider {
  const idp = new Provider(issuer, {
    clients: [
      {
        client_id: 'kvint',
        client_secret: 'secret-of-kvint',
        redirect_uris: [`${SITE}/auth/v1/callback`],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    extraParams: ['screen_hint'],
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: 'nora@login.example', email_verified: true, name: 'Nora' }),
    }),
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    features: { devInteractions: { enabled: false } },
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    cookies: { keys: ['k'] },
  })
  idp.use(async (context, next) => {
    if (context.path === '/auth') seen.push(new URLSearchParams(context.querystring))
    if (!context.path.startsWith('/interaction/')) return next()
    const { prompt, session } = await idp.interactionDetails(context.req, context.res)
    if (prompt.name === 'login')
      return idp.interactionFinished(context.req, context.res, { login: { accountId: 'nora' } })
    const grant = new idp.Grant({ accountId: session?.accountId ?? '', clientId: 'kvint' })
    grant.addOIDCScope('openid email profile')
    return idp.interactionFinished(context.req, context.res, { consent: { grantId: await grant.save() } })
  })
  return idp
}

/** Follows the redirects at the provider up to the way back to the site. */
async function throughProvider(start: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = start
  for (let hop = 0; hop < 12; hop++) {
    if (url.startsWith(SITE)) return url
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value.join('='))
    }
    url = new URL(answer.headers.get('location') ?? 'none:', url).href
  }
  throw new Error(`No way back from the provider: ${url}`)
}

function local(address: string | undefined): string {
  return String(address).replace(SITE, '')
}
