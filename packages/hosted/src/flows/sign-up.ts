import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { limitAddress, limitMails, limitTexts } from '../http/rate-limit.ts'
import { pkceFields, readBody, record, text } from '../http/read-body.ts'
import { redirectUrl } from '../http/redirect-url.ts'
import { isTooSoon, sendTokenMail } from '../mail/send-token-mail.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { hashPassword, isPassword } from '../passwords/password-hash.ts'
import { openSession } from '../sessions/open-session.ts'
import { readPkce, type Pkce } from '../sessions/pkce.ts'
import { confirmEmail, confirmPhone } from './confirm.ts'
import { readEmail, readPhone } from '../users/contact.ts'
import { addSignUpIdentity, createUser } from '../users/create-user.ts'
import { findUserByEmail, findUserByPhone, lockUser } from '../users/find-user.ts'
import { checkMetadata } from '../users/metadata.ts'
import { userJson } from '../users/user-json.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import type { UserRow } from '../users/user-row.ts'
import { notePendingSignUp } from './pending-sign-up.ts'
import { sendPhoneCode } from './phone-code.ts'
import { signInAnonymously } from './sign-in-anonymously.ts'

const body = z.object({ email: text, phone: text, password: text, data: record, channel: text, ...pkceFields })

/** POST /signup (protocol 1). */
export function signUp(app: FastifyInstance, hosted: Hosted): void {
  app.post('/signup', async (request) => {
    const input = readBody(body, request.body)
    const { signUp: rules } = hosted.settings
    if (rules.isDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
    if (input.email === '' && input.phone === '') return signInAnonymously(hosted, request, input)
    await limitAddress(hosted, request, 'mailRequests', 'signup')
    if (input.password === '') throw invalid('Signup requires a valid password')
    await checkPassword(hosted.settings.passwords, input.password)
    if (input.email !== '' && input.phone !== '')
      throw invalid('Only an email address or phone number should be provided on signup.')
    const pkce = readPkce(input)
    if (input.phone !== '') {
      if (pkce) throw invalid('PKCE not supported for phone signups')
      if (!rules.hasPhone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
    } else if (!rules.hasEmail) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
    const contact = input.email === '' ? { phone: readPhone(input.phone) } : { email: readEmail(input.email) }
    if (contact.email && !rules.isEmailConfirmed) await limitMails(hosted, contact.email)
    if (contact.phone && !rules.isPhoneConfirmed) await limitTexts(hosted, contact.phone)
    const passwordHash = await hashPassword(input.password)
    const from = { ip: request.ip, redirectTo: redirectUrl(hosted.settings, request) }
    const wanted = {
      ...contact,
      id: randomUUID(),
      password: input.password,
      passwordHash,
      data: input.data ?? {},
      pkce,
      from,
    }
    if (contact.email && !rules.isEmailConfirmed) {
      checkMetadata('user_metadata', input.data ?? {})
      await notePendingSignUp(hosted.database.sql, contact.email, wanted)
      hosted.later.put(async () => {
        await hosted.database.transaction((sql) => signUpWith(sql, hosted, request, wanted))
        hosted.mailer.wake()
      })
      return pendingUser(hosted, wanted)
    }
    const answer = await hosted.database.transaction((sql) => signUpWith(sql, hosted, request, wanted))
    hosted.mailer.wake()
    return answer
  })
}

type SignUp = {
  id: string
  email?: string
  phone?: string
  password: string
  passwordHash: string
  data: Record<string, unknown>
  pkce: Pkce | undefined
  from: { ip: string; redirectTo: string }
}

async function signUpWith(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  input: SignUp,
): Promise<Record<string, unknown>> {
  const { isEmailConfirmed, isPhoneConfirmed } = hosted.settings.signUp
  await sql`select pg_advisory_xact_lock(hashtextextended(${input.email ?? input.phone}, 1))`
  const existing = input.email ? await findUserByEmail(sql, input.email) : await findUserByPhone(sql, input.phone ?? '')
  if (existing && (input.email ? existing.email_confirmed_at : existing.phone_confirmed_at)) {
    if (isEmailConfirmed || isPhoneConfirmed) throw new AuthError(422, 'user_already_exists', 'User already registered')
    await tellOwner(sql, hosted, existing)
    return pendingUser(hosted, input)
  }
  const user = existing ? ((await lockUser(sql, existing.id)) ?? existing) : await newUser(sql, hosted, input)
  if (input.email ? isEmailConfirmed : isPhoneConfirmed)
    return confirmedAtOnce(sql, hosted, request, existing, user, input)
  if (input.phone)
    return userJson(sql, await sendPhoneCode(sql, hosted, user, { phone: input.phone, type: 'confirmation_token' }))
  const isDisputed = existing !== undefined && (await dropDisputed(sql, user, input.password))
  if (isTooSoon(user.confirmation_sent_at, hosted.settings.mail.minimumIntervalSeconds))
    return pendingUser(hosted, input)
  await audit(sql, input.from, 'user_confirmation_requested', user.id)
  const sent = await sendTokenMail(sql, hosted, user, isDisputed ? 'disputed_signup' : 'signup', {
    redirectTo: input.from.redirectTo,
    pkce: input.pkce,
  })
  return userJson(sql, sent)
}

/**
 * Two passwords were signed up with for one address, and the mail that confirms it cannot tell whose hers is: then neither counts, nor what
 * came with them, and she sets one after the mail has let her in.
 */
async function dropDisputed(sql: Sql, user: UserRow, password: string): Promise<boolean> {
  const before = user.encrypted_password
  if (before && (await isPassword(password, before))) return false
  const { sub, email, email_verified, phone_verified, language } = user.raw_user_meta_data
  const data = { sub, email, email_verified, phone_verified, ...(language === 'nb' && { language }) }
  await updateUserRow(sql, user.id, { encrypted_password: null, raw_user_meta_data: data })
  await sql`update auth.identities set identity_data = ${data} where user_id = ${user.id} and provider = 'email'`
  return true
}

async function newUser(sql: Sql, hosted: Hosted, input: SignUp): Promise<UserRow> {
  const created = await createUser(sql, {
    id: input.id,
    email: input.email,
    phone: input.phone,
    passwordHash: input.passwordHash,
    userMetadata: input.data,
    aud: hosted.settings.tokens.audience,
  })
  await audit(sql, input.from, 'user_signedup', created.id, { provider: input.email ? 'email' : 'phone' })
  return addSignUpIdentity(sql, created)
}

/** With automatic confirmation a row that waits for its mail still belongs to anyone who can read that mail. */
async function confirmedAtOnce(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  existing: UserRow | undefined,
  user: UserRow,
  input: SignUp,
): Promise<Record<string, unknown>> {
  if (existing) throw new AuthError(422, 'user_already_exists', 'User already registered')
  const confirmed = input.email ? await confirmEmail(sql, user) : await confirmPhone(sql, user)
  return openSession(sql, hosted, request, confirmed, 'password')
}

/** The owner of an account that somebody signs up for hears of it by mail, once within the interval. */
async function tellOwner(sql: Sql, hosted: Hosted, user: UserRow): Promise<void> {
  const interval = hosted.settings.mail.minimumIntervalSeconds
  if (!user.email || isTooSoon(user.confirmation_sent_at, interval)) return
  await hosted.mailer.queue(sql, user.email, 'account_exists', {
    link: hosted.settings.mail.signInUrl ?? hosted.settings.siteUrl,
  })
  await updateUserRow(sql, user.id, { confirmation_sent_at: new Date() })
}

/** One answer for an address that is new, one that waits for its confirmation, and one that has an account. */
function pendingUser({ settings }: Hosted, { id, email, phone, data }: SignUp): Record<string, unknown> {
  const now = new Date()
  const provider = email ? 'email' : 'phone'
  const address = email ? { email } : { phone }
  const metadata = { ...data, sub: id, ...address, email_verified: false, phone_verified: false }
  const identity = { identity_id: randomUUID(), id, user_id: id, identity_data: metadata, provider }
  return {
    id,
    aud: settings.tokens.audience,
    role: 'authenticated',
    email: email ?? '',
    phone: phone ?? '',
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: metadata,
    identities: [{ ...identity, created_at: now, updated_at: now, ...(email && { email }) }],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
