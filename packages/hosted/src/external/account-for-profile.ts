import type { FastifyRequest } from 'fastify'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError } from '../http/auth-error.ts'
import { sendTokenMail } from '../mail/send-token-mail.ts'
import { clearOneTimeTokens } from '../tokens/one-time-token.ts'
import { createUser } from '../users/create-user.ts'
import { findUserByEmail, findUserById, lockUser } from '../users/find-user.ts'
import { addIdentity, findIdentity, refreshProviders } from '../users/identities.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import { isBanned, type UserRow } from '../users/user-row.ts'
import type { Profile } from './profile.ts'

/**
 * Which account somebody enters who proved herself at a provider (protocol 11). Accounts are matched by the provider's own id;
 * by address only where the provider has verified it.
 */
export async function accountForProfile(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  profile: Profile,
  options: { linkingTargetId?: string | null; redirectTo: string },
): Promise<UserRow | AuthError> {
  if (profile.providerId === '') return new AuthError(400, 'bad_oauth_callback', 'The provider named no user')
  await sql`select pg_advisory_xact_lock(hashtextextended(${profile.email ?? profile.providerId}, 1))`
  const known = await findIdentity(sql, profile.provider, profile.providerId)
  if (options.linkingTargetId) return link(sql, request, profile, options.linkingTargetId, known?.user_id)
  const user = known ? await enterKnown(sql, profile, known.user_id) : await enterNew(sql, hosted, request, profile)
  if (user instanceof AuthError) return user
  if (isBanned(user)) return new AuthError(403, 'user_banned', 'User is banned')
  if (user.email_confirmed_at || !user.email) return user
  if (hosted.settings.signUp.isEmailConfirmed) return updateUserRow(sql, user.id, { email_confirmed_at: new Date() })
  await sendTokenMail(sql, hosted, user, 'signup', { redirectTo: options.redirectTo })
  return new AuthError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${profile.provider}. A confirmation email has been sent to your ${profile.provider} email`,
  )
}

async function link(
  sql: Sql,
  request: FastifyRequest,
  profile: Profile,
  targetId: string,
  ownerId: string | undefined,
): Promise<UserRow | AuthError> {
  if (ownerId)
    return new AuthError(
      422,
      'identity_already_exists',
      `Identity is already linked${ownerId === targetId ? '' : ' to another user'}`,
    )
  const target = await lockUser(sql, targetId)
  if (!target) return new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  await addIdentity(sql, {
    userId: targetId,
    provider: profile.provider,
    providerId: profile.providerId,
    data: profile.metadata,
  })
  await audit(sql, request, 'identity_linked', targetId, { provider: profile.provider })
  return refreshProviders(sql, target)
}

async function enterKnown(sql: Sql, profile: Profile, userId: string): Promise<UserRow | AuthError> {
  await sql`
    update auth.identities set identity_data = ${profile.metadata}, last_sign_in_at = now(), updated_at = now()
    where provider = ${profile.provider} and provider_id = ${profile.providerId}`
  return (await findUserById(sql, userId)) ?? new AuthError(403, 'user_not_found', 'User not found')
}

async function enterNew(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  profile: Profile,
): Promise<UserRow | AuthError> {
  const holder = profile.email ? await findUserByEmail(sql, profile.email) : undefined
  const data = {
    userId: holder?.id ?? '',
    provider: profile.provider,
    providerId: profile.providerId,
    data: profile.metadata,
  }
  if (holder && profile.isEmailVerified) {
    const user = await takeOver(sql, holder)
    await addIdentity(sql, data)
    await audit(sql, request, 'identity_linked', user.id, { provider: profile.provider })
    return refreshProviders(
      sql,
      await updateUserRow(sql, user.id, { email_confirmed_at: user.email_confirmed_at ?? new Date() }),
    )
  }
  if (hosted.settings.signUp.isDisabled)
    return new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  // An unverified address that somebody else has is dropped: it is a claim and nothing more.
  const created = await createUser(sql, {
    email: holder ? undefined : profile.email,
    userMetadata: profile.metadata,
    aud: hosted.settings.tokens.audience,
  })
  await addIdentity(sql, { ...data, userId: created.id })
  await audit(sql, request, 'user_signedup', created.id, { provider: profile.provider })
  const confirmed = profile.isEmailVerified && created.email ? { email_confirmed_at: new Date() } : {}
  return refreshProviders(sql, await updateUserRow(sql, created.id, confirmed))
}

/**
 * Somebody who has proven the address enters an account that was never confirmed: anyone who opened it may be a stranger who waits
 * there, so his password, his other ways in and his sessions go (account pre-hijacking).
 */
async function takeOver(sql: Sql, holder: UserRow): Promise<UserRow> {
  if (holder.email_confirmed_at) return holder
  await sql`delete from auth.identities where user_id = ${holder.id}`
  await sql`delete from auth.sessions where user_id = ${holder.id}`
  await sql`delete from auth.mfa_factors where user_id = ${holder.id}`
  await sql`delete from auth.webauthn_credentials where user_id = ${holder.id}`
  await clearOneTimeTokens(sql, holder.id)
  return updateUserRow(sql, holder.id, {
    encrypted_password: null,
    raw_user_meta_data: {},
    phone: null,
    phone_confirmed_at: null,
  })
}
