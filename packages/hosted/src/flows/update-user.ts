import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError } from '../http/auth-error.ts'
import { limitAddress, limitMails, limitTexts, takeTry } from '../http/rate-limit.ts'
import { maybeText, pkceFields, readBody, record } from '../http/read-body.ts'
import { redirectUrl } from '../http/redirect-url.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { isAdmin } from '../sessions/require-admin.ts'
import { refuseWithoutFactor, requireOwner, type Caller } from '../sessions/require-user.ts'
import { readPkce } from '../sessions/pkce.ts'
import { readEmail, readPhone } from '../users/contact.ts'
import { lockUser } from '../users/find-user.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import { checkMetadata } from '../users/metadata.ts'
import { userJson } from '../users/user-json.ts'
import type { UserRow } from '../users/user-row.ts'
import { startEmailChange, switchEmail } from './email-change.ts'
import { finishPhoneChange } from './phone-change.ts'
import { sendPhoneCode } from './phone-code.ts'
import { setPassword } from './set-password.ts'
import { countCode } from './verify.ts'

const body = z.object({
  email: maybeText,
  phone: maybeText,
  password: maybeText,
  current_password: maybeText,
  nonce: maybeText,
  /** With a new password: the ids of those that stay. */
  keep_passkeys: z.array(z.string()).nullish(),
  data: record,
  app_metadata: record,
  ...pkceFields,
})
type Input = z.output<typeof body>

/** PUT /user (protocol 3), in the order of its rules. */
export function updateUser(app: FastifyInstance, hosted: Hosted): void {
  app.put('/user', async (request) => {
    await limitAddress(hosted, request, 'mailRequests', 'user')
    const caller = await requireOwner(hosted, request)
    const input = readBody(body, request.body)
    const wanted = {
      ...input,
      email: input.email ? readEmail(input.email) : undefined,
      phone: input.phone ? readPhone(input.phone) : undefined,
    }
    if (wanted.password !== undefined) await checkPassword(hosted.settings.passwords, wanted.password)
    if (wanted.app_metadata && !isAdmin(caller.claims))
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
    if (wanted.email && wanted.email !== caller.user.email) await limitMails(hosted, wanted.email)
    if (wanted.phone && wanted.phone !== caller.user.phone) await limitTexts(hosted, wanted.phone)
    const nonce = wanted.nonce && (await countCode(hosted, caller.user.email ?? caller.user.phone ?? ''))
    const current = wanted.current_password && (await takeTry(hosted, 'failedPasswordsPerAccount', caller.user.id))
    const answer = await hosted.database.transaction(async (sql) => {
      const user = (await lockUser(sql, caller.user.id)) ?? caller.user
      await refuseUpdate(sql, { ...caller, user }, wanted)
      return userJson(sql, await change(sql, hosted, request, { ...caller, user }, wanted))
    })
    for (const counted of [nonce, current]) if (counted) counted.giveBack()
    hosted.mailer.wake()
    return answer
  })
}

const NEEDS_FACTOR = new AuthError(
  401,
  'insufficient_aal',
  'AAL2 session is required to update email or password when MFA is enabled.',
)

async function refuseUpdate(sql: Sql, caller: Caller, wanted: Input): Promise<void> {
  const { user } = caller
  const isSensitive = wanted.password !== undefined || wanted.email !== undefined || wanted.phone !== undefined
  await refuseWithoutFactor(sql, caller, isSensitive ? NEEDS_FACTOR : undefined)
  if (user.is_anonymous && wanted.password !== undefined && !wanted.email && !wanted.phone)
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  if (user.is_sso_user && isSensitive)
    throw new AuthError(422, 'user_sso_managed', 'Cannot update the email, phone or password of an SSO user')
}

async function change(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  caller: Caller,
  wanted: Input,
): Promise<UserRow> {
  let { user } = caller
  if (wanted.password !== undefined)
    user = await setPassword(sql, hosted, request, caller, { ...wanted, password: wanted.password })
  if (wanted.data)
    user = await updateUserRow(sql, user.id, {
      raw_user_meta_data: merged('user_metadata', user.raw_user_meta_data, wanted.data),
    })
  if (wanted.app_metadata)
    user = await updateUserRow(sql, user.id, {
      raw_app_meta_data: merged('app_metadata', user.raw_app_meta_data, wanted.app_metadata),
    })
  if (wanted.email && wanted.email !== user.email) {
    await audit(sql, request, 'user_email_changed', user.id, { phase: 'requested' })
    user =
      user.is_anonymous && hosted.settings.signUp.isEmailConfirmed
        ? await switchEmail(sql, hosted, user, wanted.email)
        : await startEmailChange(sql, hosted, user, {
            email: wanted.email,
            redirectTo: redirectUrl(hosted.settings, request),
            pkce: readPkce(wanted),
          })
  }
  if (wanted.phone && wanted.phone !== user.phone) {
    user = hosted.settings.signUp.isPhoneConfirmed
      ? await finishPhoneChange(sql, user, wanted.phone)
      : await sendPhoneCode(sql, hosted, await updateUserRow(sql, user.id, { phone_change: wanted.phone }), {
          phone: wanted.phone,
          type: 'phone_change_token',
        })
  }
  await audit(sql, request, 'user_modified', user.id)
  return user
}

/** One level deep; null takes a key away. */
export function merged(
  name: 'user_metadata' | 'app_metadata',
  old: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  const next = Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null))
  return checkMetadata(name, next, old)
}
