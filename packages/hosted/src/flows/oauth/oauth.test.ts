import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type Answer, type Json, type TestHosted } from '../../testing/start-hosted.ts'
import { claimsOf, newPerson, queryOf, signIn, type Person } from '../../testing/people.ts'
import { cleanUp } from '../../database/clean-up.ts'
import { isPrivateAddress } from '../../http/fetch-public.ts'

const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-0123456789'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const REDIRECT = 'https://client.test/callback'
const MCP = 'https://api.kvint.test/mcp'

describe.skipIf(!hasPostgres())('the OAuth 2.1 server (protocol 17)', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let closed: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start({
      oauthServer: { resources: [MCP], scopes: ['notes:read'], allowsLocalDocuments: true },
      passkeys: { isEnabled: true },
      signUp: { hasManualLinking: true },
    })
    closed = await cluster.start({ oauthServer: { isEnabled: false } })
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const register = async (body: Json = {}) =>
    (
      await service.auth(
        'POST',
        '/oauth/clients/register',
        { redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none', client_name: 'Client', ...body },
        { headers: { apikey: '' } },
      )
    ).body

  function authorize(client: Json, changes: Record<string, string | undefined> = {}): Promise<Answer> {
    const query = {
      client_id: String(client['client_id']),
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'st',
      nonce: 'no',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      resource: MCP,
      ...changes,
    }
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    )
    return service.auth('GET', `/oauth/authorize?${new URLSearchParams(given)}`, undefined, {
      headers: { apikey: '' },
    })
  }

  const pending = async (client: Json, changes = {}) =>
    queryOf((await authorize(client, changes)).headers.get('location'))['authorization_id'] ?? ''
  const consent = (person: Person, id: string, action = 'approve') =>
    service.auth('POST', `/oauth/authorizations/${id}/consent`, { action }, { token: person.token })

  async function codeFor(person: Person, client: Json, changes = {}): Promise<string> {
    const id = await pending(client, changes)
    const { body } = await consent(person, id)
    return queryOf(String(body['redirect_url']))['code'] ?? ''
  }

  function token(body: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return service.auth('POST', '/oauth/token', new URLSearchParams(body).toString(), {
      headers: { apikey: '', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  }

  const exchange = (client: Json, code: string, changes: Record<string, string> = {}) =>
    token({
      grant_type: 'authorization_code',
      client_id: String(client['client_id']),
      code,
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      ...changes,
    })

  it('takes a client from registration to a token that is bound to its resource', async () => {
    const [ada, client] = [await newPerson(service), await register()]
    const sent = await authorize(client)
    expect(sent.headers.get('location')).toMatch(
      /^https:\/\/app\.kvint\.test\/oauth\/consent\?authorization_id=\w{32}$/,
    )
    const id = queryOf(sent.headers.get('location'))['authorization_id'] ?? ''
    const asked = await service.auth('GET', `/oauth/authorizations/${id}`, undefined, { token: ada.token })
    expect(asked.body).toMatchObject({
      authorization_id: id,
      client: { name: 'Client' },
      user: { email: ada.email },
      scope: 'openid email profile',
    })
    const approved = queryOf(String((await consent(ada, id)).body['redirect_url']))
    expect(approved).toMatchObject({ state: 'st', iss: 'https://api.kvint.test/auth/v1' })
    const { status, body, headers } = await exchange(client, approved['code'] ?? '')
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(claimsOf(String(body['access_token']))).toMatchObject({
      sub: ada.id,
      aud: MCP,
      client_id: client['client_id'],
      scope: 'openid email profile',
      iss: 'https://api.kvint.test/auth/v1',
    })
    expect(claimsOf(String(body['id_token']))).toMatchObject({
      sub: ada.id,
      aud: client['client_id'],
      nonce: 'no',
      email: ada.email,
    })
    const forSignIn = await exchange(client, await codeFor(ada, client, { resource: undefined }))
    const info = await service.auth('GET', '/oauth/userinfo', undefined, {
      token: String(forSignIn.body['access_token']),
    })
    expect(info.body).toMatchObject({ sub: ada.id, email: ada.email, email_verified: true })
  })

  describe.each([
    ['for a resource', { resource: MCP }],
    ['without a resource', { resource: undefined }],
  ])('a token of an assistant %s', (_, changes) => {
    it.each([
      ['GET', '/user', undefined],
      ['PUT', '/user', { data: { note: 'x'.repeat(300_000) } }],
      ['PUT', '/user', { data: { note: 'short' } }],
      ['PUT', '/user', { email: 'intruder@kvint.test' }],
      ['POST', '/logout?scope=global', {}],
      ['POST', '/logout?scope=local', {}],
      ['GET', '/reauthenticate', undefined],
      ['POST', '/factors', { factor_type: 'totp' }],
      ['GET', '/passkeys', undefined],
      ['GET', '/user/oauth/grants', undefined],
      ['GET', '/user/identities/authorize?provider=x', undefined],
    ])('does not %s %s', async (method, path, body) => {
      const [ada, client] = [await newPerson(service), await register()]
      const granted = await exchange(client, await codeFor(ada, client, changes))
      const stranger = { token: String(granted.body['access_token']) }
      const { status, body: answer } = await service.auth(method, path, body, stranger)
      expect([status, answer['code']]).toEqual([403, 'no_authorization'])
      expect((await service.auth('GET', '/user', undefined, { token: ada.token })).body).toMatchObject({
        email: ada.email,
      })
    })

    it('reads no row', async () => {
      const [ada, client] = [await newPerson(service), await register()]
      const granted = await exchange(client, await codeFor(ada, client, changes))
      const answer = await service.rest('GET', '/users', undefined, { token: String(granted.body['access_token']) })
      expect([answer.status, answer.body['code']]).toEqual([401, 'PGRST303'])
    })
  })

  it('says who she is only by a token that is for that', async () => {
    const [ada, client] = [await newPerson(service), await register()]
    const { body } = await exchange(client, await codeFor(ada, client))
    const info = await service.auth('GET', '/oauth/userinfo', undefined, { token: String(body['access_token']) })
    expect(info.status).toBe(403)
  })

  it('opens nothing else with such a token', async () => {
    const [ada, client] = [await newPerson(service), await register()]
    const { body } = await exchange(client, await codeFor(ada, client))
    const stranger = { token: String(body['access_token']) }
    expect((await service.auth('GET', '/user', undefined, stranger)).status).toBe(403)
    expect((await service.auth('PUT', '/user', { password: 'another one' }, stranger)).status).toBe(403)
    expect((await service.auth('POST', '/factors', { factor_type: 'totp' }, stranger)).status).toBe(403)
    expect((await service.auth('GET', '/user/oauth/grants', undefined, stranger)).status).toBe(403)
    expect((await service.rest('GET', '/users', undefined, stranger)).status).toBe(401)
    const [other] = [await pending(client)]
    expect(
      (await service.auth('POST', `/oauth/authorizations/${other}/consent`, { action: 'approve' }, stranger)).status,
    ).toBe(403)
  })

  it.each([
    ['no client', { client_id: undefined }, 'validation_failed'],
    ['an unknown client', { client_id: crypto.randomUUID() }, 'oauth_client_not_found'],
    ['no redirect', { redirect_uri: undefined }, 'validation_failed'],
    ['another redirect', { redirect_uri: 'https://client.test/callback/evil' }, 'validation_failed'],
    ['a redirect of another host', { redirect_uri: 'https://evil.test/callback' }, 'validation_failed'],
  ])('sends the browser nowhere for %s', async (_, changes, code) => {
    const { status, body, headers } = await authorize(await register(), changes)
    expect([status, body['code'], headers.get('location')]).toEqual([400, code, null])
  })

  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['no method', { code_challenge_method: undefined }],
    ['another answer', { response_type: 'token' }],
    ['an unknown scope', { scope: 'openid root' }],
    ['a resource of somebody else', { resource: 'https://evil.test/mcp' }],
  ])('sends %s back as an error', async (_, changes) => {
    const { headers } = await authorize(await register(), changes)
    expect(headers.get('location')).toMatch(/^https:\/\/client\.test\/callback\?/)
    expect(queryOf(headers.get('location'))).toMatchObject({
      error: 'invalid_request',
      state: 'st',
      iss: 'https://api.kvint.test/auth/v1',
    })
  })

  it('asks one user, once, in time, and only on our own page', async () => {
    const [ada, bo, client] = [await newPerson(service), await newPerson(service), await register()]
    const id = await pending(client)
    const look = (person: Person, on = id, headers = {}) =>
      service.auth('GET', `/oauth/authorizations/${on}`, undefined, { token: person.token, headers })
    expect((await look(ada, id, { origin: 'https://evil.test' })).status).toBe(400)
    expect((await look(ada, id, { origin: 'https://app.kvint.test' })).status).toBe(200)
    expect((await look(bo)).body).toMatchObject({ code: 'oauth_authorization_not_found' })
    expect((await consent(bo, id)).status).toBe(404)
    expect((await consent(ada, id, 'maybe')).status).toBe(400)
    expect((await consent(ada, id)).status).toBe(200)
    expect((await consent(ada, id)).body).toMatchObject({ message: 'authorization request cannot be processed' })
    const late = await pending(client)
    await service.pool.query('update auth.oauth_authorizations set expires_at = now() where id = $1', [late])
    expect((await look(ada, late)).status).toBe(404)
    const denied = await consent(ada, await pending(client), 'deny')
    expect(queryOf(String(denied.body['redirect_url']))).toMatchObject({ error: 'access_denied', state: 'st' })
  })

  it('carries the scopes of resource servers that the settings name, and tells of them', async () => {
    const [ada, client] = [await newPerson(service), await register()]
    const code = await codeFor(ada, client, { scope: 'notes:read  email notes:read' })
    const { body } = await exchange(client, code)
    expect(body['scope']).toBe('notes:read email')
    expect(claimsOf(String(body['access_token']))['scope']).toBe('notes:read email')
    expect((await service.auth('GET', '/.well-known/oauth-authorization-server')).body['scopes_supported']).toContain(
      'notes:read',
    )
  })

  it.each([
    ['of a resource server that it names', MCP, 'notes:read'],
    ['of none', undefined, 'email'],
  ])('gives a client that asks for no scope those %s', async (_, resource, granted) => {
    const [ada, client] = [await newPerson(service), await register()]
    const code = await codeFor(ada, client, { scope: undefined, resource })
    const { body } = await exchange(client, code, resource === undefined ? {} : { resource })
    expect(body['scope']).toBe(granted)
  })

  it.each([
    ['at its https address', {}, REDIRECT, true],
    ['with a secret', { token_endpoint_auth_method: 'client_secret_basic' }, REDIRECT, true],
    ['on loopback, where any program may take its place', {}, 'http://127.0.0.1:5123/cb', false],
    ['at a scheme that any program may claim', {}, 'assistant://cb', false],
  ])('spares her the same question a second time for a client %s: %s', async (_, fields, redirect, isSpared) => {
    const [ada, client] = [await newPerson(service), await register({ ...fields, redirect_uris: [redirect] })]
    const look = async (scope: string, person = ada) => {
      const id = await pending(client, { scope, redirect_uri: redirect })
      const { body } = await service.auth('GET', `/oauth/authorizations/${id}`, undefined, { token: person.token })
      return 'redirect_url' in body ? 'approved' : 'asked'
    }
    expect(await look('openid email')).toBe('asked')
    await consent(ada, await pending(client, { scope: 'openid email', redirect_uri: redirect }))
    expect(await look('email')).toBe(isSpared ? 'approved' : 'asked')
    expect(await look('email notes:read')).toBe('asked')
    expect(await look('email', await newPerson(service))).toBe('asked')
  })

  it('takes a code once; a second use takes back what the first got', async () => {
    const [ada, client] = [await newPerson(service), await register()]
    const code = await codeFor(ada, client)
    const first = await exchange(client, code)
    expect((await exchange(client, code)).body).toMatchObject({
      error: 'invalid_grant',
      error_description: 'Invalid authorization code',
    })
    expect(
      (await service.auth('GET', '/oauth/userinfo', undefined, { token: String(first.body['access_token']) })).status,
    ).toBe(403)
  })

  it('takes a code only with its verifier, redirect, client and resource, and in time', async () => {
    const [ada, client, thief] = [await newPerson(service), await register(), await register()]
    const refused = async (changes: Record<string, string>, from = client) =>
      (await exchange(from, await codeFor(ada, client), changes)).body
    expect(await refused({ code_verifier: VERIFIER.replace('a-', 'b-') })).toMatchObject({ error: 'invalid_grant' })
    expect(await refused({ redirect_uri: 'https://client.test/other' })).toMatchObject({
      error_description: 'Invalid redirect_uri',
    })
    expect(await refused({}, thief)).toMatchObject({
      error_description: 'Authorization code was not issued for this client',
    })
    expect(await refused({ resource: 'https://evil.test' })).toMatchObject({ error: 'invalid_target' })
    expect(await refused({ code_verifier: '' })).toMatchObject({ error: 'invalid_request' })
    expect(await refused({ grant_type: 'password' })).toMatchObject({ error: 'unsupported_grant_type' })
    const code = await codeFor(ada, client)
    await service.age('auth.oauth_authorizations', 'code_issued_at', 301)
    expect((await exchange(client, code)).body).toMatchObject({ error_description: 'Authorization code has expired' })
  })

  it('knows a confidential client by its secret, in the way it registered', async () => {
    const ada = await newPerson(service)
    const client = await register({ token_endpoint_auth_method: 'client_secret_basic' })
    const [id, secret] = [String(client['client_id']), String(client['client_secret'])]
    const basic = (password: string) => ({
      authorization: `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`,
    })
    const form = async () => ({
      grant_type: 'authorization_code',
      code: await codeFor(ada, client),
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
    })
    const refused = { status: 401, body: { error: 'invalid_client' } }
    const wrong = await token(await form(), basic('wrong'))
    expect(wrong).toMatchObject(refused)
    expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic/)
    expect(await token({ ...(await form()), client_id: id })).toMatchObject(refused)
    expect(await token({ ...(await form()), client_id: id, client_secret: secret })).toMatchObject(refused)
    expect(await token({ ...(await form()), client_id: crypto.randomUUID() })).toMatchObject(refused)
    expect((await token(await form(), basic(secret))).status).toBe(200)
    const { rows } = await service.pool.query<{ all: string }>(
      `select string_agg(c::text, ' ') as all from auth.oauth_clients c`,
    )
    expect(rows[0]?.all).not.toContain(secret)
  })

  it('refreshes here and by the same client only, with rotation and detection', async () => {
    const [ada, client, thief] = [await newPerson(service), await register(), await register()]
    const { body } = await exchange(client, await codeFor(ada, client))
    const refresh = (refreshToken: unknown, from = client) =>
      token({ grant_type: 'refresh_token', client_id: String(from['client_id']), refresh_token: String(refreshToken) })
    expect((await refresh(body['refresh_token'], thief)).body).toMatchObject({ error: 'invalid_grant' })
    expect((await refresh(ada.refreshToken)).body).toMatchObject({ error: 'invalid_grant' })
    expect(
      (await service.auth('POST', '/token?grant_type=refresh_token', { refresh_token: body['refresh_token'] })).status,
    ).toBe(400)
    const first = await refresh(body['refresh_token'])
    expect(claimsOf(String(first.body['access_token']))['aud']).toBe(MCP)
    const second = await refresh(first.body['refresh_token'])
    await service.age('auth.sessions', 'refreshed_at', 11)
    expect((await refresh(body['refresh_token'])).body).toMatchObject({ error: 'invalid_grant' })
    expect((await refresh(second.body['refresh_token'])).status).toBe(400)
  })

  it('lets a rotated refresh token die when parallel refreshes are over, the one before the last, too', async () => {
    const [ada, client] = [await newPerson(service), await register()]
    const { body } = await exchange(client, await codeFor(ada, client))
    const refresh = (refreshToken: unknown) =>
      token({
        grant_type: 'refresh_token',
        client_id: String(client['client_id']),
        refresh_token: String(refreshToken),
      })
    const first = await refresh(body['refresh_token'])
    await service.age('auth.sessions', 'refreshed_at', 11)
    expect((await refresh(body['refresh_token'])).body).toMatchObject({ error: 'invalid_grant' })
    expect((await refresh(first.body['refresh_token'])).body).toMatchObject({ error: 'invalid_grant' })
  })

  it('ends the session of a token that its client revokes, and of no other', async () => {
    const [ada, client, thief] = [await newPerson(service), await register(), await register()]
    const revoke = (value: unknown, from = client) =>
      service.auth(
        'POST',
        '/oauth/revoke',
        new URLSearchParams({ client_id: String(from['client_id']), token: String(value) }).toString(),
        { headers: { apikey: '', 'content-type': 'application/x-www-form-urlencoded' } },
      )
    const refresh = (refreshToken: unknown) =>
      token({
        grant_type: 'refresh_token',
        client_id: String(client['client_id']),
        refresh_token: String(refreshToken),
      })
    for (const kind of ['refresh_token', 'access_token']) {
      const { body } = await exchange(client, await codeFor(ada, client))
      expect((await revoke(body[kind], thief)).status).toBe(200)
      expect((await revoke('no-token-at-all')).status).toBe(200)
      const held = await refresh(body['refresh_token'])
      expect(held.status).toBe(200)
      expect((await revoke(held.body[kind])).status).toBe(200)
      expect((await refresh(held.body['refresh_token'])).body).toMatchObject({ error: 'invalid_grant' })
    }
    expect(await revoke('')).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    expect(await revoke('x', { client_id: crypto.randomUUID() })).toMatchObject({ status: 401 })
    expect((await service.auth('GET', '/user', undefined, { token: ada.token })).status).toBe(200)
  })

  it('lists what she granted, and ends it', async () => {
    const [ada, client] = [await newPerson(service), await register()]
    const { body } = await exchange(client, await codeFor(ada, client, { resource: undefined }))
    const info = () => service.auth('GET', '/oauth/userinfo', undefined, { token: String(body['access_token']) })
    expect((await info()).status).toBe(200)
    const listed = await service.auth('GET', '/user/oauth/grants', undefined, { token: ada.token })
    expect(listed.body).toMatchObject([
      { client: { id: client['client_id'], name: 'Client' }, scopes: ['openid', 'email', 'profile'] },
    ])
    const path = `/user/oauth/grants?client_id=${String(client['client_id'])}`
    expect((await service.auth('DELETE', path, undefined, { token: ada.token })).status).toBe(204)
    expect((await info()).status).toBe(403)
    const again = { client_id: String(client['client_id']), refresh_token: String(body['refresh_token']) }
    expect((await token({ grant_type: 'refresh_token', ...again })).body).toMatchObject({ error: 'invalid_grant' })
    expect((await service.auth('DELETE', path, undefined, { token: ada.token })).status).toBe(404)
  })

  it.each([
    ['a new password', 'PUT', '/user', { password: 'another one' }],
    ['a sign-out everywhere', 'POST', '/logout?scope=global', {}],
    ['a sign-out of the others', 'POST', '/logout?scope=others', {}],
  ])('gives nothing for a code from before %s', async (_what, method, path, body) => {
    const [ada, client] = [await newPerson(service), await register()]
    const code = await codeFor(await signIn(service, ada), client)
    expect((await service.auth(method, path, body, { token: ada.token })).status).toBeLessThan(300)
    expect((await exchange(client, code)).body).toMatchObject({ error: 'invalid_grant' })
  })

  it('asks again, after a new password, for what was granted before it', async () => {
    const [ada, client] = [await newPerson(service), await register()]
    await codeFor(ada, client)
    const asked = async () =>
      (await service.auth('GET', `/oauth/authorizations/${await pending(client)}`, undefined, { token: ada.token }))
        .body
    expect(await asked()).toHaveProperty('redirect_url')
    await service.auth('PUT', '/user', { password: 'another one' }, { token: ada.token })
    expect(await asked()).not.toHaveProperty('redirect_url')
  })

  it.each([
    ['none', []],
    ['eleven', Array.from({ length: 11 }, (_, n) => `https://a.test/${n}`)],
    ['http to another machine', ['http://client.test/']],
    ['a script', ['javascript:alert(1)']],
    ['an intent', ['intent://client.test#Intent;scheme=https;end']],
    ['a source', ['view-source:https://client.test/']],
    ['a page of the browser', ['chrome://settings/']],
    ['a mail', ['mailto:intruder@kvint.test']],
    ['settings of a system', ['ms-settings:privacy']],
    ['settings of another system', ['x-apple.systempreferences:com.apple.preference']],
    ['a shell', ['ssh://client.test/']],
    ['an address that is too long', [`https://client.test/${'x'.repeat(2001)}`]],
    ['a file', ['file:///etc/passwd']],
    ['a fragment', ['https://client.test/#x']],
    ['user information', ['https://a:b@client.test/']],
  ])('registers no client with redirects: %s', async (_, redirect_uris) => {
    expect(await register({ redirect_uris })).toMatchObject({
      code: expect.stringMatching(/^(validation_failed|bad_json)$/),
    })
  })

  it('says what is wrong with a redirect that is no address', async () => {
    const refused = { code: 'validation_failed', message: 'redirect_uris must contain valid URLs' }
    expect(await register({ redirect_uris: [REDIRECT, 'client.test/callback'] })).toMatchObject(refused)
  })

  it.each([
    'com.example.app:/callback',
    'cursor://anysphere.cursor-retrieval/oauth/callback',
    'https://client.test/cb',
  ])('registers the app of %s', async (uri) => {
    expect(await register({ redirect_uris: [uri] })).toMatchObject({ redirect_uris: [uri] })
  })

  it('registers so many clients an hour, from whatever networks, and forgets those that no one used', async () => {
    const sparing = await cluster.start({ limits: { registrationsOfAll: { amount: 5, perMinutes: 60 } } })
    const client = { redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' }
    const answers = []
    for (let network = 0; network < 12; network += 1)
      answers.push(
        await sparing.auth('POST', '/oauth/clients/register', client, {
          headers: { 'x-forwarded-for': `10.1.${network}.1` },
        }),
      )
    expect(answers.map(({ status }) => status)).toEqual([
      201,
      201,
      201,
      201,
      201,
      ...Array.from({ length: 7 }, () => 429),
    ])
    const ada = await newPerson(sparing)
    const [used, unused] = answers.map(({ body }) => String(body['client_id']))
    await sparing.pool.query('insert into auth.oauth_consents (user_id, client_id, scopes) values ($1, $2, $3)', [
      ada.id,
      used,
      'email',
    ])
    await sparing.age('auth.oauth_clients', 'updated_at', 86_401)
    await cleanUp(sparing.hosted)
    const { rows } = await sparing.pool.query<{ id: string }>('select id from auth.oauth_clients')
    expect(rows).toEqual([{ id: used }])
    expect(unused).not.toBe(used)
  })

  it('lets a client on this machine choose its port', async () => {
    const client = await register({ redirect_uris: ['http://127.0.0.1/cb'] })
    expect((await authorize(client, { redirect_uri: 'http://127.0.0.1:5123/cb' })).status).toBe(302)
    expect((await authorize(client, { redirect_uri: 'http://127.0.0.1:5123/other' })).status).toBe(400)
  })

  it('reads a client from its own document, if that names itself', async () => {
    let name = ''
    const server = createServer((_, answer) =>
      answer.end(JSON.stringify({ client_id: name, client_name: 'By document', redirect_uris: [REDIRECT] })),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/client.json`
    expect((await authorize({ client_id: url })).body).toMatchObject({ code: 'oauth_client_not_found' })
    name = url
    const ada = await newPerson(service)
    const { body } = await exchange({ client_id: url }, await codeFor(ada, { client_id: url }))
    expect(claimsOf(String(body['access_token']))['aud']).toBe(MCP)
    expect((await authorize({ client_id: url }, { redirect_uri: 'https://evil.test/' })).status).toBe(400)
  })

  it.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['169.254.169.254', true],
    ['192.168.0.1', true],
    ['::1', true],
    ['fd00::1', true],
    ['::ffff:10.0.0.1', true],
    ['::ffff:a00:1', true],
    ['93.184.216.34', false],
    ['2606:2800:220:1::1', false],
  ])('private: %s %s', (address, expected) => {
    expect(isPrivateAddress(address)).toBe(expected)
  })

  it('says where everything is, S256 alone', async () => {
    const documents = [
      await service.auth('GET', '/.well-known/oauth-authorization-server'),
      await service.auth('GET', '/.well-known/openid-configuration'),
      ...(await Promise.all(
        ['/auth/v1', ''].map(async (path) => {
          const answer = await fetch(`${service.url}/.well-known/oauth-authorization-server${path}`)
          return { body: (await answer.json()) as Json }
        }),
      )),
    ]
    for (const { body } of documents)
      expect(body).toMatchObject({
        issuer: 'https://api.kvint.test/auth/v1',
        token_endpoint: 'https://api.kvint.test/auth/v1/oauth/token',
        code_challenge_methods_supported: ['S256'],
      })
  })

  it('is off where it is off', async () => {
    for (const [method, path] of [
      ['POST', '/oauth/token'],
      ['GET', '/oauth/authorize'],
      ['POST', '/oauth/clients/register'],
    ] as const)
      expect((await closed.auth(method, path, method === 'POST' ? {} : undefined)).body).toMatchObject({
        code: 'feature_disabled',
      })
  })
})
