import { hasPostgres } from '@kvint/postgres'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../testing/people.ts'
import { startCluster, type Json } from '../testing/start-hosted.ts'
import { REFUSALS, type Refusing } from './refusals.cases.ts'

describe.skipIf(!hasPostgres())('what a refusal says', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let on: Refusing
  beforeAll(async () => {
    cluster = await startCluster()
    const open = await cluster.start({
      keys: { jwtSecret: SECRET },
      signUp: { hasPhone: true, hasManualLinking: true },
      oauthServer: { hasDynamicRegistration: false },
    })
    const one = { amount: 1, perMinutes: 60 }
    const many = { amount: 100, perMinutes: 1 }
    const closed = await cluster.start({
      signUp: { isDisabled: true, hasEmail: false },
      oauthServer: { isEnabled: false },
    })
    const sparing = await cluster.start({ limits: { mailRequests: one } })
    const confirming = await cluster.start({
      signUp: { hasPhone: true, isEmailConfirmed: false },
      sms: { testCodes: { '4712345678': '123456', '4787654321': '123456' }, minimumIntervalSeconds: 0 },
      limits: { mailRequests: many, tokens: many, mailsPerHour: one, textsPerHour: one },
    })
    on = { open, closed, sparing, confirming, token }
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  it.each(REFUSALS)('%s: %s', async (_section, _what, call, status, code, message) => {
    const answer = await call(on)
    expect([answer.status, answer.body['code'], answer.body['message']]).toEqual([status, code, message])
    expect(answer.headers.get('x-sb-error-code')).toBe(code)
  })

  describe('to somebody with a session', () => {
    const call = (method: string, path: string, bearer: string) =>
      on.open.auth(method, path, undefined, { token: bearer })

    it('0.8: that she is banned', async () => {
      const ada = await newPerson(on.open)
      await on.open.pool.query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [ada.id])
      const { status, body } = await call('GET', '/user', ada.token)
      expect([status, body]).toEqual([403, { code: 'user_banned', message: 'User is banned' }])
    })

    it('0.8: that her session is over', async () => {
      const ada = await newPerson(on.open)
      await on.open.pool.query('delete from auth.sessions where user_id = $1', [ada.id])
      const { status, body } = await call('GET', '/user', ada.token)
      const message = 'Session from session_id claim in JWT does not exist'
      expect([status, body]).toEqual([403, { code: 'session_not_found', message }])
    })

    it('0.11: that her second factor had its code of this hour', async () => {
      const texting = await cluster.start(
        {
          sms: { testCodes: { '4712345678': '123456' }, minimumIntervalSeconds: 0 },
          limits: { textsPerHour: { amount: 1, perMinutes: 60 } },
          mfa: { hasPhone: true },
        },
        on.open,
      )
      const ada = await newPerson(texting)
      const post = (path: string, body: Json) => texting.auth('POST', path, body, { token: ada.token })
      const asked = { factor_type: 'phone', friendly_name: 'phone', phone: '4712345678' }
      const factor = String((await post('/factors', asked)).body['id'])
      expect((await post(`/factors/${factor}/challenge`, {})).status).toBe(200)
      const second = await post(`/factors/${factor}/challenge`, {})
      const message = 'SMS rate limit exceeded'
      expect([second.status, second.body]).toEqual([429, { code: 'over_sms_send_rate_limit', message }])
    })

    it('3: that a company keeps her address', async () => {
      const ada = await newPerson(on.open)
      await on.open.pool.query('update auth.users set is_sso_user = true where id = $1', [ada.id])
      const { status, body } = await on.open.auth('PUT', '/user', { email: 'new@kvint.test' }, { token: ada.token })
      expect([status, body['code']]).toEqual([422, 'user_sso_managed'])
    })

    it('12b: that there is no such way in, and that her last one stays', async () => {
      const ada = await newPerson(on.open)
      const only = await call('DELETE', `/user/identities/${OTHER}`, ada.token)
      expect(only.body).toMatchObject({ code: 'single_identity_not_deletable' })
      await addIdentity(ada.id, null)
      const unknown = await call('DELETE', `/user/identities/${OTHER}`, ada.token)
      expect([unknown.status, unknown.body]).toEqual([
        422,
        { code: 'identity_not_found', message: "Identity doesn't exist" },
      ])
    })

    it('12b: that what is left would be the address of another account', async () => {
      const [ada, bo] = [await newPerson(on.open), await newPerson(on.open)]
      await addIdentity(ada.id, bo.email)
      const { rows } = await on.open.pool.query<{ id: string }>(
        `select id from auth.identities where user_id = $1 and provider = 'email'`,
        [ada.id],
      )
      const { status, body } = await call('DELETE', `/user/identities/${rows[0]?.id}`, ada.token)
      expect([status, body['code']]).toEqual([422, 'email_conflict_identity_not_deletable'])
      const user = await call('GET', '/user', ada.token)
      expect(user.body).toMatchObject({ email: ada.email, identities: [{}, {}] })
    })

    it('0.1: that it took too long, once another has held her row for as long as a request may last', async () => {
      const slow = await cluster.start({ requestSeconds: 1 }, on.open)
      const ada = await newPerson(slow)
      const holder = await slow.pool.connect()
      await holder.query('begin')
      await holder.query('select from auth.users where id = $1 for update', [ada.id])
      const { status, body } = await slow.auth('PUT', '/user', { data: { name: 'Ada' } }, { token: ada.token })
      await holder.query('rollback')
      holder.release()
      const message = 'Processing this request timed out, please retry after a moment.'
      expect([status, body]).toEqual([504, { code: 'request_timeout', message }])
    })

    const addIdentity = (userId: string, email: string | null) =>
      on.open.pool.query(
        `insert into auth.identities (id, user_id, provider, provider_id, identity_data) values (gen_random_uuid(), $1::uuid, 'github', $1::uuid::text, $2)`,
        [userId, email ? { sub: userId, email } : { sub: userId }],
      )
  })
})

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const OTHER = '7f1c9a50-5b0f-4d55-9f0e-0c7f3a3f9a11'

function token(claims: Json): Promise<string> {
  return new SignJWT({ aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SECRET))
}
