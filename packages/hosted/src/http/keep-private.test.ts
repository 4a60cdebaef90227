import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type TestHosted } from '../testing/start-hosted.ts'
import { newPerson } from '../testing/people.ts'

describe.skipIf(!hasPostgres())('answers to an account', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start()
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  it.each(['/user', '/passkeys', '/user/oauth/grants', '/settings'])('are kept by no cache: %s', async (path) => {
    const { token } = await newPerson(service)
    const { headers } = await service.auth('GET', path, undefined, { token })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('are kept by none as rows either; what is for everybody may be', async () => {
    const { token } = await newPerson(service)
    expect((await service.rest('GET', '/', undefined, { token })).headers.get('cache-control')).toBe('no-store')
    const { headers } = await service.auth('GET', '/.well-known/jwks.json')
    expect(headers.get('cache-control')).toBe('public, max-age=600')
  })
})
