import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { takeTry } from '../http/rate-limit.ts'
import { readBody, text } from '../http/read-body.ts'
import { passwordWeakness } from '../passwords/check-password.ts'
import { isPassword, pretendComparison } from '../passwords/password-hash.ts'
import { openSession } from '../sessions/open-session.ts'
import { knownDevice } from '../sessions/known-device.ts'
import type { TokenResponse } from '../sessions/token-response.ts'
import { readEmail, readPhone } from '../users/contact.ts'
import { findUserByEmail, findUserByPhone } from '../users/find-user.ts'
import { isBanned, type UserRow } from '../users/user-row.ts'
import { mailNewDevice } from './mail-new-device.ts'
import { isPendingSignUp } from './pending-sign-up.ts'

const body = z.object({ email: text, phone: text, password: text })

/** The password grant (protocol 2.1). Whether an account exists shows neither in the answer nor in its time. */
export async function passwordGrant(hosted: Hosted, request: FastifyRequest): Promise<TokenResponse> {
  const { email, phone, password } = readBody(body, request.body)
  const { signUp } = hosted.settings
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided on login.')
  if (email === '' && phone === '') throw invalid('missing email or phone')
  if (email !== '' && !signUp.hasEmail) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  if (phone !== '' && !signUp.hasPhone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  const { sql } = hosted.database
  const account = email === '' ? readPhone(phone) : readEmail(email)
  const user = email === '' ? await findUserByPhone(sql, account) : await findUserByEmail(sql, account)
  const device = await knownDevice(hosted, request, user?.id, 'password')
  const counted = device
    ? await takeTry(hosted, 'failedTriesPerDevice', device)
    : await takeTry(hosted, 'failedPasswordsPerAccount', account)
  const isRight = await hasPassword(user, password)
  // Neither a wrong password nor a right one may tell whether an address that somebody signed up with has an account.
  const isHidden = email !== '' && !signUp.isEmailConfirmed && (!isRight || isWaiting(user))
  if (isHidden ? await isPendingSignUp(sql, account, password) : isRight) counted.giveBack()
  else {
    await audit(sql, request, 'login_failed', user?.id ?? null)
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  if (isHidden || !user) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned')
  if (email !== '' && !user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (phone !== '' && !user.phone_confirmed_at) throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
  const weakness = await passwordWeakness(hosted.settings.passwords, password)
  const session = await hosted.database.transaction(async (sql) => {
    await audit(sql, request, 'login', user.id, { method: 'password' })
    await mailNewDevice(sql, hosted, request, user, device !== undefined)
    return openSession(sql, hosted, request, user, 'password')
  })
  hosted.mailer.wake()
  return weakness ? { ...session, weak_password: weakness } : session
}

/** Made by a sign-up, and its mail unanswered. One that an administrator made has no such mail, and its password is no stranger's. */
function isWaiting(user: UserRow | undefined): boolean {
  return !!user && !user.email_confirmed_at && user.confirmation_sent_at !== null
}

function hasPassword(user: UserRow | undefined, password: string): Promise<boolean> {
  return user?.encrypted_password ? isPassword(password, user.encrypted_password) : pretendComparison(password)
}
