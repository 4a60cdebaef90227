import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf, newPerson, signIn, type Person } from '../testing/people.ts'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'

describe.skipIf(!hasPostgres())('metadata of a user', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start({ signUp: { hasAnonymous: true } })
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const put = (person: Pick<Person, 'token'>, data: Json) =>
    service.auth('PUT', '/user', { data }, { token: person.token })

  it('holds 8 kB in all, and says so', async () => {
    const ada = await newPerson(service)
    const { status, body } = await put(ada, { note: 'x'.repeat(300_000) })
    expect([status, body['code']]).toEqual([400, 'validation_failed'])
    expect(body['message']).toMatch(
      /^user_metadata holds at most 8192 bytes in all, as JSON\. This would be 3\d{5}: shorten it\.$/,
    )
    expect((await put(ada, { a: 'x'.repeat(4000) })).status).toBe(200)
    expect((await put(ada, { b: 'å'.repeat(2100) })).status).toBe(400)
    expect((await put(ada, { a: null, b: 'x'.repeat(7000) })).status).toBe(200)
  })

  it.each([
    ['/signup', { email: 'long@kvint.test', password: 'long enough' }],
    ['/signup', {}],
    ['/otp', { email: 'long-otp@kvint.test' }],
  ])('is bounded at %s', async (path, body) => {
    const answer = await service.auth('POST', path, { ...body, data: { note: 'x'.repeat(9000) } })
    expect([answer.status, answer.body['message']]).toEqual([400, expect.stringContaining('8192 bytes')])
  })

  it('that is too long already still lets her sign in, shorten it and leave, with a token that fits', async () => {
    const ada = await newPerson(service, { data: { full_name: 'Ada' } })
    await service.pool.query('update auth.users set raw_user_meta_data = raw_user_meta_data || $2 where id = $1', [
      ada.id,
      { note: 'x'.repeat(300_000), other: 'y'.repeat(300_000) },
    ])
    const again = await signIn(service, ada)
    expect(again.token.length).toBeLessThan(4000)
    expect(claimsOf(again.token)['user_metadata']).toEqual({ full_name: 'Ada' })
    expect((await put(again, { more: 'z' })).status).toBe(400)
    expect((await put(again, { note: null })).status).toBe(200)
    expect((await put(again, { other: null })).status).toBe(200)
    expect((await service.auth('POST', '/logout', {}, { token: again.token })).status).toBe(204)
  })

  it.each([
    ['NUL', '{"data":{"note":"a\\u0000b"}}'],
    ['NUL in a name', '{"data":{"a\\u0000b":1}}'],
    ['half a pair', '{"data":{"note":"\\ud800"}}'],
  ])('with %s is refused as what it is', async (_, body) => {
    const ada = await newPerson(service)
    const answer = await service.auth('PUT', '/user', body, {
      token: ada.token,
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, answer.body['code']]).toEqual([400, 'bad_json'])
  })

  it('a link with NUL is refused as what it is', async () => {
    const answer = await service.auth('POST', '/token?grant_type=pkce', 'auth_code=a%00&code_verifier=b', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed'])
  })
})
