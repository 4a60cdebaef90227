import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type Answer, type Json, type TestHosted } from '../testing/start-hosted.ts'
import { claimsOf, newPerson, personFrom, signIn, type Person } from '../testing/people.ts'

describe.skipIf(!hasPostgres())('second factors (protocol 14)', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start({
      signUp: { hasAnonymous: true },
      mfa: { hasPhone: true, maximumFactors: 3 },
      sms: { testCodes: { '4712345678': '654321' }, minimumIntervalSeconds: 0 },
    })
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const post = (person: Pick<Person, 'token'>, path: string, body: Json = {}) =>
    service.auth('POST', path, body, { token: person.token })
  const enroll = (person: Pick<Person, 'token'>, body: Json = { factor_type: 'totp', friendly_name: 'phone' }) =>
    post(person, '/factors', body)
  const challenge = async (person: Pick<Person, 'token'>, id: string) =>
    String((await post(person, `/factors/${id}/challenge`)).body['id'])
  const secretOf = (answer: Answer) => String((answer.body['totp'] as Json)['secret'])
  const codeFor = (secret: string, shiftSeconds = 0) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + shiftSeconds })

  async function verify(
    person: Pick<Person, 'token'>,
    id: string,
    code: string,
    challengeId?: string,
  ): Promise<Answer> {
    return post(person, `/factors/${id}/verify`, { challenge_id: challengeId ?? (await challenge(person, id)), code })
  }

  /** Somebody with a verified factor and a session of aal2. */
  async function withFactor(): Promise<{ person: Person; lifted: Person; id: string; secret: string }> {
    const person = await newPerson(service)
    const enrolled = await enroll(person)
    const [id, secret] = [String(enrolled.body['id']), secretOf(enrolled)]
    const { body } = await verify(person, id, codeFor(secret))
    return { person, lifted: personFrom(body, person.email, person.password), id, secret }
  }

  it('enrols with a secret and a picture of it, shown this once', async () => {
    const ada = await newPerson(service)
    const { body } = await enroll(ada)
    expect(body).toMatchObject({
      type: 'totp',
      friendly_name: 'phone',
      totp: { qr_code: expect.stringMatching(/^<svg/) as string },
    })
    expect((body['totp'] as Json)['uri']).toMatch(/^otpauth:\/\/totp\/app\.kvint\.test:/)
    expect((body['totp'] as Json)['secret']).toMatch(/^[A-Z2-7]{32}$/)
    const user = await service.auth('GET', '/user', undefined, { token: ada.token })
    expect(user.body['factors']).toMatchObject([{ status: 'unverified', factor_type: 'totp' }])
    expect(user.text).not.toContain((body['totp'] as Json)['secret'])
  })

  it('lifts the session to aal2 by the right code', async () => {
    const { person, lifted, id } = await withFactor()
    expect(claimsOf(lifted.token)).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] })
    expect(claimsOf(lifted.token)['session_id']).toBe(claimsOf(person.token)['session_id'])
    expect(lifted.user['factors']).toMatchObject([{ id, status: 'verified' }])
    expect((await service.mail(person.email))?.subject).toBe('Two-factor authentication is on')
    const refreshed = await service.auth('POST', '/token?grant_type=refresh_token', {
      refresh_token: lifted.refreshToken,
    })
    expect(claimsOf(String(refreshed.body['access_token']))['aal']).toBe('aal2')
  })

  it('makes the refresh token of aal1 worthless, and ends other sessions that have not proven the factor', async () => {
    const ada = await newPerson(service)
    const other = await signIn(service, ada)
    const enrolled = await enroll(ada)
    await verify(ada, String(enrolled.body['id']), codeFor(secretOf(enrolled)))
    const old = await service.auth('POST', '/token?grant_type=refresh_token', { refresh_token: ada.refreshToken })
    expect(old.body).toMatchObject({ code: 'refresh_token_already_used' })
    expect((await service.auth('GET', '/user', undefined, { token: other.token })).status).toBe(403)
  })

  it('refuses wrong codes, none, and codes of another minute', async () => {
    const ada = await newPerson(service)
    const enrolled = await enroll(ada)
    const [id, secret] = [String(enrolled.body['id']), secretOf(enrolled)]
    const right = codeFor(secret)
    const wrong = right.startsWith('9') ? `8${right.slice(1)}` : `9${right.slice(1)}`
    for (const code of [wrong, codeFor(secret, 120), codeFor(secret, -120), `${right}0`, 'abcdef']) {
      const { status, body } = await verify(ada, id, code)
      expect([status, body['code']]).toEqual([422, 'mfa_verification_failed'])
    }
    expect((await verify(ada, id, '')).body).toMatchObject({ message: 'Code needs to be non-empty' })
    expect((await service.auth('GET', '/user', undefined, { token: ada.token })).body['factors']).toMatchObject([
      { status: 'unverified' },
    ])
  })

  it('takes a code once: not again by another challenge', async () => {
    const ada = await newPerson(service)
    const enrolled = await enroll(ada)
    const [id, secret] = [String(enrolled.body['id']), secretOf(enrolled)]
    const code = codeFor(secret)
    const { body } = await verify(ada, id, code)
    const lifted = { token: String(body['access_token']) }
    expect((await verify(lifted, id, code)).body).toMatchObject({ code: 'mfa_verification_failed' })
  })

  it('takes a challenge once, for its own factor, in time, and for five guesses', async () => {
    const { lifted, id, secret } = await withFactor()
    const used = await challenge(lifted, id)
    await service.pool.query('update auth.mfa_factors set last_used_step = 0 where id = $1', [id])
    expect((await verify(lifted, id, codeFor(secret), used)).status).toBe(200)
    await service.pool.query('update auth.mfa_factors set last_used_step = 0 where id = $1', [id])
    expect((await verify(lifted, id, codeFor(secret), used)).body).toMatchObject({ code: 'mfa_ip_address_mismatch' })
    const old = await challenge(lifted, id)
    await service.pool.query(
      `update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = $1`,
      [old],
    )
    expect((await verify(lifted, id, codeFor(secret), old)).body).toMatchObject({ code: 'mfa_challenge_expired' })
    const guessed = await challenge(lifted, id)
    for (let turn = 0; turn < 5; turn++) await verify(lifted, id, 'abcdef', guessed)
    expect((await verify(lifted, id, codeFor(secret), guessed)).body).toMatchObject({ code: 'mfa_challenge_expired' })
    expect((await verify(lifted, id, codeFor(secret), crypto.randomUUID())).body).toMatchObject({
      code: 'mfa_factor_not_found',
    })
    const stranger = await withFactor()
    const foreign = await challenge(stranger.lifted, stranger.id)
    expect((await verify(lifted, id, codeFor(secret), foreign)).body).toMatchObject({ code: 'mfa_factor_not_found' })
  })

  it('keeps everybody to her own factors', async () => {
    const { id, secret } = await withFactor()
    const stranger = await newPerson(service)
    expect((await post(stranger, `/factors/${id}/challenge`)).status).toBe(404)
    expect((await verify(stranger, id, codeFor(secret), crypto.randomUUID())).status).toBe(404)
    expect((await service.auth('DELETE', `/factors/${id}`, undefined, { token: stranger.token })).status).toBe(404)
    expect((await post(stranger, '/factors/x/challenge')).body).toMatchObject({ message: 'factor_id must be an UUID' })
  })

  it('asks for aal2 before a factor goes or another comes, and before anything of the account changes', async () => {
    const { person, lifted, id } = await withFactor()
    const low = await signIn(service, person)
    const remove = await service.auth('DELETE', `/factors/${id}`, undefined, { token: low.token })
    expect([remove.status, remove.body['code']]).toEqual([422, 'insufficient_aal'])
    expect((await enroll(low, { factor_type: 'totp', friendly_name: 'second' })).body).toMatchObject({
      code: 'insufficient_aal',
    })
    for (const body of [{ password: 'another one' }, { email: 'else@kvint.test' }, { phone: '4799999999' }])
      expect((await service.auth('PUT', '/user', body, { token: low.token })).body).toMatchObject({
        code: 'insufficient_aal',
      })
    expect((await service.auth('PUT', '/user', { data: { a: 1 } }, { token: low.token })).status).toBe(403)
    const gone = await service.auth('DELETE', `/factors/${id}`, undefined, { token: lifted.token })
    expect([gone.status, gone.body]).toEqual([200, { id }])
  })

  it('lowers the sessions that stood on a factor when it goes', async () => {
    const { lifted, id } = await withFactor()
    await service.auth('DELETE', `/factors/${id}`, undefined, { token: lifted.token })
    const { body } = await service.auth('POST', '/token?grant_type=refresh_token', {
      refresh_token: lifted.refreshToken,
    })
    expect(claimsOf(String(body['access_token']))).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  })

  it.each([
    ['another type', { factor_type: 'face' }, 400, 'validation_failed'],
    ['a type that is off', { factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    ['a bad number', { factor_type: 'phone', phone: 'x' }, 400, 'validation_failed'],
  ])('enrols no %s', async (_, body, status, code) => {
    const answer = await enroll(await newPerson(service), body)
    expect([answer.status, answer.body['code']]).toEqual([status, code])
  })

  it('enrols no second factor of the same name, none beyond the limit, none for the anonymous', async () => {
    const ada = await newPerson(service)
    await enroll(ada)
    expect((await enroll(ada)).body).toMatchObject({ code: 'mfa_factor_name_conflict' })
    await enroll(ada, { factor_type: 'totp', friendly_name: 'b' })
    await enroll(ada, { factor_type: 'totp', friendly_name: 'c' })
    expect((await enroll(ada, { factor_type: 'totp', friendly_name: 'd' })).body).toMatchObject({
      code: 'too_many_enrolled_mfa_factors',
    })
    const { data } = await service.client().auth.signInAnonymously()
    expect((await enroll({ token: data.session?.access_token ?? '' })).body).toMatchObject({ code: 'no_authorization' })
    expect((await service.auth('POST', '/factors', { factor_type: 'totp' })).status).toBe(401)
  })

  it('takes a code by text message', async () => {
    const ada = await newPerson(service)
    const { body } = await enroll(ada, { factor_type: 'phone', friendly_name: 'sms', phone: '+47 12345678' })
    expect(body).toMatchObject({ type: 'phone', phone: '4712345678' })
    const id = String(body['id'])
    expect((await verify(ada, id, '000000')).body).toMatchObject({ message: 'Invalid MFA Phone code entered' })
    const lifted = await verify(ada, id, '654321')
    expect(claimsOf(String(lifted.body['access_token']))).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/phone' }, { method: 'password' }],
    })
  })

  it('is what supabase-js speaks', async () => {
    const client = service.client()
    await client.auth.signUp({ email: 'js@kvint.test', password: 'secret1' })
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'js' })
    expect(enrolled.data?.totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    const factorId = enrolled.data?.id ?? ''
    const done = await client.auth.mfa.challengeAndVerify({
      factorId,
      code: codeFor(enrolled.data?.totp?.secret ?? ''),
    })
    expect(done.error).toBeNull()
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    })
  })
})
