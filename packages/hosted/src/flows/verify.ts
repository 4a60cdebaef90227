import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { AuthError, invalid, tokenExpired } from '../http/auth-error.ts'
import { limitAddress, takeOfAll, takeTry, type Try } from '../http/rate-limit.ts'
import { readBody, text } from '../http/read-body.ts'
import {
  findOneTimeToken,
  proveOneTimeToken,
  type OneTimeTokenRow,
  type OneTimeTokenType,
} from '../tokens/one-time-token.ts'
import { readEmail, readPhone } from '../users/contact.ts'
import { findUserByEmail, findUserByPhone, lockUser } from '../users/find-user.ts'
import { isBanned, type UserRow } from '../users/user-row.ts'
import { acceptToken, type Accepted } from './verify-accept.ts'

const body = z.object({ type: text, token: text, token_hash: text, email: text, phone: text })

/** POST /verify (protocol 7): a code with its address, or the hash of a link. */
export function verify(app: FastifyInstance, hosted: Hosted): void {
  app.post('/verify', async (request, reply) => {
    const input = readBody(body, request.body)
    if (input.type === '') throw invalid('Verify requires a verification type')
    if (input.token === '' && input.token_hash === '') throw invalid('Verify requires either a token or a token hash')
    if (input.email !== '' && input.phone !== '')
      throw invalid('Only an email address or phone number should be provided on verify')
    if (input.token_hash !== '' && (input.token !== '' || input.email !== '' || input.phone !== ''))
      throw invalid('Only the token_hash and type should be provided')
    const tries = await countTries(hosted, request, input.token_hash === '' ? input.phone || input.email : undefined)
    const accepted = await verifyOnce(hosted, request, (sql) =>
      input.token_hash === '' ? byCode(sql, hosted, input) : byLink(sql, hosted, input.type, input.token_hash),
    )
    for (const counted of tries) counted.giveBack()
    reply.header('cache-control', 'no-store')
    return accepted.kind === 'session' ? accepted.session : FIRST_OF_TWO
  })
}

/**
 * A link or a code counts before it is looked at: against the network that brings it, against the service, and a code against
 * the address that it is for. Where the service has had many wrong ones, a network has few tries, but she still has her own.
 */
export async function countTries(hosted: Hosted, request: FastifyRequest, target?: string): Promise<Try[]> {
  await limitAddress(hosted, request, 'verifications', 'verify')
  const ofAll = await takeOfAll(hosted, 'failedVerificationsOfAll')
  if (!ofAll) await limitAddress(hosted, request, 'verificationsUnderAttack', 'verify')
  const ofTarget = target === undefined ? undefined : await countCode(hosted, target)
  return [ofAll, ofTarget].filter((counted) => counted !== undefined)
}

/** Codes are few. A link has no such limit, so that she can always come in by it. */
export function countCode(hosted: Hosted, target: string): Promise<Try> {
  const message = 'Too many wrong codes were tried for this address. Open the link in the mail instead.'
  return takeTry(hosted, 'failedCodesPerAccount', target.trim().toLowerCase(), message)
}

/** Finds the token and acts on it; a failed attempt is counted even though the request fails. */
export async function verifyOnce(
  hosted: Hosted,
  request: FastifyRequest,
  find: (sql: Sql) => Promise<Found | AuthError>,
  answer: 'session' | 'code' = 'session',
): Promise<Accepted> {
  const outcome = await hosted.database.transaction(async (sql) => {
    const found = await find(sql)
    if (found instanceof AuthError) return found
    const user = await lockUser(sql, found.token.user_id)
    if (!user) return linkExpired()
    if (isBanned(user)) return new AuthError(403, 'user_banned', 'User is banned')
    return acceptToken(sql, hosted, request, { ...found, user, answer })
  })
  if (outcome instanceof AuthError) throw outcome
  hosted.mailer.wake()
  return outcome
}

type Found = { token: OneTimeTokenRow; type: string }

export const FIRST_OF_TWO = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
}

export async function byLink(sql: Sql, hosted: Hosted, type: string, linkToken: string): Promise<Found | AuthError> {
  const types = EMAIL_TYPES[type]
  if (!types) return linkExpired()
  const token = await findOneTimeToken(sql, {
    linkToken,
    types,
    lifetimeSeconds: hosted.settings.mail.otpLifetimeSeconds,
  })
  return token ? { token, type } : linkExpired()
}

async function byCode(sql: Sql, hosted: Hosted, input: z.output<typeof body>): Promise<Found | AuthError> {
  const isPhone = input.phone !== ''
  const relatesTo = isPhone ? readPhone(input.phone) : input.email === '' ? '' : readAddress(input.email)
  const types = (isPhone ? PHONE_TYPES : EMAIL_TYPES)[input.type]
  if (relatesTo === '' || !types) return tokenExpired()
  const user = await findOwner(sql, relatesTo, input.type, isPhone)
  if (!user) return tokenExpired()
  const { mail, sms } = hosted.settings
  const lifetimeSeconds = isPhone ? sms.otpLifetimeSeconds : mail.otpLifetimeSeconds
  const token = await proveOneTimeToken(sql, { userId: user.id, types, relatesTo, otp: input.token, lifetimeSeconds })
  return token ? { token, type: input.type } : tokenExpired()
}

async function findOwner(sql: Sql, relatesTo: string, type: string, isPhone: boolean): Promise<UserRow | undefined> {
  if (type === 'email_change' || type === 'phone_change') {
    const [user] = await sql<UserRow>`
      select u.* from auth.users u join auth.one_time_tokens t on t.user_id = u.id
      where t.relates_to = ${relatesTo} and t.token_type like ${`${type}_token%`} order by t.created_at desc limit 1`
    return user
  }
  return isPhone ? findUserByPhone(sql, relatesTo) : findUserByEmail(sql, relatesTo)
}

type TokenTypes = Record<string, OneTimeTokenType[] | undefined>

const EMAIL_TYPES: TokenTypes = Object.assign(Object.create(null) as TokenTypes, {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
} satisfies TokenTypes)

const PHONE_TYPES: TokenTypes = Object.assign(Object.create(null) as TokenTypes, {
  sms: ['confirmation_token'],
  phone_change: ['phone_change_token'],
} satisfies TokenTypes)

function linkExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
}

/** What is no address is said with another status and other words here than at sign-up. */
function readAddress(email: string): string {
  try {
    return readEmail(email)
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format')
  }
}
