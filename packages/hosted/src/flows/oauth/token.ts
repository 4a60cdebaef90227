import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../../database/sql.ts'
import type { Hosted } from '../../hosted.ts'
import { audit } from '../../http/audit.ts'
import { AuthError, OAuthError } from '../../http/auth-error.ts'
import { limitAddress } from '../../http/rate-limit.ts'
import { readBody, text } from '../../http/read-body.ts'
import { makeSession } from '../../sessions/open-session.ts'
import { refreshSession } from '../../sessions/refresh-session.ts'
import { tokenResponse } from '../../sessions/token-response.ts'
import type { SessionRow } from '../../sessions/session-row.ts'
import { findUserById } from '../../users/find-user.ts'
import { isBanned, type UserRow } from '../../users/user-row.ts'
import { authenticateClient } from './authenticate-client.ts'
import type { ClientRow } from './client-row.ts'
import { hashCode, type AuthorizationRow } from './consent.ts'
import { signIdToken } from './id-token.ts'
import { refuseDisabled } from './refuse-disabled.ts'

const body = z.object({
  grant_type: text,
  code: text,
  redirect_uri: text,
  code_verifier: text,
  refresh_token: text,
  resource: text,
})
type Input = z.output<typeof body>

/** POST /oauth/token (protocol 17). */
export function oauthToken(app: FastifyInstance, hosted: Hosted): void {
  app.post('/oauth/token', async (request, reply) => {
    refuseDisabled(hosted)
    await limitAddress(hosted, request, 'tokens', 'oauth-token')
    const client = await authenticateClient(hosted, request)
    const input = readBody(body, request.body)
    reply.header('cache-control', 'no-store')
    if (input.grant_type === 'authorization_code') return codeGrant(hosted, request, client, input)
    if (input.grant_type === 'refresh_token') return refreshGrant(hosted, request, client, input)
    throw new OAuthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token')
  })
}

const CODE_LIFETIME_SECONDS = 300

async function codeGrant(
  hosted: Hosted,
  request: FastifyRequest,
  client: ClientRow,
  input: Input,
): Promise<Record<string, unknown>> {
  if (input.code === '') throw new OAuthError('invalid_request', 'code is required')
  if (input.code_verifier === '') throw new OAuthError('invalid_request', 'code_verifier is required')
  const outcome = await hosted.database.transaction(async (sql) => {
    const [row] =
      await sql<AuthorizationRow>`select * from auth.oauth_authorizations where code_hash = ${hashCode(input.code)} for update`
    if (!row?.user_id) return new OAuthError('invalid_grant', 'Invalid authorization code')
    if (row.session_id) {
      // A code that comes a second time was stolen by one of the two: what the first got is taken back (RFC 6749, 4.1.2).
      await sql`delete from auth.sessions where id = ${row.session_id}`
      return new OAuthError('invalid_grant', 'Invalid authorization code')
    }
    const problem = findProblem(row, client, input)
    if (problem) return problem
    const user = await findUserById(sql, row.user_id)
    if (!user || isBanned(user)) return new OAuthError('invalid_grant', 'Invalid authorization code')
    const grant = { clientId: client.id, scopes: row.scope, resource: row.resource, aal: row.aal }
    const session = await makeSession(sql, hosted, request, user, 'oauth_provider/authorization_code', grant)
    await sql`update auth.oauth_authorizations set session_id = ${session.id} where id = ${row.id}`
    await audit(sql, request, 'login', user.id, { method: 'oauth_provider', client_id: client.id })
    return answerFor(sql, hosted, user, session, client, row.nonce)
  })
  if (outcome instanceof OAuthError) throw outcome
  return outcome
}

function findProblem(row: AuthorizationRow, client: ClientRow, input: Input): OAuthError | undefined {
  const grant = (message: string) => new OAuthError('invalid_grant', message)
  if (row.client_id !== client.id) return grant('Authorization code was not issued for this client')
  if (Date.now() - (row.code_issued_at?.getTime() ?? 0) > CODE_LIFETIME_SECONDS * 1000)
    return grant('Authorization code has expired')
  if (row.redirect_uri !== input.redirect_uri) return grant('Invalid redirect_uri')
  if (createHash('sha256').update(input.code_verifier).digest('base64url') !== row.code_challenge)
    return grant('PKCE verification failed: code verifier does not match code challenge')
  if (input.resource !== '' && input.resource !== row.resource)
    return new OAuthError('invalid_target', 'resource is not the one that was consented to')
  return undefined
}

/** A session of a client is refreshed here, by that client; the ordinary endpoint knows none of them. */
async function refreshGrant(
  hosted: Hosted,
  request: FastifyRequest,
  client: ClientRow,
  input: Input,
): Promise<Record<string, unknown>> {
  if (input.refresh_token === '') throw new OAuthError('invalid_request', 'refresh_token is required')
  if (!client.grant_types.includes('refresh_token'))
    throw new OAuthError('unauthorized_client', 'this client may not refresh')
  const outcome = await hosted.database
    .transaction(async (sql) => {
      const refreshed = await refreshSession(sql, hosted, input.refresh_token, client.id)
      if (refreshed.kind === 'stolen') {
        await audit(sql, request, 'token_reuse_detected', refreshed.userId, { client_id: client.id })
        return refreshed.error
      }
      if (input.resource !== '' && input.resource !== refreshed.session.resource)
        throw new OAuthError('invalid_target', 'resource is not the one that was consented to')
      return answerFor(sql, hosted, refreshed.user, refreshed.session, client, null)
    })
    .catch((error: unknown) => {
      if (error instanceof AuthError && error.status < 500) return error
      throw error
    })
  if (outcome instanceof AuthError) throw new OAuthError('invalid_grant', outcome.message)
  return outcome
}

async function answerFor(
  sql: Sql,
  hosted: Hosted,
  user: UserRow,
  session: SessionRow,
  client: ClientRow,
  nonce: string | null,
): Promise<Record<string, unknown>> {
  const { access_token, token_type, expires_in, refresh_token } = await tokenResponse(sql, hosted, user, session)
  const scopes = (session.scopes ?? '').split(' ')
  return {
    access_token,
    token_type,
    expires_in,
    ...(client.grant_types.includes('refresh_token') ? { refresh_token } : {}),
    scope: session.scopes ?? '',
    ...(scopes.includes('openid')
      ? { id_token: await signIdToken(hosted, user, client, { scopes, nonce, signedInAt: session.created_at }) }
      : {}),
  }
}
