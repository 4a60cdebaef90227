import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'
import { newPerson, signIn, type Person } from '../testing/people.ts'

describe.skipIf(!hasPostgres())('PUT /user and the ways in of a user (protocol 3, 12b)', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let strict: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start({ signUp: { hasAnonymous: true, hasManualLinking: true } })
    strict = await cluster.start({
      passwords: {
        needsReauthentication: true,
        needsCurrent: true,
        requiredCharacters: ['abcdefghijklmnopqrstuvwxyz', '0123456789'],
      },
    })
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const put = (person: Pick<Person, 'token'>, body: Json, on = service) =>
    on.auth('PUT', '/user', body, { token: person.token })

  it('merges metadata one level deep, and null takes a key away', async () => {
    const ada = await newPerson(service, { data: { bio: 'a', website: 'b' } })
    const { body } = await put(ada, { data: { bio: null, location: 'Oslo' } })
    expect(body['user_metadata']).toMatchObject({ website: 'b', location: 'Oslo' })
    expect(body['user_metadata']).not.toHaveProperty('bio')
  })

  it('lets no one give herself rights', async () => {
    const ada = await newPerson(service)
    expect((await put(ada, { app_metadata: { role: 'admin' } })).body).toMatchObject({ code: 'not_admin' })
    await put(ada, { data: { role: 'service_role' }, role: 'service_role' })
    const { body } = await service.auth('GET', '/user', undefined, { token: ada.token })
    expect(body).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } })
  })

  it('ends every other session with a new password, and keeps this one', async () => {
    const ada = await newPerson(service)
    const other = await signIn(service, ada)
    expect((await put(ada, { password: 'another one' })).status).toBe(200)
    expect((await service.auth('GET', '/user', undefined, { token: other.token })).status).toBe(403)
    expect((await service.auth('GET', '/user', undefined, { token: ada.token })).status).toBe(200)
    await expect(signIn(service, ada)).rejects.toThrow('invalid_credentials')
    await expect(signIn(service, { ...ada, password: 'another one' })).resolves.toBeTruthy()
    expect((await service.mail(ada.email))?.subject).toBe('Your password was changed')
  })

  it('refuses the same password, a short one and a long one', async () => {
    const ada = await newPerson(service)
    expect((await put(ada, { password: ada.password })).body).toMatchObject({ code: 'same_password' })
    expect((await put(ada, { password: '12345' })).body).toMatchObject({
      code: 'weak_password',
      weak_password: { reasons: ['length'] },
    })
    expect((await put(ada, { password: 'x'.repeat(73) })).body).toMatchObject({ code: 'validation_failed' })
  })

  it('asks for the classes of characters that are set', async () => {
    const answer = await strict.auth('POST', '/signup', { email: 'c@kvint.test', password: 'only letters' })
    expect(answer.body).toMatchObject({ weak_password: { reasons: ['characters'] } })
  })

  it('asks for the current password and, after a day, for a code, where that is set', async () => {
    const ada = await newPerson(strict)
    expect((await put(ada, { password: 'another 1' }, strict)).body).toMatchObject({
      code: 'current_password_required',
    })
    expect((await put(ada, { password: 'another 1', current_password: 'no' }, strict)).body).toMatchObject({
      code: 'current_password_invalid',
    })
    await strict.age('auth.sessions', 'created_at', 86_401)
    const asked = await put(ada, { password: 'another 1', current_password: ada.password }, strict)
    expect(asked.body).toMatchObject({ code: 'reauthentication_needed' })
    const guessed = await put(ada, { password: 'another 1', current_password: ada.password, nonce: '000000' }, strict)
    expect(guessed.body).toMatchObject({ code: 'reauthentication_not_valid' })
    await strict.auth('GET', '/reauthenticate', undefined, { token: ada.token })
    const { code } = (await strict.mail(ada.email))!
    const done = await put(ada, { password: 'another 1', current_password: ada.password, nonce: code }, strict)
    expect(done.status).toBe(200)
  })

  it('lets an anonymous user become somebody, but not by a password alone', async () => {
    const { data } = await service.client().auth.signInAnonymously()
    const anonymous = { token: data.session?.access_token ?? '' }
    expect((await put(anonymous, { password: 'secret1' })).status).toBe(422)
    const { body } = await put(anonymous, { email: 'somebody@kvint.test', password: 'secret1' })
    expect(body).toMatchObject({ id: data.user?.id, email: 'somebody@kvint.test', is_anonymous: false })
    await expect(signIn(service, { email: 'somebody@kvint.test', password: 'secret1' })).resolves.toBeTruthy()
  })

  it('keeps the last way in', async () => {
    const ada = await newPerson(service)
    const [identity] = ada.user['identities'] as Json[]
    const { body } = await service.auth('DELETE', `/user/identities/${String(identity?.['identity_id'])}`, undefined, {
      token: ada.token,
    })
    expect(body).toMatchObject({ code: 'single_identity_not_deletable' })
    const link = await service.auth('GET', '/user/identities/authorize?provider=nobody', undefined, {
      token: ada.token,
    })
    expect(link.body['message']).toBe('Unsupported provider: Provider nobody could not be found')
    const off = await strict.auth('DELETE', `/user/identities/${crypto.randomUUID()}`, undefined, {
      token: (await newPerson(strict)).token,
    })
    expect(off.body).toMatchObject({ code: 'manual_linking_disabled' })
  })

  it('notes who did what, without a secret', async () => {
    const ada = await newPerson(service)
    await put(ada, { password: 'another one' })
    const { rows } = await service.pool.query<{ action: string; ip_address: string; payload: Json }>(
      'select action, ip_address, payload from auth.audit_log_entries where user_id = $1 order by id',
      [ada.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['user_signedup', 'user_updated_password', 'user_modified'])
    expect(rows.every(({ ip_address }) => ip_address === '127.0.0.1')).toBe(true)
    expect(JSON.stringify(rows)).not.toMatch(/another one|right horse/)
  })
})
