import type { FastifyInstance } from 'fastify'
import type { Hosted } from '../../hosted.ts'
import { audit } from '../../http/audit.ts'
import { AuthError, invalid } from '../../http/auth-error.ts'
import { queryValue } from '../../http/read-query.ts'
import { requireProvenPerson } from '../factors-enroll.ts'
import { clientCard, type ClientRow } from './client-row.ts'
import { refuseDisabled } from './refuse-disabled.ts'

/** GET and DELETE /user/oauth/grants (protocol 17): which clients may act for her, and an end to one. */
export function oauthGrants(app: FastifyInstance, hosted: Hosted): void {
  app.get('/user/oauth/grants', async (request) => {
    refuseDisabled(hosted)
    const { user } = await requireProvenPerson(hosted, request)
    const rows = await hosted.database.sql<ClientRow & { scopes: string; granted_at: Date }>`
      select c.*, g.scopes, g.granted_at from auth.oauth_consents g join auth.oauth_clients c on c.id = g.client_id
      where g.user_id = ${user.id} and c.deleted_at is null order by g.granted_at desc`
    return rows.map((row) => ({ client: clientCard(row), scopes: row.scopes.split(' '), granted_at: row.granted_at }))
  })

  app.delete('/user/oauth/grants', async (request, reply) => {
    refuseDisabled(hosted)
    const { user } = await requireProvenPerson(hosted, request)
    const clientId = queryValue(request, 'client_id')
    if (clientId === '') throw invalid('client_id is required')
    await hosted.database.transaction(async (sql) => {
      const [gone] = await sql<{ client_id: string }>`
        delete from auth.oauth_consents g using auth.oauth_clients c
        where c.id = g.client_id and g.user_id = ${user.id} and (c.id::text = ${clientId} or c.metadata_url = ${clientId}) returning g.client_id`
      if (!gone) throw new AuthError(404, 'oauth_consent_not_found', 'No grant for this client')
      await sql`delete from auth.sessions where user_id = ${user.id} and oauth_client_id = ${gone.client_id}`
      await sql`delete from auth.oauth_authorizations where user_id = ${user.id} and client_id = ${gone.client_id}`
      await audit(sql, request, 'oauth_consent_revoked', user.id, { client_id: gone.client_id })
    })
    return reply.code(204).send()
  })
}
