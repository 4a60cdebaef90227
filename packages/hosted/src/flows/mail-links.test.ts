import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'
import { claimsOf, fragmentOf, newPerson, queryOf, signIn } from '../testing/people.ts'

const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-0123456789'
const PKCE = {
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 's256',
}

describe.skipIf(!hasPostgres())('links and codes by mail (protocol 0.10, 2.3, 5-9, 13)', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let confirming: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start()
    confirming = await cluster.start({ signUp: { isEmailConfirmed: false } })
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const verify = (body: Json, on = service) => on.auth('POST', '/verify', body)
  const recover = (email: string, more: Json = {}, query = '') =>
    service.auth('POST', `/recover${query}`, { email, ...more })

  describe('recover', () => {
    it('answers {} whether the account exists or not, and writes only where it does', async () => {
      const ada = await newPerson(service)
      const [known, unknown] = [await recover(ada.email), await recover('nobody@kvint.test')]
      expect([known.status, known.body, unknown.status, unknown.body]).toEqual([200, {}, 200, {}])
      expect(await service.mail(ada.email)).toMatchObject({ subject: 'Set a new password' })
      expect(await service.mail('nobody@kvint.test')).toBeUndefined()
      expect((await recover('')).body).toMatchObject({ message: 'Password recovery requires an email' })
    })

    it('is written in the language of the account, also after a sign-up that is disputed', async () => {
      const ada = await newPerson(service)
      await service.pool.query(`update auth.users set raw_user_meta_data = raw_user_meta_data || $2 where id = $1`, [
        ada.id,
        { language: 'nb' },
      ])
      await recover(ada.email)
      expect(await service.mail(ada.email)).toMatchObject({ subject: 'Velg et nytt passord' })
      const signUp = (email: string, password: string) =>
        confirming.auth('POST', '/signup', { email, password, data: { language: 'nb' } })
      await signUp('kari@kvint.test', 'of the first')
      expect(await confirming.mail('kari@kvint.test')).toMatchObject({ subject: 'Bekreft e-postadressen din' })
      await confirming.pool.query(`update auth.users set confirmation_sent_at = null where email = 'kari@kvint.test'`)
      await signUp('kari@kvint.test', 'of the second')
      const disputed = await confirming.mail('kari@kvint.test')
      expect(disputed?.text).toContain('ulike passord')
    })

    it('lets in by the code, once', async () => {
      const ada = await newPerson(service)
      await recover(ada.email)
      const { code } = (await service.mail(ada.email))!
      const first = await verify({ type: 'recovery', email: ada.email, token: code })
      expect(claimsOf(String(first.body['access_token']))).toMatchObject({ sub: ada.id, amr: [{ method: 'otp' }] })
      const again = await verify({ type: 'recovery', email: ada.email, token: code })
      expect([again.status, again.body]).toEqual([
        403,
        { code: 'otp_expired', message: 'Token has expired or is invalid' },
      ])
    })

    it('lets in by the hash, once, and by the link with the session behind the #', async () => {
      const ada = await newPerson(service)
      await recover(ada.email, {}, '?redirect_to=https://app.kvint.test/reset-password')
      const { link } = (await service.mail(ada.email))!
      expect(queryOf(`http://x${link}`)).toMatchObject({
        type: 'recovery',
        redirect_to: 'https://app.kvint.test/reset-password',
      })
      const followed = await service.auth('GET', link)
      expect(followed.status).toBe(303)
      const location = followed.headers.get('location')
      expect(location).toMatch(
        /^https:\/\/app\.kvint\.test\/reset-password#access_token=.*&sb=&token_type=bearer&type=recovery$/,
      )
      expect(claimsOf(fragmentOf(location)['access_token'] ?? '')['sub']).toBe(ada.id)
      expect(followed.headers.get('cache-control')).toBe('no-store')
      const again = await service.auth('GET', link)
      expect(fragmentOf(again.headers.get('location'))).toMatchObject({
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
      })
    })

    it('forgets an old code when a new one is asked for, and every code when the password changes', async () => {
      const ada = await newPerson(service)
      await recover(ada.email)
      const first = (await service.mail(ada.email))!
      await recover(ada.email)
      const second = (await service.mail(ada.email))!
      expect((await verify({ type: 'recovery', token_hash: queryOf(`http://x${first.link}`)['token'] })).status).toBe(
        403,
      )
      await service.auth('PUT', '/user', { password: 'another one' }, { token: ada.token })
      expect((await verify({ type: 'recovery', email: ada.email, token: second.code })).status).toBe(403)
    })

    it('kills a code with its age', async () => {
      const ada = await newPerson(service)
      await recover(ada.email)
      await service.age('auth.one_time_tokens', 'created_at', 3601)
      const { code, link } = (await service.mail(ada.email))!
      expect((await verify({ type: 'recovery', email: ada.email, token: code })).status).toBe(403)
      expect((await verify({ type: 'recovery', token_hash: queryOf(`http://x${link}`)['token'] })).status).toBe(403)
    })

    it('kills a code after ten wrong ones, and leaves her the link of the mail', async () => {
      const ada = await newPerson(service)
      await recover(ada.email)
      const { code, link } = (await service.mail(ada.email))!
      const wrong = code === '111111' ? '222222' : '111111'
      for (let turn = 0; turn < 10; turn++) await verify({ type: 'recovery', email: ada.email, token: wrong })
      expect((await verify({ type: 'recovery', email: ada.email, token: code })).status).toBe(403)
      expect((await verify({ type: 'recovery', token_hash: queryOf(`http://x${link}`)['token'] })).status).toBe(200)
    })

    it('does not take the code of one for another, nor of one kind for another', async () => {
      const [ada, bo] = [await newPerson(service), await newPerson(service)]
      await recover(ada.email)
      const { code, link } = (await service.mail(ada.email))!
      const hash = queryOf(`http://x${link}`)['token']
      expect((await verify({ type: 'recovery', email: bo.email, token: code })).status).toBe(403)
      expect((await verify({ type: 'signup', email: ada.email, token: code })).status).toBe(403)
      expect((await verify({ type: 'email_change', token_hash: hash })).status).toBe(403)
      expect((await verify({ type: 'toString', token_hash: hash })).status).toBe(403)
    })

    it('stores no code and no link, only hashes', async () => {
      const ada = await newPerson(service)
      await recover(ada.email)
      const { code, link } = (await service.mail(ada.email))!
      const { rows } = await service.pool.query<{ all: string }>(
        `select string_agg(link_hash || ' ' || code_hash, ' ') as all from auth.one_time_tokens where user_id = $1`,
        [ada.id],
      )
      expect(rows[0]?.all).toMatch(/^[0-9a-f]{64} [0-9a-f]{56}$/)
      expect(rows[0]?.all.split(' ')).not.toContain(code)
      expect(rows[0]?.all).not.toContain(queryOf(`http://x${link}`)['token'])
    })

    it('is silent, not slower, within the interval', async () => {
      const ada = await newPerson(service)
      service.hosted.settings.mail.minimumIntervalSeconds = 60
      const answers = [await recover(ada.email), await recover(ada.email)]
      service.hosted.settings.mail.minimumIntervalSeconds = 0
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const mails = await service.pool.query('select from auth.mail_outbox where recipient = $1', [ada.email])
      expect(mails.rowCount).toBe(1)
    })

    it('sends no one anywhere that is not on the list', async () => {
      const ada = await newPerson(service)
      await recover(ada.email, {}, '?redirect_to=https://evil.test/')
      expect(queryOf(`http://x${(await service.mail(ada.email))!.link}`)['redirect_to']).toBe('https://app.kvint.test')
      const { link } = (await service.mail(ada.email))!
      const followed = await service.auth(
        'GET',
        `${link.replace(/&redirect_to=.*/, '')}&redirect_to=https://evil.test/`,
      )
      expect(followed.headers.get('location')).toMatch(/^https:\/\/app\.kvint\.test\//)
    })

    it('writes links to the configured host, whatever host a request names', async () => {
      const ada = await newPerson(service)
      await service.auth('POST', '/recover', { email: ada.email }, { headers: { 'x-forwarded-host': 'evil.test' } })
      expect((await service.mail(ada.email))?.text).toContain('https://api.kvint.test/auth/v1/verify')
    })
  })

  describe('PKCE', () => {
    async function code(email: string): Promise<string> {
      await recover(email, PKCE)
      const { link } = (await service.mail(email))!
      expect(queryOf(`http://x${link}`)['token']).toMatch(/^pkce_/)
      const { headers } = await service.auth('GET', link)
      expect(fragmentOf(headers.get('location'))['access_token']).toBeUndefined()
      return queryOf(headers.get('location'))['code'] ?? ''
    }
    const exchange = (auth_code: string, code_verifier: string) =>
      service.auth('POST', '/token?grant_type=pkce', { auth_code, code_verifier })

    it('gives a code that only its verifier turns into a session, once', async () => {
      const ada = await newPerson(service)
      const authCode = await code(ada.email)
      const { status, body } = await exchange(authCode, VERIFIER)
      expect([status, (body['user'] as Json)['id']]).toEqual([200, ada.id])
      expect((await exchange(authCode, VERIFIER)).body).toMatchObject({ code: 'flow_state_not_found' })
    })

    it('refuses another verifier, and the code is spent with it', async () => {
      const ada = await newPerson(service)
      const authCode = await code(ada.email)
      expect((await exchange(authCode, VERIFIER.replace('a-', 'b-'))).body).toMatchObject({ code: 'bad_code_verifier' })
      expect((await exchange(authCode, VERIFIER)).status).toBe(404)
    })

    it('refuses a code that is too old, one that no one proved, and none', async () => {
      const ada = await newPerson(service)
      const authCode = await code(ada.email)
      await service.age('auth.flow_state', 'auth_code_issued_at', 301)
      expect((await exchange(authCode, VERIFIER)).body).toMatchObject({ code: 'flow_state_expired' })
      await recover(ada.email, PKCE)
      const { rows } = await service.pool.query<{ auth_code: string }>(
        'select auth_code from auth.flow_state where auth_code_issued_at is null',
      )
      expect((await exchange(rows[0]!.auth_code, VERIFIER)).status).toBe(404)
      expect((await exchange('', VERIFIER)).status).toBe(400)
    })
  })

  describe('sign-up, resend and one-time passwords', () => {
    it('confirms by the link of the mail', async () => {
      await confirming.auth('POST', '/signup?redirect_to=https://app.kvint.test/in', {
        email: 'ada@kvint.test',
        password: 'secret1',
      })
      const { link, subject } = (await confirming.mail('ada@kvint.test'))!
      expect(subject).toBe('Confirm your email address')
      const { headers } = await confirming.auth('GET', link)
      expect(fragmentOf(headers.get('location'))).toMatchObject({ type: 'signup', token_type: 'bearer' })
      const again = await confirming.auth('GET', link)
      expect(fragmentOf(again.headers.get('location'))).toMatchObject({ error_code: 'otp_expired' })
      await expect(signIn(confirming, { email: 'ada@kvint.test', password: 'secret1' })).resolves.toBeTruthy()
    })

    it('sends again what is pending, and {} where nothing is', async () => {
      await confirming.auth('POST', '/signup', { email: 'bo@kvint.test', password: 'secret1' })
      const first = await confirming.mail('bo@kvint.test')
      expect((await confirming.auth('POST', '/resend', { type: 'signup', email: 'bo@kvint.test' })).body).toEqual({})
      const second = await confirming.mail('bo@kvint.test')
      expect(second?.link).not.toBe(first?.link)
      expect((await confirming.auth('POST', '/resend', { type: 'signup', email: 'nobody@kvint.test' })).body).toEqual(
        {},
      )
      expect((await confirming.auth('POST', '/resend', { type: 'x', email: 'a@b.no' })).status).toBe(400)
      expect((await confirming.auth('POST', '/resend', { type: 'signup', phone: '4712345678' })).status).toBe(400)
      expect((await confirming.auth('POST', '/resend', { type: 'sms', email: 'a@b.no' })).status).toBe(400)
    })

    it('lets in by a code without a password, new or known', async () => {
      for (const email of ['otp@kvint.test', 'otp@kvint.test']) {
        expect((await service.auth('POST', '/otp', { email })).body).toEqual({})
        const { code } = (await service.mail(email))!
        expect((await verify({ type: 'email', email, token: code })).status).toBe(200)
      }
      const { rows } = await service.pool.query('select from auth.users where email = $1', ['otp@kvint.test'])
      expect(rows).toHaveLength(1)
    })

    it('makes no account where the caller asks for none', async () => {
      const { status, body } = await service.auth('POST', '/otp', { email: 'none@kvint.test', create_user: false })
      expect([status, body['code']]).toEqual([422, 'otp_disabled'])
      expect((await service.pool.query(`select from auth.users where email = 'none@kvint.test'`)).rowCount).toBe(0)
    })

    it.each([
      [{}, 'One of email or phone must be set'],
      [{ email: 'a@b.no', phone: '47' }, 'Only an email address or phone number should be provided'],
      [{ email: 'a@b.no', channel: 'sms' }, 'Channel should only be specified with Phone OTP'],
    ])('refuses %j', async (body, message) => {
      expect((await service.auth('POST', '/otp', body)).body).toMatchObject({ code: 'validation_failed', message })
    })

    it.each([
      [{}, 'Verify requires a verification type'],
      [{ type: 'email' }, 'Verify requires either a token or a token hash'],
      [
        { type: 'email', token: '1', email: 'a@b.no', phone: '47' },
        'Only an email address or phone number should be provided on verify',
      ],
      [{ type: 'email', token_hash: 'a', email: 'a@b.no' }, 'Only the token_hash and type should be provided'],
    ])('verifies nothing from %j', async (body, message) => {
      expect((await verify(body)).body).toMatchObject({ code: 'validation_failed', message })
    })

    it('does not make a stranger’s password good when the owner comes by a mail', async () => {
      const email = 'victim@kvint.test'
      await confirming.auth('POST', '/signup', { email, password: 'of-the-stranger' })
      await confirming.auth('POST', '/otp', { email })
      const { code } = (await confirming.mail(email))!
      expect((await verify({ type: 'email', email, token: code }, confirming)).status).toBe(200)
      await expect(signIn(confirming, { email, password: 'of-the-stranger' })).rejects.toThrow('email_not_confirmed')
    })
  })

  describe('change of address', () => {
    it('needs both sides, in either order, and tells the old address', async () => {
      const on = service
      const ada = await newPerson(on)
      const wish = await on.auth('PUT', '/user', { email: 'new-ada@kvint.test' }, { token: ada.token })
      expect(wish.body).toMatchObject({ email: ada.email, new_email: 'new-ada@kvint.test' })
      const [current, fresh] = [(await on.mail(ada.email))!, (await on.mail('new-ada@kvint.test'))!]
      expect(current.code).not.toBe('')
      const first = await verify({ type: 'email_change', email: 'new-ada@kvint.test', token: fresh.code }, on)
      expect(first.body).toEqual({
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
        code: '200',
      })
      expect((await on.auth('GET', '/user', undefined, { token: ada.token })).body['email']).toBe(ada.email)
      const replayed = await verify({ type: 'email_change', email: 'new-ada@kvint.test', token: fresh.code }, on)
      expect(replayed.status).toBe(403)
      const second = await verify({ type: 'email_change', email: ada.email, token: current.code }, on)
      expect(second.body['user']).toMatchObject({
        email: 'new-ada@kvint.test',
        identities: [{ email: 'new-ada@kvint.test' }],
      })
      expect((await on.mail(ada.email))?.subject).toBe('Your email address was changed')
      const row = await on.pool.query('select email from public.users where supabase_id = $1', [ada.id])
      expect(row.rows).toEqual([{ email: 'new-ada@kvint.test' }])
    })

    it('answers alike for an address that is taken, tells its owner, and moves nothing', async () => {
      const [ada, bo] = [await newPerson(service), await newPerson(service)]
      const wish = async (email: string, { token }: { token: string }) => {
        const { status, body } = await service.auth('PUT', '/user', { email }, { token })
        return [status, Object.keys(body), body['new_email'] === email]
      }
      const free = await wish('free@kvint.test', await newPerson(service))
      expect([await wish(bo.email, ada), free[0], free[2]]).toEqual([free, 200, true])
      const [current, told] = [(await service.mail(ada.email))!, (await service.mail(bo.email))!]
      expect([told.subject, told.code]).toEqual(['This address already has an account', ''])
      expect((await verify({ type: 'email_change', email: ada.email, token: current.code })).body).toMatchObject({
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      })
      expect((await service.auth('GET', '/user', undefined, { token: ada.token })).body['email']).toBe(ada.email)
      await service.pool.query(`update auth.users set email_change_sent_at = now() - interval '1 hour' where id = $1`, [
        ada.id,
      ])
      await service.auth('POST', '/resend', { type: 'email_change', email: ada.email })
      const { rows } = await service.pool.query(
        `select token_type from auth.one_time_tokens where user_id = $1 and token_type = 'email_change_token_new'`,
        [ada.id],
      )
      expect(rows).toEqual([])
    })

    it('refuses an address that was taken meanwhile', async () => {
      const ada = await newPerson(service)
      await service.auth('PUT', '/user', { email: 'soon-taken@kvint.test' }, { token: ada.token })
      const [current, fresh] = [(await service.mail(ada.email))!, (await service.mail('soon-taken@kvint.test'))!]
      await newPerson(service, { email: 'soon-taken@kvint.test' })
      await verify({ type: 'email_change', email: ada.email, token: current.code })
      expect(
        (await verify({ type: 'email_change', email: 'soon-taken@kvint.test', token: fresh.code })).body,
      ).toMatchObject({
        code: 'otp_expired',
      })
    })

    it('proves the address of the last wish alone', async () => {
      const [ada, bo] = [await newPerson(service), await newPerson(service)]
      const wish = (email: string) => service.auth('PUT', '/user', { email }, { token: ada.token })
      await wish('earlier@kvint.test')
      const earlier = (await service.mail('earlier@kvint.test'))!
      await wish(bo.email)
      const answer = await verify({ type: 'email_change', email: 'earlier@kvint.test', token: earlier.code })
      expect(answer.body).toMatchObject({ code: 'otp_expired' })
      await wish('earlier@kvint.test')
      const fresh = (await service.mail('earlier@kvint.test'))!
      await service.pool.query(`update auth.users set email_change = $1 where id = $2`, [bo.email, ada.id])
      const moved = await verify({ type: 'email_change', email: 'earlier@kvint.test', token: fresh.code })
      expect(moved.body).toMatchObject({ code: 'otp_expired' })
    })
  })

  describe('reauthenticate', () => {
    it('mails a code to who is signed in and confirmed', async () => {
      const ada = await newPerson(service)
      expect((await service.auth('GET', '/reauthenticate', undefined, { token: ada.token })).body).toEqual({})
      expect(await service.mail(ada.email)).toMatchObject({ subject: 'Your confirmation code', link: '' })
      expect((await service.auth('GET', '/reauthenticate')).status).toBe(401)
    })
  })

  it('shows the outbox to this machine under its own name only', async () => {
    const page = await fetch(`${service.url}/outbox`)
    expect(await page.text()).toContain('No mail server is configured')
    const { request } = await import('node:http')
    const status = await new Promise<number | undefined>((resolve) =>
      request(`${service.url}/outbox`, { headers: { host: 'evil.test' } }, (answer) =>
        resolve(answer.resume().statusCode),
      ).end(),
    )
    expect(status).toBe(404)
  })
})
