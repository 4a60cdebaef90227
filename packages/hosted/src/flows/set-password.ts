import type { FastifyRequest } from 'fastify'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError } from '../http/auth-error.ts'
import { hashPassword, isPassword } from '../passwords/password-hash.ts'
import { forgetOtherDevices } from '../sessions/known-device.ts'
import type { Caller } from '../sessions/require-user.ts'
import { cameByMail } from '../sessions/session-row.ts'
import { clearOneTimeTokens, proveOneTimeToken } from '../tokens/one-time-token.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import type { UserRow } from '../users/user-row.ts'

/**
 * A new password of the user herself (protocol 3, rule 7). Every other session of hers ends, assistants' among them, with what would
 * open one, and every passkey but those that she names: what an intruder made must not outlive it.
 */
export async function setPassword(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  { user, session }: Caller,
  input: {
    password: string
    current_password?: string | undefined
    nonce?: string | undefined
    keep_passkeys?: string[] | null | undefined
  },
): Promise<UserRow> {
  const { needsReauthentication, needsCurrent } = hosted.settings.passwords
  const isOld = !session || Date.now() - session.created_at.getTime() > DAY_MS
  if (needsReauthentication && isOld) await proveNonce(hosted, user, input.nonce)
  if (needsCurrent && user.encrypted_password && !(await cameByMail(sql, session?.id)))
    await proveCurrent(user, input.current_password)
  if (user.encrypted_password && (await isPassword(input.password, user.encrypted_password)))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  await clearOneTimeTokens(sql, user.id)
  await sql`delete from auth.sessions where user_id = ${user.id} and id is distinct from ${session?.id ?? null}`
  await endGrants(sql, user.id)
  await sql`
    delete from auth.webauthn_credentials where user_id = ${user.id} and not id::text = any(${input.keep_passkeys ?? []}::text[])`
  await sql`delete from auth.webauthn_challenges where user_id = ${user.id}`
  await forgetOtherDevices(sql, hosted, request, user.id)
  await audit(sql, request, 'user_updated_password', user.id)
  if (hosted.settings.mail.notifies && user.email) await hosted.mailer.queue(sql, user.email, 'password_changed', {})
  return updateUserRow(sql, user.id, { encrypted_password: await hashPassword(input.password) })
}

/** Codes that wait to be traded for a session, and consents by which an assistant gets the next one unasked. */
async function endGrants(sql: Sql, userId: string): Promise<void> {
  await sql`delete from auth.oauth_authorizations where user_id = ${userId}`
  await sql`delete from auth.oauth_consents where user_id = ${userId}`
  await sql`delete from auth.flow_state where user_id = ${userId}`
}

const DAY_MS = 86_400_000

/** Beside the transaction, so that a wrong nonce is counted although the request fails. */
async function proveNonce(hosted: Hosted, user: UserRow, nonce: string | undefined): Promise<void> {
  if (!nonce) throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  const token = await proveOneTimeToken(hosted.database.sql, {
    userId: user.id,
    types: ['reauthentication_token'],
    relatesTo: user.email ?? user.phone ?? '',
    otp: nonce,
    lifetimeSeconds: hosted.settings.mail.otpLifetimeSeconds,
  })
  if (!token) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

async function proveCurrent(user: UserRow, current: string | undefined): Promise<void> {
  const message = 'Current password required when setting new password.'
  if (!current) throw new AuthError(400, 'current_password_required', message)
  if (!(await isPassword(current, user.encrypted_password ?? '')))
    throw new AuthError(400, 'current_password_invalid', message)
}
