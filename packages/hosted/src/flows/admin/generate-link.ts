import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../../database/sql.ts'
import type { Hosted } from '../../hosted.ts'
import { AuthError, invalid } from '../../http/auth-error.ts'
import { maybeText, readBody, record, text } from '../../http/read-body.ts'
import { isAllowedRedirect, redirectUrl } from '../../http/redirect-url.ts'
import { issueForMail } from '../../mail/send-token-mail.ts'
import { verifyLink, type VerifyType } from '../../mail/verify-link.ts'
import { checkPassword } from '../../passwords/check-password.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { requireAdmin } from '../../sessions/require-admin.ts'
import { issueOneTimeToken, type IssuedToken } from '../../tokens/one-time-token.ts'
import { readEmail } from '../../users/contact.ts'
import { addSignUpIdentity, createUser } from '../../users/create-user.ts'
import { findUserByEmail } from '../../users/find-user.ts'
import { updateUserRow } from '../../users/update-user-row.ts'
import { userJson } from '../../users/user-json.ts'
import type { UserRow } from '../../users/user-row.ts'

const body = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: record,
  redirect_to: maybeText,
})
type Input = z.output<typeof body>

/** POST /admin/generate_link (protocol 18): the link of a mail without the mail. */
export function generateLink(app: FastifyInstance, hosted: Hosted): void {
  app.post('/admin/generate_link', async (request) => {
    await requireAdmin(hosted, request)
    const input = readBody(body, request.body)
    const email = readEmail(input.email)
    if (input.type === 'signup') {
      if (input.password === '') throw invalid('Signup requires a valid password')
      await checkPassword(hosted.settings.passwords, input.password)
    }
    const passwordHash = input.password === '' ? undefined : await hashPassword(input.password)
    return hosted.database.transaction(async (sql) => {
      const known = await findUserByEmail(sql, email)
      const { user, issued, type } = await issue(sql, hosted, input, known, { email, passwordHash })
      const redirectTo = target(hosted, request, input)
      return {
        ...(await userJson(sql, user)),
        action_link: verifyLink(hosted.settings, { linkToken: issued.linkToken, type, redirectTo }),
        email_otp: issued.otp,
        hashed_token: issued.linkToken,
        verification_type: input.type === 'magiclink' && type === 'signup' ? 'signup' : input.type,
        redirect_to: redirectTo,
      }
    })
  })
}

type Issued = { user: UserRow; issued: IssuedToken; type: VerifyType }

async function issue(
  sql: Sql,
  hosted: Hosted,
  input: Input,
  known: UserRow | undefined,
  account: { email: string; passwordHash: string | undefined },
): Promise<Issued> {
  switch (input.type) {
    case 'magiclink':
    case 'recovery': {
      if (!known && input.type === 'recovery')
        throw new AuthError(404, 'user_not_found', 'User with this email not found')
      const type = known ? input.type : 'signup'
      const { updated, issued } = await issueForMail(
        sql,
        hosted,
        known ?? (await newUser(sql, hosted, input, account)),
        type,
        {},
      )
      return { user: updated, issued, type }
    }
    case 'invite':
    case 'signup': {
      if (known?.email_confirmed_at)
        throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
      const user = known ?? (await newUser(sql, hosted, input, account))
      const { updated, issued } = await issueForMail(sql, hosted, user, input.type, {})
      return { user: updated, issued, type: input.type }
    }
    case 'email_change_current':
    case 'email_change_new':
      return issueEmailChange(sql, hosted, input, known)
    default:
      throw invalid(`Invalid email action link type requested: ${input.type}`)
  }
}

async function newUser(
  sql: Sql,
  hosted: Hosted,
  input: Input,
  account: { email: string; passwordHash: string | undefined },
): Promise<UserRow> {
  const user = await createUser(sql, { ...account, userMetadata: input.data, aud: hosted.settings.tokens.audience })
  await addSignUpIdentity(sql, user)
  return updateUserRow(sql, user.id, { raw_user_meta_data: user.raw_user_meta_data })
}

async function issueEmailChange(sql: Sql, hosted: Hosted, input: Input, known: UserRow | undefined): Promise<Issued> {
  if (!known) throw new AuthError(404, 'user_not_found', 'User with this email not found')
  const newEmail = readEmail(input.new_email)
  if (await findUserByEmail(sql, newEmail))
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  const side = input.type === 'email_change_current' ? 'current' : 'new'
  const user = await updateUserRow(sql, known.id, {
    email_change: newEmail,
    email_change_sent_at: new Date(),
    ...(known.email_change === newEmail ? {} : { email_change_confirm_status: 0 }),
  })
  const issued = await issueOneTimeToken(sql, {
    userId: user.id,
    type: `email_change_token_${side}`,
    relatesTo: side === 'current' ? (user.email ?? '') : newEmail,
    length: hosted.settings.mail.otpLength,
  })
  return { user, issued, type: 'email_change' }
}

/** supabase-js sends the wish in the query; raw callers in the body. */
function target(hosted: Hosted, request: FastifyRequest, input: Input): string {
  return input.redirect_to && isAllowedRedirect(hosted.settings, input.redirect_to)
    ? input.redirect_to
    : redirectUrl(hosted.settings, request)
}
