import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import type { UserRow } from '../users/user-row.ts'
import { rememberDevice } from './known-device.ts'
import { addAmr, type AmrMethod, type SessionRow } from './session-row.ts'
import { tokenResponse, type TokenResponse } from './token-response.ts'

/** Signs a user in: a session row, the time of it on her account, and the tokens (protocol 20). */
export async function openSession(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  user: UserRow,
  method: AmrMethod,
): Promise<TokenResponse> {
  const session = await makeSession(sql, hosted, request, user, method)
  await rememberDevice(sql, hosted, request, user.id)
  const signedIn = await updateUserRow(sql, user.id, { last_sign_in_at: new Date() })
  return tokenResponse(sql, hosted, signedIn, session)
}

/** The row alone, for sessions that belong to an OAuth client: as well proven as the session that consented. */
export async function makeSession(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  user: UserRow,
  method: AmrMethod,
  grant?: { clientId: string; scopes: string; resource: string | null; aal: 'aal1' | 'aal2' },
): Promise<SessionRow> {
  const { timeboxSeconds, isSinglePerUser } = hosted.settings.sessions
  const notAfter = timeboxSeconds === undefined ? null : new Date(Date.now() + timeboxSeconds * 1000)
  const [session] = await sql<SessionRow>`
    insert into auth.sessions (user_id, refresh_token_hmac_key, ip, user_agent, not_after, oauth_client_id, scopes, resource, aal)
    values (${user.id}, ${randomBytes(32)}, ${request.ip}, ${request.headers['user-agent']?.slice(0, 512) ?? null}, ${notAfter},
      ${grant?.clientId ?? null}, ${grant?.scopes ?? null}, ${grant?.resource ?? null},
      ${grant?.aal ?? 'aal1'}) returning *`
  if (!session) throw new Error('auth.sessions did not take the row')
  await addAmr(sql, session.id, method)
  if (isSinglePerUser && !grant)
    await sql`delete from auth.sessions where user_id = ${user.id} and id <> ${session.id} and oauth_client_id is null`
  return session
}
