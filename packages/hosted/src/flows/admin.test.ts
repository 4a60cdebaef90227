import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'
import { newPerson, signIn } from '../testing/people.ts'

describe.skipIf(!hasPostgres())('/admin (protocol 0.8, 18)', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start()
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const admin = (method: string, path: string, body?: Json) =>
    service.auth(method, path, body, { token: service.hosted.apiKeys.secret })
  const id = crypto.randomUUID()
  const routes: [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${id}`],
    ['PUT', `/admin/users/${id}`],
    ['DELETE', `/admin/users/${id}`],
    ['GET', `/admin/users/${id}/factors`],
    ['PUT', `/admin/users/${id}/factors/${id}`],
    ['DELETE', `/admin/users/${id}/factors/${id}`],
    ['GET', `/admin/users/${id}/passkeys`],
    ['DELETE', `/admin/users/${id}/passkeys/${id}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
    ['GET', '/admin/oauth/clients'],
    ['POST', '/admin/oauth/clients'],
    ['GET', `/admin/oauth/clients/${id}`],
    ['PUT', `/admin/oauth/clients/${id}`],
    ['DELETE', `/admin/oauth/clients/${id}`],
    ['POST', `/admin/oauth/clients/${id}/regenerate_secret`],
  ]

  it.each(routes)('%s %s is closed to no one, to the public key and to a user', async (method, path) => {
    const body = method === 'GET' ? undefined : {}
    const ada = await newPerson(service)
    expect((await service.auth(method, path, body)).status).toBe(401)
    for (const token of [service.hosted.apiKeys.publishable, ada.token]) {
      const answer = await service.auth(method, path, body, { token })
      expect([answer.status, answer.body['code']]).toEqual([403, 'not_admin'])
    }
  })

  it('makes users as asked, unconfirmed unless asked', async () => {
    const made = await admin('POST', '/admin/users', {
      email: 'made@kvint.test',
      password: 'secret1',
      user_metadata: { a: 1 },
      app_metadata: { plan: 'x' },
    })
    expect(made.body).toMatchObject({
      email: 'made@kvint.test',
      user_metadata: { a: 1 },
      app_metadata: { provider: 'email', plan: 'x' },
    })
    expect(made.body['email_confirmed_at']).toBeUndefined()
    await expect(signIn(service, { email: 'made@kvint.test', password: 'secret1' })).rejects.toThrow(
      'email_not_confirmed',
    )
    await admin('PUT', `/admin/users/${String(made.body['id'])}`, { email_confirm: true })
    await expect(signIn(service, { email: 'made@kvint.test', password: 'secret1' })).resolves.toBeTruthy()
    expect((await admin('POST', '/admin/users', { email: 'made@kvint.test' })).body).toMatchObject({
      code: 'email_exists',
    })
    expect((await admin('POST', '/admin/users', {})).body).toMatchObject({ code: 'validation_failed' })
  })

  it('takes hashes of bcrypt from elsewhere', async () => {
    const hash = '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'
    const made = await admin('POST', '/admin/users', {
      email: 'bc@kvint.test',
      password_hash: hash,
      email_confirm: true,
    })
    expect(made.status).toBe(200)
    const wrong = await service.auth('POST', '/token?grant_type=password', {
      email: 'bc@kvint.test',
      password: 'not it',
    })
    expect(wrong.body).toMatchObject({ code: 'invalid_credentials' })
    expect((await admin('POST', '/admin/users', { email: 'pl@kvint.test', password_hash: 'plain' })).status).toBe(400)
  })

  it('lists with pages and refuses a page that is none', async () => {
    for (let n = 0; n < 3; n++) await newPerson(service)
    const { body, headers } = await admin('GET', '/admin/users?page=1&per_page=2')
    expect(body['users']).toHaveLength(2)
    expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(3)
    expect(headers.get('link')).toMatch(/page=2&per_page=2>; rel="next", <.*>; rel="last"/)
    expect((await admin('GET', '/admin/users?page=-1')).status).toBe(400)
  })

  it('ends all sessions with a new password, and bars with a ban', async () => {
    const ada = await newPerson(service)
    await admin('PUT', `/admin/users/${ada.id}`, { password: 'set by admin' })
    expect((await service.auth('GET', '/user', undefined, { token: ada.token })).status).toBe(403)
    const again = await signIn(service, { ...ada, password: 'set by admin' })
    await admin('PUT', `/admin/users/${ada.id}`, { ban_duration: '24h' })
    expect((await service.auth('GET', '/user', undefined, { token: again.token })).body).toMatchObject({
      code: 'user_banned',
    })
    await admin('PUT', `/admin/users/${ada.id}`, { ban_duration: 'none' })
    expect((await service.auth('GET', '/user', undefined, { token: again.token })).status).toBe(200)
    expect((await admin('PUT', `/admin/users/${ada.id}`, { ban_duration: 'soon' })).status).toBe(400)
  })

  it('deletes, softly or wholly, and either way no one comes in', async () => {
    const [ada, bo] = [await newPerson(service), await newPerson(service)]
    await admin('DELETE', `/admin/users/${ada.id}`, { should_soft_delete: true })
    await admin('DELETE', `/admin/users/${bo.id}`)
    for (const person of [ada, bo]) {
      await expect(signIn(service, person)).rejects.toThrow('invalid_credentials')
      expect((await service.auth('GET', '/user', undefined, { token: person.token })).status).toBe(403)
    }
    const left = await service.pool.query(
      `select email, raw_user_meta_data as meta from auth.users where id = any($1)`,
      [[ada.id, bo.id]],
    )
    expect(left.rows).toEqual([{ email: null, meta: {} }])
    expect((await admin('GET', '/admin/users/x')).body).toMatchObject({ message: 'user_id must be an UUID' })
    expect((await admin('GET', `/admin/users/${id}`)).body).toMatchObject({ code: 'user_not_found' })
  })

  it('makes the link of a mail without the mail', async () => {
    const ada = await newPerson(service)
    const { body } = await admin('POST', '/admin/generate_link', {
      type: 'recovery',
      email: ada.email,
      redirect_to: 'https://app.kvint.test/x',
    })
    expect(body).toMatchObject({ verification_type: 'recovery', redirect_to: 'https://app.kvint.test/x' })
    expect(await service.mail(ada.email)).toBeUndefined()
    const verified = await service.auth('POST', '/verify', { type: 'recovery', token_hash: body['hashed_token'] })
    expect(verified.status).toBe(200)
    expect((await admin('POST', '/admin/generate_link', { type: 'recovery', email: 'none@kvint.test' })).status).toBe(
      404,
    )
    const fresh = await admin('POST', '/admin/generate_link', { type: 'magiclink', email: 'fresh@kvint.test' })
    expect(fresh.body['verification_type']).toBe('signup')
    expect((await admin('POST', '/admin/generate_link', { type: 'x', email: ada.email })).status).toBe(400)
  })

  it('invites', async () => {
    const { body } = await admin('POST', '/invite', { email: 'guest@kvint.test', data: { a: 1 } })
    expect(body['invited_at']).toBeTruthy()
    const { link, subject } = (await service.mail('guest@kvint.test'))!
    expect(subject).toBe('You are invited to Kvint')
    expect((await service.auth('GET', link)).headers.get('location')).toContain('type=invite')
    expect((await admin('POST', '/invite', { email: 'guest@kvint.test' })).body).toMatchObject({ code: 'email_exists' })
  })

  it('is what supabase-js speaks', async () => {
    const { createClient } = await import('@supabase/supabase-js')
    const client = createClient(service.url, service.hosted.apiKeys.secret, { auth: { persistSession: false } })
    const { data, error } = await client.auth.admin.createUser({ email: 'js@kvint.test', email_confirm: true })
    expect([error, data.user?.email]).toEqual([null, 'js@kvint.test'])
    const listed = await client.auth.admin.listUsers({ page: 1, perPage: 1 })
    expect(listed.data).toMatchObject({ nextPage: 2 })
  })
})
