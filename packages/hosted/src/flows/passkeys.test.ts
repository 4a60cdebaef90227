import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { newPerson, type Person } from '../testing/people.ts'
import { newPasskey, type SoftwarePasskey } from '../testing/software-passkey.ts'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'

const ORIGIN = 'https://app.kvint.test'

describe.skipIf(!hasPostgres())('passkeys (protocol 15)', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let off: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start({
      passkeys: { isEnabled: true, rpId: 'app.kvint.test', origins: [ORIGIN], maximum: 2 },
    })
    off = await cluster.start()
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const post = (path: string, body: Json = {}, token?: string) =>
    service.auth('POST', `/passkeys/${path}`, body, { token })
  const options = async (ceremony: string, token?: string) =>
    (await post(`${ceremony}/options`, {}, token)).body as { challenge_id: string; options: { challenge: string } }

  async function register(person: Person, passkey: SoftwarePasskey, changes = {}) {
    const asked = await options('registration', person.token)
    return post(
      'registration/verify',
      { challenge_id: asked.challenge_id, credential: passkey.create(asked.options, changes) },
      person.token,
    )
  }

  async function signIn(passkey: SoftwarePasskey, changes = {}) {
    const asked = await options('authentication')
    return post('authentication/verify', {
      challenge_id: asked.challenge_id,
      credential: passkey.get(asked.options, changes),
    })
  }

  it('signs in whose passkey it is', async () => {
    const [ada, passkey] = [await newPerson(service), newPasskey('app.kvint.test', ORIGIN)]
    expect((await register(ada, passkey)).status).toBe(200)
    const { status, body, text } = await signIn(passkey)
    expect([status, (body['user'] as Json | undefined)?.['id']], text).toEqual([200, ada.id])
    expect((await service.auth('GET', '/passkeys', undefined, { token: ada.token })).body).toMatchObject([
      { last_used_at: expect.any(String) as string },
    ])
  })

  it('takes a challenge once, for its own ceremony and its own user, and in time', async () => {
    const [ada, bo, passkey] = [
      await newPerson(service),
      await newPerson(service),
      newPasskey('app.kvint.test', ORIGIN),
    ]
    const asked = await options('registration', ada.token)
    const credential = passkey.create(asked.options)
    const by = (person: Person) =>
      post('registration/verify', { challenge_id: asked.challenge_id, credential }, person.token)
    expect((await by(bo)).body).toMatchObject({ code: 'webauthn_challenge_not_found' })
    expect((await by(ada)).status).toBe(200)
    expect((await by(ada)).body).toMatchObject({ code: 'webauthn_challenge_not_found' })
    const again = await options('authentication')
    const assertion = { challenge_id: again.challenge_id, credential: passkey.get(again.options) }
    expect((await post('authentication/verify', assertion)).status).toBe(200)
    expect((await post('authentication/verify', assertion)).status).toBe(400)
    const late = await options('authentication')
    await service.age('auth.webauthn_challenges', 'expires_at', 301)
    expect(
      (await post('authentication/verify', { challenge_id: late.challenge_id, credential: passkey.get(late.options) }))
        .body,
    ).toMatchObject({ code: 'webauthn_challenge_expired' })
  })

  it.each([
    ['of another page', { origin: 'https://evil.test' }],
    ['of another site', { rpId: 'evil.test' }],
    ['of another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('takes no proof %s', async (_, changes) => {
    const [ada, passkey] = [await newPerson(service), newPasskey('app.kvint.test', ORIGIN)]
    await register(ada, passkey)
    const { status, body } = await signIn(passkey, changes)
    expect([status, body['code']]).toEqual([400, 'webauthn_verification_failed'])
  })

  it.each([
    ['of another page', { origin: 'https://evil.test' }],
    ['of a page of another port', { origin: `${ORIGIN}:8443` }],
    ['of another site', { rpId: 'evil.test' }],
  ])('registers no passkey %s', async (_, changes) => {
    const [ada, passkey] = [await newPerson(service), newPasskey('app.kvint.test', ORIGIN)]
    const asked = await options('registration', ada.token)
    const credential = passkey.create(asked.options, changes)
    const answer = await post('registration/verify', { challenge_id: asked.challenge_id, credential }, ada.token)
    expect([answer.status, answer.body['code']]).toEqual([400, 'webauthn_verification_failed'])
  })

  it('ends with a new password but for those that she keeps, and so do challenges that wait', async () => {
    const [ada, bo] = [await newPerson(service), await newPerson(service)]
    const [kept, intruder, ofBo] = [1, 2, 3].map(() => newPasskey('app.kvint.test', ORIGIN))
    const { body } = await register(ada, kept!)
    await register(bo, ofBo!)
    const ids = async () =>
      (await service.auth('GET', '/passkeys', undefined, { token: ada.token })).body as unknown as { id: string }[]
    await register(ada, intruder!)
    const change = (password: string, more = {}) =>
      service.auth('PUT', '/user', { password, ...more }, { token: ada.token })
    expect((await change('a new one of hers', { keep_passkeys: [body['id']] })).status).toBe(200)
    expect(await ids()).toMatchObject([{ id: body['id'] }])
    expect([(await signIn(kept!)).status, (await signIn(intruder!)).status]).toEqual([200, 400])
    const waiting = await options('registration', ada.token)
    expect((await change('yet another one')).status).toBe(200)
    expect(await ids()).toEqual([])
    const late = {
      challenge_id: waiting.challenge_id,
      credential: newPasskey('app.kvint.test', ORIGIN).create(waiting.options),
    }
    expect((await post('registration/verify', late, ada.token)).body['code']).toBe('webauthn_challenge_not_found')
    expect((await signIn(ofBo!)).status).toBe(200)
  })

  it('keeps everybody to her own passkeys, and to so many', async () => {
    const [ada, bo] = [await newPerson(service), await newPerson(service)]
    const made = await register(ada, newPasskey('app.kvint.test', ORIGIN))
    const path = `/passkeys/${String(made.body['id'])}`
    expect((await service.auth('PATCH', path, { friendly_name: 'his' }, { token: bo.token })).status).toBe(404)
    expect((await service.auth('DELETE', path, undefined, { token: bo.token })).status).toBe(404)
    expect((await service.auth('GET', '/passkeys', undefined, { token: bo.token })).body).toEqual([])
    await register(ada, newPasskey('app.kvint.test', ORIGIN))
    expect((await post('registration/options', {}, ada.token)).body).toMatchObject({ code: 'too_many_passkeys' })
    expect((await service.auth('DELETE', path, undefined, { token: ada.token })).status).toBe(204)
  })

  it('keeps so many also where all were asked for before the first was made', async () => {
    const ada = await newPerson(service)
    const asked = [await options('registration', ada.token), await options('registration', ada.token)]
    asked.push(await options('registration', ada.token))
    const made = await Promise.all(
      asked.map(({ challenge_id, options: creation }) => {
        const credential = newPasskey('app.kvint.test', ORIGIN).create(creation)
        return post('registration/verify', { challenge_id, credential }, ada.token)
      }),
    )
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422])
  })

  it('lets no one in who is banned or unknown', async () => {
    const [ada, passkey] = [await newPerson(service), newPasskey('app.kvint.test', ORIGIN)]
    await register(ada, passkey)
    expect((await signIn(newPasskey('app.kvint.test', ORIGIN))).body).toMatchObject({
      code: 'webauthn_verification_failed',
    })
    await service.pool.query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [ada.id])
    expect((await signIn(passkey)).body).toMatchObject({ code: 'user_banned' })
  })

  it('is off where it is off', async () => {
    expect((await off.auth('POST', '/passkeys/authentication/options', {})).body).toMatchObject({
      code: 'passkey_disabled',
    })
  })
})
