import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { pretendComparison } from '../passwords/password-hash.ts'
import { startCluster, type TestHosted } from '../testing/start-hosted.ts'
import { claimsOf, newPerson, signIn } from '../testing/people.ts'
import { encodeRefreshToken } from '../tokens/refresh-token.ts'

/** Other files of this worker have loaded the module already. */
vi.hoisted(() => vi.resetModules())
vi.mock('../passwords/password-hash.ts', { spy: true })

describe.skipIf(!hasPostgres())('POST /token and what it gives (protocol 0.7, 0.8, 2.1, 2.2, 4, 20)', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let strict: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start({ signUp: { hasPhone: true } })
    strict = await cluster.start({
      sessions: { timeboxSeconds: 600, inactivitySeconds: 300, isSinglePerUser: true },
      limits: {
        failedPasswordsPerAccount: { amount: 3, perMinutes: 15 },
        tokens: { amount: 12, perMinutes: 60 },
      },
    })
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const refresh = (refreshToken: string, on = service) =>
    on.auth('POST', '/token?grant_type=refresh_token', { refresh_token: refreshToken })
  const getUser = (token: string) => service.auth('GET', '/user', undefined, { token })

  describe('password', () => {
    it('answers alike to an unknown address, to a wrong password and to an account without one', async () => {
      const ada = await newPerson(service)
      const bare = await newPerson(service)
      await service.pool.query('update auth.users set encrypted_password = null where id = $1', [bare.id])
      for (const email of [ada.email, bare.email, 'nobody@kvint.test']) {
        const { status, body } = await service.auth('POST', '/token?grant_type=password', {
          email,
          password: 'wrong one',
        })
        expect([status, body]).toEqual([400, { code: 'invalid_credentials', message: 'Invalid login credentials' }])
      }
    })

    it('hashes for an unknown address too, so that the answer comes no sooner', async () => {
      vi.mocked(pretendComparison).mockClear()
      await service.auth('POST', '/token?grant_type=password', {
        email: 'nobody-at-all@kvint.test',
        password: 'wrong one',
      })
      expect(pretendComparison).toHaveBeenCalledWith('wrong one')
    })

    it.each([
      [
        'both ways in',
        { email: 'a@b.no', phone: '4712', password: 'x' },
        'grant_type=password',
        400,
        'validation_failed',
      ],
      ['no way in', { password: 'x' }, 'grant_type=password', 400, 'validation_failed'],
      ['an unknown grant', {}, 'grant_type=magic', 400, 'invalid_credentials'],
      ['a grant named like a property of objects', {}, 'grant_type=constructor', 400, 'invalid_credentials'],
      ['a wallet', {}, 'grant_type=web3', 422, 'web3_provider_disabled'],
    ])('refuses %s', async (_, body, query, status, code) => {
      const answer = await service.auth('POST', `/token?${query}`, body)
      expect([answer.status, answer.body['code']]).toEqual([status, code])
    })

    it('lets no one in who is banned, with the right password or by a token', async () => {
      const ada = await newPerson(service)
      await service.pool.query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [ada.id])
      const answer = await service.auth('POST', '/token?grant_type=password', {
        email: ada.email,
        password: ada.password,
      })
      expect(answer.body).toMatchObject({ code: 'user_banned' })
      expect((await refresh(ada.refreshToken)).body).toMatchObject({
        code: 'user_banned',
        message: 'Invalid Refresh Token: User Banned',
      })
      expect((await getUser(ada.token)).body).toMatchObject({ code: 'user_banned' })
      await service.pool.query(`update auth.users set banned_until = now() - interval '1 hour' where id = $1`, [ada.id])
      await expect(signIn(service, ada)).resolves.toBeTruthy()
    })

    it('says when a password has become weak, and lets in all the same', async () => {
      const ada = await newPerson(service)
      await service.auth('PUT', '/user', { password: '123456' }, { token: ada.token })
      service.hosted.settings.passwords.minimumLength = 8
      const { body } = await service.auth('POST', '/token?grant_type=password', {
        email: ada.email,
        password: '123456',
      })
      service.hosted.settings.passwords.minimumLength = 6
      expect(body).toMatchObject({ weak_password: { reasons: ['length'] } })
    })

    it('stores no password, but a hash of argon2id', async () => {
      const ada = await newPerson(service)
      const { rows } = await service.pool.query<{ hash: string }>(
        'select encrypted_password as hash from auth.users where id = $1',
        [ada.id],
      )
      expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    })

    it('bars an account after too many wrong passwords, the right one too', async () => {
      const ada = await newPerson(strict)
      const attempt = (password: string) =>
        strict.auth('POST', '/token?grant_type=password', { email: ada.email, password })
      for (let turn = 0; turn < 3; turn++) expect((await attempt('wrong one')).status).toBe(400)
      expect((await attempt(ada.password)).body).toMatchObject({ code: 'over_request_rate_limit' })
    })
  })

  describe('refresh', () => {
    it('rotates: another token each time, the session stays', async () => {
      const ada = await newPerson(service)
      const first = await refresh(ada.refreshToken)
      const second = await refresh(String(first.body['refresh_token']))
      expect(new Set([ada.refreshToken, first.body['refresh_token'], second.body['refresh_token']]).size).toBe(3)
      expect(claimsOf(String(second.body['access_token']))['session_id']).toBe(claimsOf(ada.token)['session_id'])
      expect(second.headers.get('cache-control')).toBe('no-store')
    })

    it('gives the live token again to a client that never got the answer', async () => {
      const ada = await newPerson(service)
      const { body } = await refresh(ada.refreshToken)
      await service.age('auth.sessions', 'refreshed_at', 3600)
      const again = await refresh(ada.refreshToken)
      expect([again.status, again.body['refresh_token']]).toEqual([200, body['refresh_token']])
    })

    it('gives the same answer to tabs that refresh at once', async () => {
      const ada = await newPerson(service)
      const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(ada.refreshToken)))
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1)
    })

    it('ends the whole session when an old token comes back, and keeps a note of it', async () => {
      const ada = await newPerson(service)
      const first = await refresh(ada.refreshToken)
      const second = await refresh(String(first.body['refresh_token']))
      await service.age('auth.sessions', 'refreshed_at', 11)
      const stolen = await refresh(ada.refreshToken)
      expect([stolen.status, stolen.body['code']]).toEqual([400, 'refresh_token_already_used'])
      expect((await refresh(String(second.body['refresh_token']))).status).toBe(400)
      expect((await getUser(String(second.body['access_token']))).body).toMatchObject({ code: 'session_not_found' })
      const noted = await service.pool.query(
        `select from auth.audit_log_entries where action = 'token_reuse_detected' and user_id = $1`,
        [ada.id],
      )
      expect(noted.rowCount).toBe(1)
    })

    it('still tolerates an older token within the interval of reuse', async () => {
      const ada = await newPerson(service)
      const first = await refresh(ada.refreshToken)
      await refresh(String(first.body['refresh_token']))
      expect((await refresh(ada.refreshToken)).status).toBe(200)
    })

    it('refuses what it did not write', async () => {
      const ada = await newPerson(service)
      const bytes = Buffer.from(ada.refreshToken, 'base64url')
      bytes[20] = (bytes[20] ?? 0) ^ 1
      for (const token of [bytes.toString('base64url'), 'abcdefghijkl', 'x', ada.token.slice(0, 60)])
        expect((await refresh(token)).status).toBe(400)
      const forged = encodeRefreshToken({
        id: String(claimsOf(ada.token)['session_id']),
        counter: 0,
        key: randomBytes(32),
      })
      expect((await refresh(forged)).body).toMatchObject({
        message: 'Invalid Refresh Token: Not Issued By This Server',
      })
      expect((await refresh('x')).body).toMatchObject({ code: 'validation_failed' })
      expect((await refresh('abcdefghijkl')).body).toMatchObject({ code: 'refresh_token_not_found' })
      expect((await refresh(ada.refreshToken)).status).toBe(200)
    })

    it('keeps no refresh token in the database', async () => {
      const ada = await newPerson(service)
      const { rows } = await service.pool.query<{ all: string }>(
        `select string_agg(s::text, ' ') as all from auth.sessions s`,
      )
      expect(rows[0]?.all).not.toContain(ada.refreshToken)
    })

    it('ends with the time box, with idleness and with a newer sign-in where that is set', async () => {
      const ada = await newPerson(strict)
      expect(Number(claimsOf(ada.token)['exp']) - Number(claimsOf(ada.token)['iat'])).toBeLessThanOrEqual(600)
      await strict.age('auth.sessions', 'created_at', 301)
      expect((await refresh(ada.refreshToken, strict)).body).toMatchObject({
        code: 'session_expired',
        message: expect.stringContaining('Inactivity') as string,
      })
      const again = await signIn(strict, ada)
      await strict.age('auth.sessions', 'not_after', 601)
      expect((await refresh(again.refreshToken, strict)).body).toMatchObject({ code: 'session_expired' })
      const third = await signIn(strict, ada)
      await signIn(strict, ada)
      expect((await refresh(third.refreshToken, strict)).status).toBe(400)
    })

    it('limits an address where limits are on', async () => {
      const answers = await Promise.all(Array.from({ length: 14 }, () => refresh('x', strict)))
      expect(answers.some(({ status }) => status === 429)).toBe(true)
    })
  })

  describe('bearer', () => {
    it.each([
      ['none', undefined],
      ['a bare key', 'raw'],
    ])('needs a bearer: %s', async (_, authorization) => {
      const headers: Record<string, string> = authorization ? { authorization: service.hosted.apiKeys.publishable } : {}
      const { status, body } = await service.auth('GET', '/user', undefined, {
        headers,
      })
      expect([status, body]).toEqual([
        401,
        { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
      ])
    })

    it('takes only tokens that its own key signed, for as long as they live', async () => {
      const ada = await newPerson(service)
      const [header = '', payload = '', signature = ''] = ada.token.split('.')
      const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const claims = claimsOf(ada.token)
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }
      const [publicKey] = await service.hosted.keyRing.publicKeys()
      const forged = {
        none: `${encode({ alg: 'none', kid })}.${payload}.`,
        changed: `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`,
        'another key': await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey),
        'the public key as a secret': await new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid })
          .sign(new TextEncoder().encode(JSON.stringify(publicKey))),
        'an empty signature': `${header}.${payload}.`,
      }
      for (const [name, token] of Object.entries(forged))
        expect([name, (await getUser(token)).status]).toEqual([name, 403])
      const signer = await service.hosted.keyRing.signer()
      const sign = (more: object) =>
        new SignJWT({ ...claims, ...more })
          .setProtectedHeader({ alg: signer.alg, kid: signer.kid ?? '' })
          .sign(signer.privateKey)
      expect((await getUser(await sign({ exp: Math.floor(Date.now() / 1000) - 1 }))).body).toMatchObject({
        code: 'bad_jwt',
      })
      expect((await getUser(await sign({ sub: 'x' }))).status).toBe(400)
      expect((await getUser(await sign({ sub: undefined }))).status).toBe(403)
      expect((await getUser(await sign({ aud: 'https://mcp.test' }))).body).toMatchObject({ code: 'validation_failed' })
      expect((await getUser(await sign({ sub: crypto.randomUUID() }))).body).toMatchObject({ code: 'user_not_found' })
      expect((await getUser(await sign({}))).status).toBe(200)
    })

    it('gives each her own account', async () => {
      const [ada, bo] = [await newPerson(service), await newPerson(service)]
      expect((await getUser(ada.token)).body['id']).toBe(ada.id)
      expect((await getUser(bo.token)).body['id']).toBe(bo.id)
      const signer = await service.hosted.keyRing.signer()
      const mixed = await new SignJWT({ ...claimsOf(ada.token), session_id: claimsOf(bo.token)['session_id'] })
        .setProtectedHeader({ alg: signer.alg, kid: signer.kid ?? '' })
        .sign(signer.privateKey)
      expect((await getUser(mixed)).body).toMatchObject({ code: 'session_not_found' })
    })

    it('goes on taking tokens of the key before after a rotation, and publishes both', async () => {
      const ada = await newPerson(service)
      await service.hosted.keyRing.rotate()
      expect((await getUser(ada.token)).status).toBe(200)
      const bo = await newPerson(service)
      const kid = (token: string) =>
        JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid as string
      expect(kid(bo.token)).not.toBe(kid(ada.token))
      const { body } = await service.auth('GET', '/.well-known/jwks.json')
      const keys = body['keys'] as Record<string, unknown>[]
      expect(keys.map((key) => key['kid'])).toEqual(expect.arrayContaining([kid(ada.token), kid(bo.token)]))
      expect(keys.every((key) => key['d'] === undefined && key['k'] === undefined)).toBe(true)
      await service.age('auth.signing_keys', 'retired_at', 4000)
      await service.hosted.keyRing.rotate()
      expect((await getUser(ada.token)).status).toBe(403)
    })
  })

  describe('logout', () => {
    it.each([
      ['has expired', { exp: Math.floor(Date.now() / 1000) - 7200 }, ''],
      ['is of somebody banned', {}, `update auth.users set banned_until = now() + interval '1 hour' where id = $1`],
    ])(
      'ends the session though its token %s: a client takes the refusal for a sign-out',
      async (_, changes, statement) => {
        const ada = await newPerson(service)
        const signer = await service.hosted.keyRing.signer()
        const token = await new SignJWT({ ...claimsOf(ada.token), ...changes })
          .setProtectedHeader({ alg: signer.alg, kid: signer.kid ?? '' })
          .sign(signer.privateKey)
        if (statement) await service.pool.query(statement, [ada.id])
        expect((await service.auth('POST', '/logout?scope=local', undefined, { token })).status).toBe(403)
        await service.pool.query('update auth.users set banned_until = null where id = $1', [ada.id])
        expect((await refresh(ada.refreshToken)).body).toMatchObject({ code: 'refresh_token_not_found' })
      },
    )

    it('ends no session by a token that another signed', async () => {
      const ada = await newPerson(service)
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const signer = await service.hosted.keyRing.signer()
      const token = await new SignJWT({ ...claimsOf(ada.token) })
        .setProtectedHeader({ alg: 'ES256', kid: signer.kid ?? '' })
        .sign(privateKey)
      expect((await service.auth('POST', '/logout?scope=local', undefined, { token })).status).toBe(403)
      expect((await refresh(ada.refreshToken)).status).toBe(200)
    })

    it.each([
      ['global', [403, 403]],
      ['local', [403, 200]],
      ['others', [200, 403]],
    ])('scope %s', async (scope, expected) => {
      const ada = await newPerson(service)
      const other = await signIn(service, ada)
      const bystander = await newPerson(service)
      const answer = await service.auth('POST', `/logout?scope=${scope}`, undefined, { token: ada.token })
      expect([answer.status, answer.text]).toEqual([204, ''])
      expect([(await getUser(ada.token)).status, (await getUser(other.token)).status]).toEqual(expected)
      expect((await refresh(ada.refreshToken)).status).toBe(scope === 'others' ? 200 : 400)
      expect((await getUser(bystander.token)).status).toBe(200)
    })

    it('refuses another scope', async () => {
      const ada = await newPerson(service)
      const { status, body } = await service.auth('POST', '/logout?scope=all', undefined, { token: ada.token })
      expect([status, body['message']]).toEqual([400, 'Unsupported logout scope "all"'])
    })
  })
})
