import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../../database/sql.ts'
import type { Hosted } from '../../hosted.ts'
import { audit } from '../../http/audit.ts'
import { AuthError, invalid } from '../../http/auth-error.ts'
import { readBody, text } from '../../http/read-body.ts'
import { isAllowedRedirect } from '../../http/redirect-url.ts'
import { withQuery } from '../../http/redirect-answer.ts'
import { requireProvenPerson } from '../factors-enroll.ts'
import { oauthErrorRedirect } from './authorize.ts'
import { clientCard, findClient, type ClientRow } from './client-row.ts'
import { refuseDisabled } from './refuse-disabled.ts'

type WithId = { Params: { id: string } }

/** A row of auth.oauth_authorizations. */
export type AuthorizationRow = {
  id: string
  client_id: string
  user_id: string | null
  redirect_uri: string
  scope: string
  state: string | null
  nonce: string | null
  resource: string | null
  code_challenge: string
  status: 'pending' | 'approved' | 'denied'
  code_issued_at: Date | null
  session_id: string | null
  aal: 'aal1' | 'aal2'
}

/** GET /oauth/authorizations/{id} and POST …/consent (protocol 17): the first who looks is the one who is asked. */
export function oauthConsent(app: FastifyInstance, hosted: Hosted): void {
  app.get<WithId>('/oauth/authorizations/:id', async (request) => {
    const { user, session } = await requireAsker(hosted, request)
    return hosted.database.transaction(async (sql) => {
      const { authorization, client } = await take(sql, request.params.id, user.id)
      const [consent] = await sql<{
        scopes: string
      }>`select scopes from auth.oauth_consents where user_id = ${user.id} and client_id = ${client.id}`
      if (consent && covers(consent.scopes, authorization.scope) && isCertain(client, authorization))
        return { redirect_url: await approve(sql, hosted, authorization, session.aal) }
      return {
        authorization_id: authorization.id,
        redirect_uri: authorization.redirect_uri,
        client: clientCard(client),
        user: { id: user.id, email: user.email ?? '' },
        scope: authorization.scope,
        ...(authorization.resource ? { resource: authorization.resource } : {}),
      }
    })
  })

  app.post<WithId>('/oauth/authorizations/:id/consent', async (request) => {
    const { user, session } = await requireAsker(hosted, request)
    const { action } = readBody(z.object({ action: text }), request.body)
    if (action !== 'approve' && action !== 'deny') throw invalid("action must be 'approve' or 'deny'")
    return hosted.database.transaction(async (sql) => {
      const { authorization, client } = await take(sql, request.params.id, user.id)
      const payload = { client_id: client.id, scope: authorization.scope }
      await audit(
        sql,
        request,
        action === 'approve' ? 'oauth_consent_granted' : 'oauth_consent_denied',
        user.id,
        payload,
      )
      if (action === 'deny') return { redirect_url: await deny(sql, hosted, authorization) }
      await sql`
        insert into auth.oauth_consents (user_id, client_id, scopes) values (${user.id}, ${client.id}, ${authorization.scope})
        on conflict (user_id, client_id) do update set scopes = excluded.scopes, granted_at = now()`
      return { redirect_url: await approve(sql, hosted, authorization, session.aal) }
    })
  })
}

/** A page of another origin must not be able to ask with her token. */
async function requireAsker(hosted: Hosted, request: FastifyRequest): ReturnType<typeof requireProvenPerson> {
  refuseDisabled(hosted)
  const { origin } = request.headers
  if (origin !== undefined && !isAllowedRedirect(hosted.settings, origin)) throw invalid('unauthorized request origin')
  return requireProvenPerson(hosted, request)
}

async function take(
  sql: Sql,
  id: string,
  userId: string,
): Promise<{ authorization: AuthorizationRow; client: ClientRow }> {
  const [authorization] = await sql<AuthorizationRow>`
    select * from auth.oauth_authorizations where id = ${id} and expires_at > now() and (user_id is null or user_id = ${userId}) for update`
  const client = authorization && (await findClient(sql, authorization.client_id))
  if (!authorization || !client) throw new AuthError(404, 'oauth_authorization_not_found', 'authorization not found')
  if (authorization.status !== 'pending') throw invalid('authorization request cannot be processed')
  await sql`update auth.oauth_authorizations set user_id = ${userId} where id = ${id}`
  return { authorization: { ...authorization, user_id: userId }, client }
}

/** The code itself is not kept, only its hash; it works for ten minutes at most and once. */
async function approve(
  sql: Sql,
  hosted: Hosted,
  authorization: AuthorizationRow,
  aal: 'aal1' | 'aal2',
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await sql`
    update auth.oauth_authorizations set status = 'approved', code_hash = ${hashCode(code)}, code_issued_at = now(), aal = ${aal} where id = ${authorization.id}`
  return withQuery(authorization.redirect_uri, {
    code,
    ...(authorization.state ? { state: authorization.state } : {}),
    iss: hosted.settings.authUrl,
  })
}

async function deny(sql: Sql, hosted: Hosted, authorization: AuthorizationRow): Promise<string> {
  await sql`update auth.oauth_authorizations set status = 'denied' where id = ${authorization.id}`
  return oauthErrorRedirect(
    hosted,
    authorization.redirect_uri,
    authorization.state,
    'access_denied',
    'User denied the request',
  )
}

export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

/**
 * Any program on her machine may take the place of a public client that is answered on loopback or by a scheme of its
 * own: there she is asked each time (RFC 8252, 8.6). A secret, or an https address of its own, proves who is answered.
 */
function isCertain(client: ClientRow, { redirect_uri }: AuthorizationRow): boolean {
  return client.client_type === 'confidential' || redirect_uri.startsWith('https:')
}

function covers(granted: string, wanted: string): boolean {
  const scopes = new Set(granted.split(' '))
  return wanted.split(' ').every((scope) => scopes.has(scope))
}
