import { hasPostgres } from '@kvint/postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { claimsOf, newPerson, type Person, signIn } from '../testing/people.ts'
import { startCluster, type TestHosted } from '../testing/start-hosted.ts'

describe.skipIf(!hasPostgres())('a token whose session has ended', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start()
    await service.pool.query('create table public.free (n int); grant all on public.free to authenticated')
    service = await cluster.start({}, service)
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)
  afterEach(() => void vi.useRealTimers())

  const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5001 })
  const statuses = async ({ token }: Person) => [
    (await service.rest('GET', '/free', undefined, { token })).status,
    (await service.rest('POST', '/free', { n: 1 }, { token })).status,
  ]

  it.each([
    ['a sign-out', (ada: Person) => service.auth('POST', '/logout?scope=local', undefined, { token: ada.token })],
    [
      'a new password',
      async (ada: Person) =>
        service.auth('PUT', '/user', { password: 'another horse' }, { token: (await signIn(service, ada)).token }),
    ],
    [
      'a ban',
      (ada: Person) =>
        service.auth('PUT', `/admin/users/${ada.id}`, { ban_duration: '1h' }, { token: service.hosted.apiKeys.secret }),
    ],
    [
      'the end of the account',
      (ada: Person) =>
        service.auth('DELETE', `/admin/users/${ada.id}`, undefined, { token: service.hosted.apiKeys.secret }),
    ],
    [
      'its own end',
      (ada: Person) =>
        service.pool
          .query(`update auth.sessions set not_after = now() where id = $1`, [claimsOf(ada.token)['session_id']])
          .then(() => ({ status: 200 })),
    ],
  ] as const)('reads and writes nothing five seconds after %s', async (_what, end) => {
    const ada = await newPerson(service)
    expect(await statuses(ada)).toEqual([200, 201])
    expect((await end(ada)).status).toBeLessThan(300)
    later()
    expect(await statuses(ada)).toEqual([401, 401])
  })

  it('is told that its session has ended; a token without a session is not asked for one', async () => {
    const ada = await newPerson(service)
    await service.auth('POST', '/logout', undefined, { token: ada.token })
    const refused = await service.rest('GET', '/free', undefined, { token: ada.token })
    expect(refused.body).toMatchObject({ code: 'PGRST303', message: 'JWT session has ended' })
    expect((await service.rest('GET', '/free', undefined, { token: service.hosted.apiKeys.secret })).status).toBe(200)
  })
})
