import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { invalid } from '../http/auth-error.ts'
import { queryValue } from '../http/read-query.ts'
import { requireOwner } from '../sessions/require-user.ts'
import { verifyAccessToken } from '../tokens/access-token.ts'

/** POST /logout (protocol 4). */
export function logout(app: FastifyInstance, hosted: Hosted): void {
  app.post('/logout', async (request, reply) => {
    const scope = queryValue(request, 'scope') || 'global'
    if (!['global', 'local', 'others'].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`)
    const { user, session } = await requireOwner(hosted, request).catch(async (error: unknown) => {
      await endNamedSession(hosted, request)
      throw error
    })
    const current = session?.id ?? null
    await hosted.database.transaction(async (sql) => {
      await audit(sql, request, 'logout', user.id, { scope })
      // Who has the password alone ends no session that proved the factor, and none that she granted.
      await sql`
        delete from auth.sessions where user_id = ${user.id}
        and (${session?.aal === 'aal2'}::boolean or id = ${current} or (aal is distinct from 'aal2' and oauth_client_id is null)
          or not exists (select from auth.mfa_factors where user_id = ${user.id} and status = 'verified'))
        and case ${scope}::text when 'local' then id = ${current} when 'others' then id is distinct from ${current} else true end`
      if (scope !== 'local') await endCodes(sql, user.id, session?.aal)
    })
    return reply.code(204).send()
  })
}

/** Codes that wait to be traded for a session would open one again; those of a proven factor only fall with one. */
async function endCodes(sql: Sql, userId: string, aal: string | null | undefined): Promise<void> {
  await sql`delete from auth.flow_state where user_id = ${userId} and auth_code_issued_at is not null`
  await sql`
    delete from auth.oauth_authorizations where user_id = ${userId} and session_id is null and (${aal === 'aal2'}::boolean
      or not exists (select from auth.mfa_factors where user_id = ${userId} and status = 'verified'))`
}

/**
 * A client takes 401, 403 and 404 for a sign-out that worked. So the session ends though its token has expired, its user is
 * banned or has called too often: anyone who holds a token that we signed may end what it names.
 */
async function endNamedSession(hosted: Hosted, request: FastifyRequest): Promise<void> {
  const token = /^bearer (\S+$)/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const claims = await verifyAccessToken(hosted, token, YEAR_SECONDS).catch(() => undefined)
  if (!claims?.session_id || claims.client_id !== undefined) return
  await hosted.database
    .sql`delete from auth.sessions where id::text = ${claims.session_id} and user_id::text = ${claims.sub ?? ''}`
}

const YEAR_SECONDS = 31_536_000
