import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { AuthError, tokenExpired } from '../http/auth-error.ts'
import { minutesOf, refuseTooSoon } from '../mail/send-token-mail.ts'
import { verifyLink } from '../mail/verify-link.ts'
import { startFlow, type Pkce } from '../sessions/pkce.ts'
import { clearOneTimeTokens, issueOneTimeToken, type OneTimeTokenRow } from '../tokens/one-time-token.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { addIdentity, identitiesOf, mergeIdentityData, refreshProviders } from '../users/identities.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import type { UserRow } from '../users/user-row.ts'

/**
 * Asks for a change of address (protocol 13): both addresses get their own token, where there is a current one. The answer is the same
 * where another account has the new address: its owner is told, and no token is made that could move the account there.
 */
export async function startEmailChange(
  sql: Sql,
  hosted: Hosted,
  user: UserRow,
  options: { email: string; redirectTo: string; pkce: Pkce | undefined },
): Promise<UserRow> {
  refuseTooSoon(user.email_change_sent_at, hosted.settings.mail.minimumIntervalSeconds)
  const changing = await updateUserRow(sql, user.id, {
    email_change: options.email,
    email_change_sent_at: new Date(),
    email_change_confirm_status: 0,
  })
  const flow =
    options.pkce &&
    (await startFlow(sql, { pkce: options.pkce, provider: 'email', method: 'email_change', userId: user.id }))
  const isTaken = await isTakenFrom(sql, user, options.email)
  const sides = needsBoth(hosted, user) ? (['current', 'new'] as const) : (['new'] as const)
  for (const side of sides) {
    const to = side === 'current' ? (user.email ?? '') : options.email
    if (side === 'new' && isTaken) {
      await hosted.mailer.queue(sql, to, 'address_in_use', {
        link: hosted.settings.mail.signInUrl ?? hosted.settings.siteUrl,
      })
      continue
    }
    const { otp, linkToken } = await issueOneTimeToken(sql, {
      userId: user.id,
      type: `email_change_token_${side}`,
      relatesTo: to,
      length: hosted.settings.mail.otpLength,
      flowStateId: flow?.id,
    })
    const link = verifyLink(hosted.settings, { linkToken, type: 'email_change', redirectTo: options.redirectTo })
    await hosted.mailer.queue(sql, to, `email_change_${side}`, {
      link,
      code: otp,
      minutes: minutesOf(hosted.settings),
      newEmail: options.email,
      oldEmail: user.email ?? '',
      isAgreedTwice: needsBoth(hosted, user),
    })
  }
  return changing
}

/** One side has agreed. `undefined` while the other is still missing. */
export async function finishEmailChange(
  sql: Sql,
  hosted: Hosted,
  user: UserRow,
  token: OneTimeTokenRow,
): Promise<UserRow | undefined> {
  const proves = token.token_type === 'email_change_token_new' ? user.email_change : user.email
  if (token.relates_to !== proves) throw tokenExpired()
  if (needsBoth(hosted, user) && user.email_change_confirm_status === 0) {
    await updateUserRow(sql, user.id, { email_change_confirm_status: 1 })
    await sql`delete from auth.one_time_tokens where id = ${token.id}`
    return undefined
  }
  // Said as what is too old, so that who waits for it learns of no account.
  if (await isTakenFrom(sql, user, user.email_change)) throw tokenExpired()
  return switchEmail(sql, hosted, user, user.email_change)
}

/** Puts the new address in place, on the account and on its e-mail identity. */
export async function switchEmail(sql: Sql, hosted: Hosted, user: UserRow, email: string): Promise<UserRow> {
  if (await isTakenFrom(sql, user, email))
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  await clearOneTimeTokens(sql, user.id)
  const data = { email, email_verified: true }
  if ((await identitiesOf(sql, user.id)).some(({ provider }) => provider === 'email'))
    await mergeIdentityData(sql, user.id, 'email', data)
  else
    await addIdentity(sql, {
      userId: user.id,
      provider: 'email',
      providerId: user.id,
      data: { sub: user.id, ...data, phone_verified: false },
    })
  if (hosted.settings.mail.notifies && user.email)
    await hosted.mailer.queue(sql, user.email, 'email_changed', { newEmail: email })
  const switched = await updateUserRow(sql, user.id, {
    email,
    email_confirmed_at: new Date(),
    email_change: '',
    email_change_confirm_status: 0,
    is_anonymous: false,
    raw_user_meta_data: { ...user.raw_user_meta_data, ...data },
  })
  return refreshProviders(sql, switched)
}

async function isTakenFrom(sql: Sql, user: UserRow, email: string): Promise<boolean> {
  const owner = await findUserByEmail(sql, email)
  return owner !== undefined && owner.id !== user.id
}

function needsBoth(hosted: Hosted, user: UserRow): boolean {
  return hosted.settings.mail.isEmailChangeConfirmedTwice && user.email !== null
}
