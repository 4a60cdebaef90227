import type { FastifyRequest } from 'fastify'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { openSession } from '../sessions/open-session.ts'
import type { TokenResponse } from '../sessions/token-response.ts'
import { clearOneTimeTokens, type OneTimeTokenRow } from '../tokens/one-time-token.ts'
import { confirmEmail, confirmPhone } from './confirm.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import type { UserRow } from '../users/user-row.ts'
import { finishEmailChange } from './email-change.ts'
import { finishPhoneChange } from './phone-change.ts'

export type Accepted =
  | { kind: 'session'; session: TokenResponse }
  | { kind: 'code'; code: string }
  | { kind: 'first_of_two' }

/** What a proven token does (protocol 7, effects), and the session or code that follows. */
export async function acceptToken(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  proven: { user: UserRow; token: OneTimeTokenRow; type: string; answer: 'session' | 'code' },
): Promise<Accepted> {
  const { user, token } = proven
  const changed = await applyEffect(sql, hosted, user, token)
  if (changed === undefined) return { kind: 'first_of_two' }
  await audit(sql, request, 'login', user.id, { method: 'otp' })
  if (proven.answer === 'code' && token.flow_state_id) {
    const [flow] = await sql<{ auth_code: string }>`
      update auth.flow_state set auth_code_issued_at = now() where id = ${token.flow_state_id} and user_id = ${user.id} returning auth_code`
    if (flow) return { kind: 'code', code: flow.auth_code }
  }
  return { kind: 'session', session: await openSession(sql, hosted, request, changed, 'otp') }
}

/** `undefined` where a second confirmation is still missing. */
async function applyEffect(
  sql: Sql,
  hosted: Hosted,
  user: UserRow,
  token: OneTimeTokenRow,
): Promise<UserRow | undefined> {
  switch (token.token_type) {
    case 'email_change_token_new':
    case 'email_change_token_current':
      return finishEmailChange(sql, hosted, user, token)
    case 'phone_change_token':
      return finishPhoneChange(sql, user)
    case 'confirmation_token':
      return token.relates_to === user.phone ? confirmPhone(sql, user) : confirmEmail(sql, user)
    default:
      return proveByMail(sql, user)
  }
}

/** A recovery or a magic link also proves an address that was never confirmed. The password on it was set by who knows whom. */
async function proveByMail(sql: Sql, user: UserRow): Promise<UserRow> {
  await clearOneTimeTokens(sql, user.id)
  if (user.email_confirmed_at) return user
  return confirmEmail(sql, await updateUserRow(sql, user.id, { encrypted_password: null }))
}
