import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { AuthError } from '../http/auth-error.ts'
import { limitAccount } from '../http/rate-limit.ts'
import { verifyAccessToken, type Claims } from '../tokens/access-token.ts'
import { findUserById } from '../users/find-user.ts'
import { isBanned, type UserRow } from '../users/user-row.ts'
import { knownDevice } from './known-device.ts'
import { cameByMail, findSession, type SessionRow } from './session-row.ts'

export type Caller = { user: UserRow; session: SessionRow | undefined; claims: Claims }

export type OwnCaller = Caller & { session: SessionRow }

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
  await limitCalls(hosted, request, user, session)
  return { user, session, claims }
}

/** Who has her password alone, or a grant of hers, uses up no calls of her own device, of a mail, or of a proven session. */
async function limitCalls(
  hosted: Hosted,
  request: FastifyRequest,
  { id }: UserRow,
  session: SessionRow | undefined,
): Promise<void> {
  if (session?.oauth_client_id) return limitAccount(hosted, `client:${session.oauth_client_id}:${id}`)
  if (session?.aal === 'aal2') return limitAccount(hosted, `proven:${id}`)
  const byMail = async () => ((await cameByMail(hosted.database.sql, session?.id)) ? `mail:${id}` : undefined)
  return limitAccount(hosted, id, async () => (await knownDevice(hosted, request, id, 'factor')) ?? byMail())
}

/** The user herself: what she granted to an assistant opens the resource that it was granted for, and no account. */
export async function requireOwner(hosted: Hosted, request: FastifyRequest): Promise<Caller> {
  const caller = await requireUser(hosted, request)
  if (caller.session?.oauth_client_id)
    throw new AuthError(403, 'no_authorization', 'A token of an OAuth client may not do this')
  return caller
}

/** A session of the user herself. */
export async function requireOwnSession(hosted: Hosted, request: FastifyRequest): Promise<OwnCaller> {
  const caller = await requireOwner(hosted, request)
  if (!caller.session)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return { ...caller, session: caller.session }
}

/** A session that has proven the second factor, where the account has one. All that does not lead to it asks for this. */
export async function requireProvenSession(hosted: Hosted, request: FastifyRequest): Promise<OwnCaller> {
  const caller = await requireOwnSession(hosted, request)
  await refuseWithoutFactor(hosted.database.sql, caller)
  return caller
}

/** A password alone changes and shows nothing of an account that has a second factor. */
export async function refuseWithoutFactor(sql: Sql, { user, session }: Caller, refusal = NEEDS_FACTOR): Promise<void> {
  if (session?.aal === 'aal2') return
  const [verified] = await sql`select from auth.mfa_factors where user_id = ${user.id} and status = 'verified' limit 1`
  if (verified) throw refusal
}

const NEEDS_FACTOR = new AuthError(
  403,
  'insufficient_aal',
  'AAL2 session is required: this account has a second factor, prove it first.',
)

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
