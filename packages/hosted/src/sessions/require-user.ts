import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../hosted.ts'
import { AuthError } from '../http/auth-error.ts'
import { limitAccount } from '../http/rate-limit.ts'
import { verifyAccessToken, type Claims } from '../tokens/access-token.ts'
import { findUserById } from '../users/find-user.ts'
import { isBanned, type UserRow } from '../users/user-row.ts'
import { findSession, type SessionRow } from './session-row.ts'

export type Caller = { user: UserRow; session: SessionRow | undefined; claims: Claims }

/** Who calls, by her bearer token; the checks and their order are protocol 0.8. */
export async function requireUser(hosted: Hosted, request: FastifyRequest): Promise<Caller> {
  const claims = await bearerClaims(hosted, request)
  if (!claims.sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  if (!z.guid().safeParse(claims.sub).success)
    throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  const user = await findUserById(hosted.database.sql, claims.sub)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = await liveSession(hosted, claims, user)
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned')
  await limitAccount(hosted, user.id)
  return { user, session, claims }
}

/** A session of the user herself: a token that was bound to another audience (an MCP server, say) opens nothing here. */
export async function requireOwnSession(
  hosted: Hosted,
  request: FastifyRequest,
): Promise<Caller & { session: SessionRow }> {
  const caller = await requireUser(hosted, request)
  if (!caller.session)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (caller.session.oauth_client_id)
    throw new AuthError(403, 'no_authorization', 'A token of an OAuth client may not do this')
  return { ...caller, session: caller.session }
}

/** The verified claims of the bearer, an opaque API key among them. */
export async function bearerClaims(hosted: Hosted, request: FastifyRequest): Promise<Claims> {
  const token = /^bearer (\S+$)/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const role = hosted.apiKeys.roleOf(token)
  return role ? { role } : verifyAccessToken(hosted, token)
}

async function liveSession(hosted: Hosted, claims: Claims, user: UserRow): Promise<SessionRow | undefined> {
  if (claims.session_id === undefined) return undefined
  const session = z.guid().safeParse(claims.session_id).success
    ? await findSession(hosted.database.sql, claims.session_id)
    : undefined
  const isOver = session?.not_after && session.not_after.getTime() <= Date.now()
  if (!session || session.user_id !== user.id || isOver)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return session
}
