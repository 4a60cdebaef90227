import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type TestHosted } from '../testing/start-hosted.ts'
import { claimsOf, fragmentOf, newPerson, signIn } from '../testing/people.ts'

describe.skipIf(!hasPostgres())('POST /signup (protocol 1)', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let open: TestHosted
  let confirming: TestHosted
  let closed: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    open = await cluster.start({ signUp: { hasAnonymous: true } })
    confirming = await cluster.start({ signUp: { isEmailConfirmed: false }, mail: { minimumIntervalSeconds: 60 } })
    closed = await cluster.start({ signUp: { isDisabled: true } })
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  it('signs in at once where addresses are confirmed automatically', async () => {
    const { data, error } = await open.client().auth.signUp({
      email: 'Ada@Kvint.test',
      password: 'secret1',
      options: { data: { full_name: 'Ada of Kvint' } },
    })
    expect(error).toBeNull()
    expect(data.session?.refresh_token).toBeTruthy()
    expect(data.user).toMatchObject({
      email: 'ada@kvint.test',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada of Kvint', email_verified: true },
      identities: [{ provider: 'email', identity_data: { email: 'ada@kvint.test', email_verified: true } }],
    })
    const claims = claimsOf(data.session?.access_token ?? '')
    expect(claims).toMatchObject({
      iss: 'https://api.kvint.test/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
      amr: [{ method: 'password' }],
    })
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(3600)
  })

  it('makes the profile row of the first login from the metadata', async () => {
    const ada = await newPerson(open, {
      email: 'row@kvint.test',
      data: { full_name: 'Ada von Kvint', avatar_url: 'https://pic.test/a' },
    })
    const { body } = await open.rest('GET', `/users?supabase_id=eq.${ada.id}`, undefined, { token: ada.token })
    expect(body).toMatchObject([
      {
        supabase_id: ada.id,
        username: 'row',
        first_name: 'Ada',
        last_name: 'von Kvint',
        picture_url: 'https://pic.test/a',
        active: true,
        role: 'USER',
        subscription_status: 'NONE',
      },
    ])
    const { data } = await open.client().auth.signInAnonymously()
    const row = await open.pool.query('select username, first_name from public.users where supabase_id = $1', [
      data.user?.id,
    ])
    expect(row.rows).toEqual([{ username: `user_${data.user?.id.slice(0, 8)}`, first_name: '' }])
  })

  it.each([
    ['no password', { email: 'x@y.no', password: '' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'a short password',
      { email: 'x@y.no', password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'a password of 73 bytes',
      { email: 'x@y.no', password: 'å'.repeat(37) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      'a bad address',
      { email: 'x@', password: 'secret1' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a long address',
      { email: `${'x'.repeat(252)}@y.no`, password: 'secret1' },
      400,
      'validation_failed',
      'An email address is too long',
    ],
    [
      'address and number',
      { email: 'x@y.no', phone: '4712345678', password: 'secret1' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      'a number where there is no phone',
      { phone: '4712345678', password: 'secret1' },
      400,
      'phone_provider_disabled',
      'Phone signups are disabled',
    ],
    [
      'half a PKCE pair',
      { email: 'x@y.no', password: 'secret1', code_challenge: 'a'.repeat(43) },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'a short challenge',
      { email: 'x@y.no', password: 'secret1', code_challenge: 'a', code_challenge_method: 's256' },
      400,
      'validation_failed',
      'code challenge has to be between 43 and 128 characters',
    ],
    ['a wrong JSON type', { email: 7, password: 'secret1' }, 400, 'bad_json', /^Could not parse request body as JSON/],
    [
      'an account that exists',
      { email: 'ada@kvint.test', password: 'secret1' },
      422,
      'user_already_exists',
      'User already registered',
    ],
  ])('refuses %s', async (_, body, status, code, message) => {
    const answer = await open.auth('POST', '/signup', body)
    expect([answer.status, answer.body['code']]).toEqual([status, code])
    expect(answer.body['message']).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(answer.headers.get('x-sb-error-code')).toBe(code)
  })

  it('answers in the older form of errors to older clients', async () => {
    const answer = await open.auth(
      'POST',
      '/signup',
      { email: 'x@y.no', password: '' },
      { headers: { 'x-supabase-api-version': 'x' } },
    )
    expect(answer.body).toEqual({ code: 400, error_code: 'validation_failed', msg: 'Signup requires a valid password' })
  })

  it('refuses everybody where sign-up is closed, before it looks at what they send', async () => {
    expect((await closed.auth('POST', '/signup', { email: 'no' })).body).toMatchObject({ code: 'signup_disabled' })
    const otp = await closed.auth('POST', '/otp', { email: 'new@kvint.test' })
    expect(otp.body).toMatchObject({ code: 'otp_disabled' })
    expect((await closed.pool.query('select from auth.users')).rowCount).toBe(0)
  })

  it('keeps anonymous sign-in to where it is allowed', async () => {
    const { data } = await open.client().auth.signInAnonymously({ options: { data: { a: 1 } } })
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { a: 1 } })
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({
      is_anonymous: true,
      amr: [{ method: 'anonymous' }],
    })
    expect((await confirming.auth('POST', '/signup', {})).body).toMatchObject({ code: 'anonymous_provider_disabled' })
  })

  it('gives no session before the address is confirmed', async () => {
    const { status, body } = await confirming.auth('POST', '/signup', { email: 'bo@kvint.test', password: 'secret1' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: 'bo@kvint.test', identities: [{ provider: 'email' }] })
    expect(body['access_token']).toBeUndefined()
    expect(body['confirmation_sent_at']).toBeTruthy()
    const refused = await confirming.auth('POST', '/token?grant_type=password', {
      email: 'bo@kvint.test',
      password: 'secret1',
    })
    expect([refused.status, refused.body['code']]).toEqual([400, 'email_not_confirmed'])
  })

  it('writes to an unconfirmed account once within the interval, and keeps a password that comes again', async () => {
    const sendUp = () => confirming.auth('POST', '/signup', { email: 'cy@kvint.test', password: 'first-password' })
    await sendUp()
    const again = await sendUp()
    expect([again.status, again.body['code']]).toEqual([200, undefined])
    await confirming.hosted.later.settled()
    const { rowCount } = await confirming.pool.query(`select from auth.mail_outbox where recipient = 'cy@kvint.test'`)
    expect(rowCount).toBe(1)
    await confirming.auth('GET', (await confirming.mail('cy@kvint.test'))?.link ?? '')
    await expect(signIn(confirming, { email: 'cy@kvint.test', password: 'first-password' })).resolves.toBeTruthy()
  })

  it.each([
    ['within the interval', '0 seconds', 'Confirm your email address', false],
    ['later', '1 hour', 'Confirm your email address', true],
  ])('lets in by neither of two passwords that were signed up with, %s', async (when, ago, subject, isTold) => {
    const email = `${when.replaceAll(' ', '-')}@kvint.test`
    await confirming.auth('POST', '/signup', { email, password: 'of a stranger', data: { first_name: 'Stranger' } })
    await confirming.hosted.later.settled()
    await confirming.pool.query(
      `update auth.users set confirmation_sent_at = confirmation_sent_at - $1::interval where email = $2`,
      [ago, email],
    )
    await confirming.auth('POST', '/signup', { email, password: 'of her own' })
    await confirming.hosted.later.settled()
    const mail = await confirming.mail(email)
    expect([mail?.subject, mail?.text.includes('none of them is valid')]).toEqual([subject, isTold])
    const session = fragmentOf((await confirming.auth('GET', mail?.link ?? '')).headers.get('location'))
    const { body } = await confirming.auth('GET', '/user', undefined, { token: session['access_token'] ?? '' })
    expect(body).toMatchObject({ email, user_metadata: { email, email_verified: true } })
    expect(JSON.stringify(body)).not.toContain('Stranger')
    for (const password of ['of a stranger', 'of her own'])
      await expect(signIn(confirming, { email, password })).rejects.toThrow('sign-in failed')
  })

  it('asks for the key of the project', async () => {
    const none = await open.auth(
      'POST',
      '/signup',
      { email: 'k@kvint.test', password: 'secret1' },
      { headers: { apikey: '' } },
    )
    const wrong = await open.auth(
      'POST',
      '/signup',
      { email: 'k@kvint.test', password: 'secret1' },
      { headers: { apikey: 'sb_publishable_x' } },
    )
    expect([none.status, wrong.status]).toEqual([401, 401])
  })

  it('refuses a body that is no JSON, or too long', async () => {
    expect((await open.auth('POST', '/signup', '{"a":')).body).toMatchObject({ code: 'bad_json' })
    const data = Object.fromEntries(Array.from({ length: 4100 }, (_, n) => [`k${n}`, 1]))
    const wide = (await open.auth('POST', '/signup', { data })).body
    expect([wide['code'], JSON.stringify(wide)]).toEqual(['bad_json', expect.stringContaining('More than 4000 values')])
    const long = await open.auth('POST', '/signup', { email: 'a'.repeat(1_048_576) })
    expect([long.status, long.body['code']]).toEqual([413, 'request_entity_too_large'])
  })
})
