import type { Answer, Json, TestHosted } from '../testing/start-hosted.ts'

/** One row of the protocol's errors: the call that earns it, and what it says, word for word. */
export type Refusal = readonly [
  section: string,
  what: string,
  call: (on: Refusing) => Promise<Answer>,
  status: number,
  code: string,
  message: string,
]

/** Services that are set to refuse different things. */
export type Refusing = {
  /** Everything on, with a secret for tokens that a test signs. */
  readonly open: TestHosted
  /** Nothing that can be switched off is on. */
  readonly closed: TestHosted
  /** One request, one mail, one text message. */
  readonly sparing: TestHosted
  /** Mail and number must be confirmed. */
  readonly confirming: TestHosted
  readonly token: (claims: Json) => Promise<string>
}

const ADDRESS = 'row@kvint.test'
const NUMBER = '4799999999'
const NOBODY = '7f1c9a50-5b0f-4d55-9f0e-0c7f3a3f9a11'
const post = (on: TestHosted, path: string, body: unknown) => on.auth('POST', path, body)
const userOf = async ({ open, token }: Refusing, claims: Json) =>
  open.auth('GET', '/user', undefined, { token: await token({ role: 'authenticated', ...claims }) })
const twice = async (call: () => Promise<Answer>) => (await call(), call())

export const REFUSALS: readonly Refusal[] = [
  [
    '0.1',
    'a body of more than 1 MiB',
    ({ open }) => post(open, '/signup', { email: 'x'.repeat(1_100_000) }),
    413,
    'request_entity_too_large',
    'Request body too large (max 1048576 bytes)',
  ],
  [
    '0.7',
    'a token that no one here signed',
    ({ open }) => open.auth('GET', '/user', undefined, { token: 'a.b.c' }),
    403,
    'bad_jwt',
    'invalid JWT: unable to parse or verify signature, Invalid Token or Protected Header formatting',
  ],
  [
    '0.8',
    'no bearer',
    ({ open }) => open.auth('GET', '/user'),
    401,
    'no_authorization',
    'This endpoint requires a valid Bearer token',
  ],
  ['0.8', 'a token of nobody', (on) => userOf(on, {}), 403, 'bad_jwt', 'invalid claim: missing sub claim'],
  [
    '0.8',
    'a token of no uuid',
    (on) => userOf(on, { sub: '1' }),
    400,
    'bad_jwt',
    'invalid claim: sub claim must be a UUID',
  ],
  [
    '0.8',
    'a token of somebody who is gone',
    (on) => userOf(on, { sub: NOBODY }),
    403,
    'user_not_found',
    'User from sub claim in JWT does not exist',
  ],
  [
    '0.8',
    'a user where only the service may',
    async ({ open, token }) =>
      open.auth('GET', '/admin/users', undefined, { token: await token({ role: 'authenticated', sub: NOBODY }) }),
    403,
    'not_admin',
    'User not allowed',
  ],
  [
    '0.8',
    'an administrator whose session is over',
    async ({ open, token }) =>
      open.auth('GET', '/admin/users', undefined, {
        token: await token({ role: 'service_role', session_id: NOBODY }),
      }),
    403,
    'session_expired',
    'Session is no longer valid',
  ],
  [
    '0.9',
    'a password of 73 bytes',
    ({ open }) => post(open, '/signup', { email: ADDRESS, password: 'å'.repeat(36) + 'ab' }),
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
  ],
  [
    '0.9',
    'a password of 5 letters',
    ({ open }) => post(open, '/signup', { email: ADDRESS, password: 'abcde' }),
    422,
    'weak_password',
    'Password should be at least 6 characters.',
  ],
  [
    '0.11',
    'a second request where one is let through',
    ({ sparing }) => twice(() => post(sparing, '/recover', { email: ADDRESS })),
    429,
    'over_request_rate_limit',
    'Request rate limit reached',
  ],
  [
    '0.11',
    'a second mail to one recipient within the hour',
    ({ confirming }) => twice(() => post(confirming, '/otp', { email: 'hour@kvint.test' })),
    429,
    'over_email_send_rate_limit',
    'email rate limit exceeded',
  ],
  [
    '0.11',
    'a second text message to one number within the hour',
    ({ confirming }) => twice(() => post(confirming, '/otp', { phone: '4712345678' })),
    429,
    'over_sms_send_rate_limit',
    'SMS rate limit exceeded',
  ],
  [
    '1',
    'somebody without an address where no one may be anonymous',
    ({ open }) => post(open, '/signup', {}),
    422,
    'anonymous_provider_disabled',
    'Anonymous sign-ins are disabled',
  ],
  [
    '1',
    'a sign-up where there are none',
    ({ closed }) => post(closed, '/signup', { email: ADDRESS, password: 'secret1' }),
    422,
    'signup_disabled',
    'Signups not allowed for this instance',
  ],
  [
    '1',
    'an address of no form',
    ({ open }) => post(open, '/signup', { email: 'nobody', password: 'secret1' }),
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    '1',
    'a number of no form',
    ({ open }) => post(open, '/signup', { phone: '+0 1', password: 'secret1' }),
    400,
    'validation_failed',
    'Invalid phone number format (E.164 required)',
  ],
  [
    '1',
    'a number that nothing can be sent to',
    ({ confirming }) => post(confirming, '/signup', { phone: NUMBER, password: 'secret1' }),
    422,
    'sms_send_failed',
    'Error sending confirmation OTP to provider: no provider of text messages is configured',
  ],
  [
    '2.1',
    'a sign-in by mail where there is none',
    ({ closed }) => post(closed, '/token?grant_type=password', { email: ADDRESS, password: 'secret1' }),
    422,
    'email_provider_disabled',
    'Email logins are disabled',
  ],
  [
    '2.1',
    'a number that waits for its code',
    async ({ confirming }) => {
      const [phone, password] = ['4787654321', 'secret1']
      await post(confirming, '/signup', { phone, password })
      return post(confirming, '/token?grant_type=password', { phone, password })
    },
    400,
    'phone_not_confirmed',
    'Phone not confirmed',
  ],
  [
    '5',
    'a recovery of nobody',
    ({ open }) => post(open, '/recover', {}),
    400,
    'validation_failed',
    'Password recovery requires an email',
  ],
  [
    '7',
    'a code for an address of no form',
    ({ open }) => post(open, '/verify', { type: 'email', token: '123456', email: 'nobody' }),
    422,
    'validation_failed',
    'Invalid email format',
  ],
  [
    '12',
    'a sign-in by a company',
    ({ open }) => post(open, '/sso', { domain: 'kvint.test' }),
    404,
    'saml_provider_disabled',
    'SAML 2.0 is disabled',
  ],
  [
    '17',
    'an assistant that brings itself where none may',
    ({ open }) => post(open, '/oauth/clients/register', { redirect_uris: ['https://assistant.test/done'] }),
    403,
    'oauth_dynamic_client_registration_disabled',
    'Dynamic client registration is not enabled',
  ],
  [
    '17',
    'an assistant where none is let in',
    ({ closed }) => post(closed, '/oauth/token', { grant_type: 'refresh_token' }),
    404,
    'feature_disabled',
    'OAuth server is disabled',
  ],
  [
    '20',
    'a refresh token of no form',
    ({ open }) => post(open, '/token?grant_type=refresh_token', { refresh_token: 'short' }),
    400,
    'validation_failed',
    'Refresh token is not valid',
  ],
  [
    '20',
    'a refresh token of no session',
    ({ open }) => post(open, '/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }),
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ],
]
