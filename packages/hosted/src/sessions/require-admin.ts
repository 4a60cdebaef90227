import type { FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { AuthError } from '../http/auth-error.ts'
import type { Claims } from '../tokens/access-token.ts'
import { bearerClaims } from './require-user.ts'
import { findSession } from './session-row.ts'

/** Only the service's own roles, and where their token names a session, only while that lives (protocol 0.8). */
export async function requireAdmin(hosted: Hosted, request: FastifyRequest): Promise<Claims> {
  const claims = await bearerClaims(hosted, request)
  if (!isAdmin(claims)) throw new AuthError(403, 'not_admin', 'User not allowed')
  if (claims.session_id && !(await findSession(hosted.database.sql, claims.session_id)))
    throw new AuthError(403, 'session_expired', 'Session is no longer valid')
  return claims
}

export function isAdmin(claims: Claims): boolean {
  return claims.role === 'service_role' || claims.role === 'supabase_admin'
}
