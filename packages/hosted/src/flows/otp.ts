import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { limitAddress, limitMails, limitTexts } from '../http/rate-limit.ts'
import { flag, pkceFields, readBody, record, text } from '../http/read-body.ts'
import { redirectUrl } from '../http/redirect-url.ts'
import { isTooSoon, refuseTooSoon, sendTokenMail } from '../mail/send-token-mail.ts'
import { readPkce, type Pkce } from '../sessions/pkce.ts'
import { confirmEmail } from './confirm.ts'
import { readEmail, readPhone } from '../users/contact.ts'
import { addSignUpIdentity, createUser } from '../users/create-user.ts'
import { findUserByEmail, findUserByPhone, lockUser } from '../users/find-user.ts'
import { checkMetadata } from '../users/metadata.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import type { UserRow } from '../users/user-row.ts'
import { sendPhoneCode } from './phone-code.ts'

const body = z.object({ email: text, phone: text, create_user: flag, data: record, channel: text, ...pkceFields })
type Input = z.output<typeof body>

/** POST /otp and POST /magiclink (protocol 6). */
export function otp(app: FastifyInstance, hosted: Hosted): void {
  app.post('/otp', (request) => sendOtp(hosted, request, readBody(body, request.body)))
  app.post('/magiclink', (request) => {
    const input = readBody(body, request.body)
    if (input.email === '') throw invalid('Password recovery requires an email')
    return sendOtp(hosted, request, { ...input, phone: '', create_user: true })
  })
}

async function sendOtp(hosted: Hosted, request: FastifyRequest, input: Input): Promise<Record<string, never>> {
  await limitAddress(hosted, request, 'mailRequests', 'otp')
  if (input.email !== '' && input.phone !== '')
    throw invalid('Only an email address or phone number should be provided')
  if (input.email !== '' && input.channel !== '') throw invalid('Channel should only be specified with Phone OTP')
  if (input.email === '' && input.phone === '') throw invalid('One of email or phone must be set')
  const pkce = readPkce(input)
  if (input.email !== '') {
    if (!hosted.settings.signUp.hasEmail)
      throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
    const email = readEmail(input.email)
    await limitMails(hosted, email)
    checkMetadata('user_metadata', input.data ?? {})
    const from = { ip: request.ip, redirectTo: redirectUrl(hosted.settings, request) }
    const send = () => hosted.database.transaction((sql) => sendToEmail(sql, hosted, from, email, input, pkce))
    // Where an address counts without a mail that confirms it, who has an account is told by a sign-up anyway.
    if (hosted.settings.signUp.isEmailConfirmed) await send()
    else
      hosted.later.put(async () => {
        await send()
        hosted.mailer.wake()
      })
  } else {
    if (!hosted.settings.signUp.hasPhone)
      throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
    const phone = readPhone(input.phone)
    await limitTexts(hosted, phone)
    await hosted.database.transaction((sql) => sendToPhone(sql, hosted, request, phone, input))
  }
  hosted.mailer.wake()
  return {}
}

async function sendToEmail(
  sql: Sql,
  hosted: Hosted,
  from: { ip: string; redirectTo: string },
  email: string,
  input: Input,
  pkce: Pkce | undefined,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`
  const known = await findUserByEmail(sql, email)
  let user = known && (await lockUser(sql, known.id))
  if (!user) {
    user = await signUpFor(sql, hosted, from, { email }, input)
    if (hosted.settings.signUp.isEmailConfirmed) user = await confirmEmail(sql, user)
  }
  const { redirectTo } = from
  const interval = hosted.settings.mail.minimumIntervalSeconds
  if (!user.email_confirmed_at) {
    refuseTooSoon(user.confirmation_sent_at, interval)
    // The person who set this password never proved the address; her link must not make his password good.
    await updateUserRow(sql, user.id, { encrypted_password: null })
    await sendTokenMail(sql, hosted, user, 'signup', { redirectTo, pkce })
    return
  }
  if (isTooSoon(user.recovery_sent_at, interval)) return
  await audit(sql, from, 'user_recovery_requested', user.id)
  await sendTokenMail(sql, hosted, user, 'magiclink', { redirectTo, pkce })
}

async function sendToPhone(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  phone: string,
  input: Input,
): Promise<void> {
  const known = await findUserByPhone(sql, phone)
  const user = (known && (await lockUser(sql, known.id))) ?? (await signUpFor(sql, hosted, request, { phone }, input))
  await sendPhoneCode(sql, hosted, user, { phone, type: 'confirmation_token' })
}

/** An unknown address signs up, without a password, unless the caller or the settings forbid it. */
async function signUpFor(
  sql: Sql,
  hosted: Hosted,
  from: { ip: string },
  contact: { email?: string; phone?: string },
  input: Input,
): Promise<UserRow> {
  if (input.create_user === false || hosted.settings.signUp.isDisabled)
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  const user = await createUser(sql, { ...contact, userMetadata: input.data, aud: hosted.settings.tokens.audience })
  await audit(sql, from, 'user_signedup', user.id, { provider: contact.email ? 'email' : 'phone' })
  return addSignUpIdentity(sql, user)
}
