import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Sql } from '../../database/sql.ts'
import type { Hosted } from '../../hosted.ts'
import { audit } from '../../http/audit.ts'
import { AuthError } from '../../http/auth-error.ts'
import { limitAddress, takeOfAll } from '../../http/rate-limit.ts'
import { readBody } from '../../http/read-body.ts'
import { requireAdmin } from '../../sessions/require-admin.ts'
import { pageHeaders, readPage } from '../admin/users.ts'
import { clientJson, findClient, hashSecret, type ClientRow } from './client-row.ts'
import { refuseDisabled } from './refuse-disabled.ts'
import { clientBody, readClient, type ClientFields } from './read-client.ts'

type WithId = { Params: { id: string } }

/** Dynamic registration (RFC 7591) and the clients that an administrator keeps (protocol 17). */
export function oauthClients(app: FastifyInstance, hosted: Hosted): void {
  const { sql } = hosted.database
  app.post('/oauth/clients/register', async (request, reply) => {
    refuseDisabled(hosted)
    if (!hosted.settings.oauthServer.hasDynamicRegistration)
      throw new AuthError(
        403,
        'oauth_dynamic_client_registration_disabled',
        'Dynamic client registration is not enabled',
      )
    await limitAddress(hosted, request, 'registrations', 'register')
    const fields = readClient(readBody(clientBody, request.body))
    if (!(await takeOfAll(hosted, 'registrationsOfAll')))
      throw new AuthError(429, 'over_request_rate_limit', 'Too many clients were registered. Try again in an hour.')
    const created = await create(sql, fields, 'dynamic')
    await audit(sql, request, 'oauth_client_created', null, { client_id: created.client_id })
    return reply.code(201).header('cache-control', 'no-store').send(created)
  })

  app.post('/admin/oauth/clients', async (request, reply) => {
    await requireAdmin(hosted, request)
    refuseDisabled(hosted)
    const created = await create(sql, readClient(readBody(clientBody, request.body)), 'manual')
    await audit(sql, request, 'oauth_client_created', null, { client_id: created.client_id, by: 'admin' })
    return reply.code(201).header('cache-control', 'no-store').send(created)
  })

  app.get('/admin/oauth/clients', async (request, reply) => {
    await requireAdmin(hosted, request)
    refuseDisabled(hosted)
    const { page, perPage } = readPage(request)
    const [amount] = await sql<{
      total: number
    }>`select count(*)::int as total from auth.oauth_clients where deleted_at is null`
    const rows = await sql<ClientRow>`
      select * from auth.oauth_clients where deleted_at is null order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`
    reply.headers(pageHeaders(hosted, { page, perPage, total: amount?.total ?? 0, path: '/admin/oauth/clients' }))
    return { clients: rows.map(clientJson) }
  })

  app.get<WithId>('/admin/oauth/clients/:id', async (request) => {
    await requireAdmin(hosted, request)
    return clientJson(await existing(hosted, request.params.id))
  })

  app.put<WithId>('/admin/oauth/clients/:id', async (request) => {
    await requireAdmin(hosted, request)
    const before = await existing(hosted, request.params.id)
    const fields = readClient(readBody(clientBody, request.body), before)
    const [client] = await sql<ClientRow>`
      update auth.oauth_clients set redirect_uris = ${fields.redirect_uris}, grant_types = ${fields.grant_types}, client_name = ${fields.client_name},
        client_uri = ${fields.client_uri}, logo_uri = ${fields.logo_uri}, token_endpoint_auth_method = ${fields.token_endpoint_auth_method},
        updated_at = now() where id = ${before.id} returning *`
    return client && clientJson(client)
  })

  app.delete<WithId>('/admin/oauth/clients/:id', async (request, reply) => {
    await requireAdmin(hosted, request)
    const { id } = await existing(hosted, request.params.id)
    await hosted.database.transaction(async (sql) => {
      await sql`update auth.oauth_clients set deleted_at = now() where id = ${id}`
      await sql`delete from auth.sessions where oauth_client_id = ${id}`
      await audit(sql, request, 'oauth_client_deleted', null, { client_id: id })
    })
    return reply.code(204).send()
  })

  app.post<WithId>('/admin/oauth/clients/:id/regenerate_secret', async (request, reply) => {
    await requireAdmin(hosted, request)
    const client = await existing(hosted, request.params.id)
    if (client.client_type === 'public')
      throw new AuthError(400, 'validation_failed', 'Cannot regenerate secret for public client')
    const secret = randomBytes(32).toString('base64url')
    await sql`update auth.oauth_clients set client_secret_hash = ${hashSecret(secret)}, updated_at = now() where id = ${client.id}`
    reply.header('cache-control', 'no-store')
    return { ...clientJson(client), client_secret: secret }
  })
}

async function existing(hosted: Hosted, id: string): Promise<ClientRow> {
  refuseDisabled(hosted)
  const client = await findClient(hosted.database.sql, id)
  if (!client) throw new AuthError(404, 'oauth_client_not_found', 'OAuth client not found')
  return client
}

async function create(sql: Sql, fields: ClientFields, how: 'manual' | 'dynamic'): Promise<Record<string, unknown>> {
  const secret = fields.client_type === 'confidential' ? randomBytes(32).toString('base64url') : undefined
  const [client] = await sql<ClientRow>`
    insert into auth.oauth_clients (client_secret_hash, registration_type, client_type, token_endpoint_auth_method, redirect_uris, grant_types,
      client_name, client_uri, logo_uri)
    values (${secret ? hashSecret(secret) : null}, ${how}, ${fields.client_type}, ${fields.token_endpoint_auth_method}, ${fields.redirect_uris},
      ${fields.grant_types}, ${fields.client_name}, ${fields.client_uri}, ${fields.logo_uri}) returning *`
  if (!client) throw new Error('auth.oauth_clients did not take the row')
  return {
    ...clientJson(client),
    client_id_issued_at: Math.floor(client.created_at.getTime() / 1000),
    ...(secret ? { client_secret: secret, client_secret_expires_at: 0 } : {}),
  }
}
