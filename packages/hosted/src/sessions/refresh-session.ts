import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { decodeRefreshToken } from '../tokens/refresh-token.ts'
import { findUserById } from '../users/find-user.ts'
import { isBanned, type UserRow } from '../users/user-row.ts'
import { lockSession, type SessionRow } from './session-row.ts'

/**
 * Rotates a refresh token (protocol 20). The session row is locked, so that parallel refreshes follow one another. An answer
 * of kind `stolen` has already ended the session: the transaction must commit before the client hears of it.
 */
export async function refreshSession(
  sql: Sql,
  hosted: Hosted,
  refreshToken: string,
  oauthClientId: string | null,
): Promise<
  { kind: 'refreshed'; user: UserRow; session: SessionRow } | { kind: 'stolen'; userId: string; error: AuthError }
> {
  const token = decodeRefreshToken(refreshToken)
  if (token === undefined) {
    if (/^[a-zA-Z0-9_-]{12,}$/.test(refreshToken)) throw notFound()
    throw invalid('Refresh token is not valid')
  }
  const session = await lockSession(sql, token.sessionId)
  if (session === undefined || session.oauth_client_id !== oauthClientId) throw notFound()
  if (!token.isProvenBy(session.refresh_token_hmac_key)) throw notIssuedHere()
  const user = await findUserById(sql, session.user_id)
  if (user === undefined) throw notFound()
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
  refuseExpired(hosted, session)

  const behind = Number(session.refresh_token_counter) - token.counter
  if (behind < 0) throw notIssuedHere()
  if (behind === 0) return { kind: 'refreshed', user, session: await advance(sql, session) }
  // The token before the last one is GoTrue's for a tab that slept; a client of OAuth has one store, and its old token dies.
  const isParent = behind === 1 && oauthClientId === null
  if (isParent || isJustRefreshed(hosted, session)) return { kind: 'refreshed', user, session }
  await sql`delete from auth.sessions where id = ${session.id}`
  return {
    kind: 'stolen',
    userId: user.id,
    error: new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  }
}

async function advance(sql: Sql, session: SessionRow): Promise<SessionRow> {
  const [advanced] = await sql<SessionRow>`
    update auth.sessions set refresh_token_counter = refresh_token_counter + 1, refreshed_at = now(), updated_at = now()
    where id = ${session.id} returning *`
  return advanced ?? session
}

/** Tabs that refresh at the same moment. */
function isJustRefreshed(hosted: Hosted, session: SessionRow): boolean {
  const at = session.refreshed_at?.getTime() ?? 0
  return Date.now() - at < hosted.settings.sessions.reuseIntervalSeconds * 1000
}

function refuseExpired(hosted: Hosted, session: SessionRow): void {
  const { inactivitySeconds } = hosted.settings.sessions
  const idleSince = (session.refreshed_at ?? session.created_at).getTime()
  if (session.not_after && session.not_after.getTime() <= Date.now())
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
  if (inactivitySeconds !== undefined && Date.now() - idleSince > inactivitySeconds * 1000)
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)')
}

function notFound(): AuthError {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}

function notIssuedHere(): AuthError {
  return invalid('Invalid Refresh Token: Not Issued By This Server')
}
