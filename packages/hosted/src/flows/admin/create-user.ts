import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../../hosted.ts'
import { audit } from '../../http/audit.ts'
import { AuthError, invalid } from '../../http/auth-error.ts'
import { flag, maybeText, readBody, record, text } from '../../http/read-body.ts'
import { checkPassword } from '../../passwords/check-password.ts'
import { hashPassword, isKnownHash } from '../../passwords/password-hash.ts'
import { requireAdmin } from '../../sessions/require-admin.ts'
import { confirmEmail, confirmPhone } from '../confirm.ts'
import { readEmail, readPhone } from '../../users/contact.ts'
import { addSignUpIdentity, createUser } from '../../users/create-user.ts'
import { findUserByEmail, findUserByPhone } from '../../users/find-user.ts'
import { updateUserRow } from '../../users/update-user-row.ts'
import { userJson } from '../../users/user-json.ts'
import { bannedUntil } from './ban.ts'

export const adminUserBody = z.object({
  id: maybeText,
  email: text,
  phone: text,
  password: maybeText,
  password_hash: maybeText,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: record,
  app_metadata: record,
  role: maybeText,
  ban_duration: maybeText,
})

/** POST /admin/users (protocol 18). */
export function adminCreateUser(app: FastifyInstance, hosted: Hosted): void {
  app.post('/admin/users', async (request) => {
    await requireAdmin(hosted, request)
    const input = readBody(adminUserBody, request.body)
    if (input.email === '' && input.phone === '') throw invalid('Cannot create a user without either an email or phone')
    const email = input.email === '' ? undefined : readEmail(input.email)
    const phone = input.phone === '' ? undefined : readPhone(input.phone)
    if (input.id !== undefined && !z.guid().safeParse(input.id).success)
      throw invalid('ID must conform to the uuid v4 format')
    const passwordHash = await adminPasswordHash(hosted, input)
    const banned = bannedUntil(input.ban_duration)
    return hosted.database.transaction(async (sql) => {
      if (email && (await findUserByEmail(sql, email)))
        throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
      if (phone && (await findUserByPhone(sql, phone)))
        throw new AuthError(422, 'phone_exists', 'Phone number already registered by another user')
      const created = await createUser(sql, {
        id: input.id,
        email,
        phone,
        passwordHash,
        userMetadata: input.user_metadata,
        appMetadata: input.app_metadata,
        role: input.role,
        aud: hosted.settings.tokens.audience,
      })
      let user = await addSignUpIdentity(sql, created)
      if (input.email_confirm && email) user = await confirmEmail(sql, user)
      if (input.phone_confirm && phone) user = await confirmPhone(sql, user)
      user = await updateUserRow(sql, user.id, {
        raw_user_meta_data: { ...input.user_metadata, ...(input.email_confirm ? { email_verified: true } : {}) },
        ...(banned === undefined ? {} : { banned_until: banned }),
      })
      await audit(sql, request, 'user_signedup', user.id, { by: 'admin' })
      return userJson(sql, user)
    })
  })
}

export async function adminPasswordHash(
  hosted: Hosted,
  input: { password: string | undefined; password_hash: string | undefined },
): Promise<string | undefined> {
  if (input.password && input.password_hash) throw invalid('Only a password or a password hash should be provided')
  if (input.password_hash) {
    if (!isKnownHash(input.password_hash)) throw invalid('Password hash must be bcrypt or argon2')
    return input.password_hash
  }
  if (!input.password) return undefined
  await checkPassword(hosted.settings.passwords, input.password)
  return hashPassword(input.password)
}
