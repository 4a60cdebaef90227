import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'
import { claimsOf, fragmentOf, newPerson, queryOf } from '../testing/people.ts'

type Account = { sub: string; email?: string; email_verified?: boolean; name?: string }

const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-0123456789'
const PKCE = {
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 's256',
}

describe.skipIf(!hasPostgres())('sign-in with another provider (protocol 10, 11, 2.4)', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let confirming: TestHosted
  let provider: Server
  const accounts = new Map<string, Account>()
  beforeAll(async () => {
    provider = createServer()
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    const answer = fakeProvider(issuer).callback()
    provider.on('request', (request, response) => void answer(request, response))
    cluster = await startCluster()
    const providers = { idp: { issuer, clientId: 'kvint', clientSecret: 'secret-of-kvint', allowsHttp: true } }
    service = await cluster.start({ providers, signUp: { hasManualLinking: true } })
    confirming = await cluster.start({ providers, signUp: { isEmailConfirmed: false } })
  }, 60_000)
  afterAll(async () => {
    await cluster?.stop()
    provider?.close()
  }, 60_000)

  /** A real, certified provider whose user is the one that `login_hint` names. */
  function fakeProvider(issuer: string): Provider {
    const idp = new Provider(issuer, {
      clients: [
        {
          client_id: 'kvint',
          client_secret: 'secret-of-kvint',
          redirect_uris: ['https://api.kvint.test/auth/v1/callback'],
          grant_types: ['authorization_code'],
        },
      ],
      claims: { email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      findAccount: (_, id) => ({ accountId: id, claims: () => accounts.get(id) ?? { sub: id } }),
      interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
      features: { devInteractions: { enabled: false } },
      ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
      cookies: { keys: ['k'] },
    })
    idp.use(async (context, next) => {
      if (!context.path.startsWith('/interaction/')) return next()
      const { prompt, params, session } = await idp.interactionDetails(context.req, context.res)
      if (params['login_hint'] === 'nobody') {
        return idp.interactionFinished(context.req, context.res, {
          error: 'access_denied',
          error_description: 'She said no',
        })
      }
      if (prompt.name === 'login')
        return idp.interactionFinished(context.req, context.res, { login: { accountId: String(params['login_hint']) } })
      const grant = new idp.Grant({ accountId: session?.accountId ?? '', clientId: 'kvint' })
      grant.addOIDCScope('openid email profile')
      return idp.interactionFinished(context.req, context.res, { consent: { grantId: await grant.save() } })
    })
    return idp
  }

  /** Follows the redirects at the provider as a browser would, up to the way back to us. */
  async function atProvider(start: string): Promise<string> {
    const cookies = new Map<string, string>()
    let url = start
    for (let hop = 0; hop < 12; hop++) {
      if (url.startsWith('https://api.kvint.test/')) return url.replace('https://api.kvint.test/auth/v1', '')
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const cookie of answer.headers.getSetCookie())
        cookies.set(cookie.split('=')[0] ?? '', (cookie.split(';')[0] ?? '').split('=').slice(1).join('='))
      url = new URL(answer.headers.get('location') ?? 'none:', url).href
    }
    throw new Error(`no way back from the provider: ${url}`)
  }

  async function begin(account: Account | 'nobody', on = service, more: Record<string, string> = {}): Promise<string> {
    if (account !== 'nobody') accounts.set(account.sub, account)
    const hint = account === 'nobody' ? 'nobody' : account.sub
    const query = new URLSearchParams({
      provider: 'idp',
      login_hint: hint,
      redirect_to: 'https://app.kvint.test/in',
      ...more,
    })
    const sent = await on.auth('GET', `/authorize?${query}`)
    expect(sent.status).toBe(302)
    return atProvider(sent.headers.get('location') ?? '')
  }

  const finish = async (back: string, on = service) => (await on.auth('GET', back)).headers.get('location') ?? ''
  const signInAs = async (account: Account, on = service) => fragmentOf(await finish(await begin(account, on), on))

  it('makes an account of a verified profile, and finds it again', async () => {
    const ada = { sub: 'ada', email: 'Ada@idp.test', email_verified: true, name: 'Ada of Idp' }
    const first = await signInAs(ada)
    expect(claimsOf(first['access_token'] ?? '')).toMatchObject({
      email: 'ada@idp.test',
      app_metadata: { provider: 'idp', providers: ['idp'] },
      amr: [{ method: 'oauth' }],
    })
    expect(first['provider_token']).toBeTruthy()
    const again = await signInAs({ ...ada, email: 'moved@idp.test' })
    expect(claimsOf(again['access_token'] ?? '')['sub']).toBe(claimsOf(first['access_token'] ?? '')['sub'])
  })

  it('gives a code instead where the client asked with PKCE', async () => {
    const back = await begin({ sub: 'pkce', email: 'pkce@idp.test', email_verified: true }, service, PKCE)
    const location = await finish(back)
    expect(location).not.toContain('access_token')
    const { status, body } = await service.auth('POST', '/token?grant_type=pkce', {
      auth_code: queryOf(location)['code'],
      code_verifier: VERIFIER,
    })
    expect([status, (body['user'] as Json)['email']]).toEqual([200, 'pkce@idp.test'])
    expect(body['provider_token']).toBeTruthy()
  })

  it('joins a confirmed account of the same verified address', async () => {
    const bo = await newPerson(service, { email: 'bo@idp.test' })
    const { access_token: token = '' } = await signInAs({ sub: 'bo', email: 'bo@idp.test', email_verified: true })
    expect(claimsOf(token)).toMatchObject({ sub: bo.id, app_metadata: { providers: ['email', 'idp'] } })
  })

  it('joins nothing by an address that the provider did not verify', async () => {
    const cy = await newPerson(service, { email: 'cy@idp.test' })
    const { access_token: token = '' } = await signInAs({ sub: 'thief', email: 'cy@idp.test', email_verified: false })
    expect(claimsOf(token)['sub']).not.toBe(cy.id)
    expect(claimsOf(token)['email']).toBe('')
  })

  it('drives out anyone who waits in an account that was never confirmed', async () => {
    await confirming.auth('POST', '/signup', { email: 'victim@idp.test', password: 'of-the-stranger' })
    const fragment = await signInAs({ sub: 'victim', email: 'victim@idp.test', email_verified: true }, confirming)
    expect(claimsOf(fragment['access_token'] ?? '')).toMatchObject({ app_metadata: { providers: ['idp'] } })
    const stranger = await confirming.auth('POST', '/token?grant_type=password', {
      email: 'victim@idp.test',
      password: 'of-the-stranger',
    })
    expect(stranger.body).toMatchObject({ code: 'email_not_confirmed' })
  })

  it('lets in no one by an unverified address where addresses have to be confirmed', async () => {
    const fragment = await signInAs({ sub: 'unproven', email: 'unproven@idp.test', email_verified: false }, confirming)
    expect(fragment).toMatchObject({ error_code: 'provider_email_needs_verification' })
    expect(await confirming.mail('unproven@idp.test')).toMatchObject({ subject: 'Confirm your email address' })
  })

  it('links another way in to an account that is open', async () => {
    const dee = await newPerson(service)
    accounts.set('dee', { sub: 'dee', email: 'dee@elsewhere.test', email_verified: true })
    const path =
      '/user/identities/authorize?provider=idp&login_hint=dee&skip_http_redirect=true&redirect_to=https://app.kvint.test/in'
    const link = async (token: string) =>
      finish(await atProvider(String((await service.auth('GET', path, undefined, { token })).body['url'])))
    expect(claimsOf(fragmentOf(await link(dee.token))['access_token'] ?? '')['sub']).toBe(dee.id)
    const thief = await newPerson(service)
    expect(fragmentOf(await link(thief.token))).toMatchObject({ error_code: 'identity_already_exists' })
    const { body } = await service.auth('GET', '/user', undefined, { token: dee.token })
    const [, second] = body['identities'] as Json[]
    expect(
      (
        await service.auth('DELETE', `/user/identities/${String(second?.['identity_id'])}`, undefined, {
          token: dee.token,
        })
      ).status,
    ).toBe(200)
  })

  it('takes a state once, its own, and in time', async () => {
    const back = await begin({ sub: 'eve', email: 'eve@idp.test', email_verified: true })
    const bad = async (path: string) => queryOf(await finish(path))['error_code']
    expect(await bad(back.replace(/state=[^&]+/, `state=${crypto.randomUUID()}`))).toBe('bad_oauth_state')
    expect(await bad('/callback?code=x')).toBe('bad_oauth_state')
    expect(fragmentOf(await finish(back))['access_token']).toBeTruthy()
    expect(await bad(back)).toBe('bad_oauth_state')
    const late = await begin({ sub: 'eve', email: 'eve@idp.test', email_verified: true })
    await service.age('auth.flow_state', 'created_at', 301)
    expect(await bad(late)).toBe('bad_oauth_state')
    const mixed = await begin({ sub: 'eve', email: 'eve@idp.test', email_verified: true })
    expect(fragmentOf(await finish(mixed.replace(/code=[^&]+/, 'code=forged')))).toMatchObject({
      error_code: 'bad_oauth_callback',
    })
    expect(await bad(mixed)).toBe('bad_oauth_state')
  })

  it('hands on a refusal, to an allowed page only', async () => {
    const back = await begin('nobody', service, { redirect_to: 'https://evil.test/' })
    const location = await finish(back)
    expect(location).toMatch(/^https:\/\/app\.kvint\.test\//)
    expect(fragmentOf(location)).toMatchObject({ error: 'access_denied', error_description: 'She said no' })
  })

  it('lets a caller set neither state nor redirect at the provider', async () => {
    const { headers } = await service.auth(
      'GET',
      '/authorize?provider=idp&redirect_uri=https://evil.test&state=x&client_id=y&prompt=login',
    )
    const sent = queryOf(headers.get('location'))
    expect(sent).toMatchObject({
      redirect_uri: 'https://api.kvint.test/auth/v1/callback',
      client_id: 'kvint',
      code_challenge_method: 'S256',
      prompt: 'login',
    })
    expect(sent['state']).not.toBe('x')
    expect((await service.auth('GET', '/authorize?provider=__proto__')).status).toBe(400)
  })

  it('takes no id token that the provider did not sign', async () => {
    const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: 'ada', aud: 'kvint', exp: 9_999_999_999 })).toString('base64url')}.`
    const { status, body } = await service.auth('POST', '/token?grant_type=id_token', {
      provider: 'idp',
      id_token: forged,
    })
    expect([status, body]).toEqual([400, { error: 'invalid request', error_description: 'Bad ID token' }])
    expect(
      (await service.auth('POST', '/token?grant_type=id_token', { provider: 'other', id_token: forged })).body,
    ).toMatchObject({ code: 'provider_disabled' })
  })
})
