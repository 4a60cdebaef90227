import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Sql } from '../../database/sql.ts'

/** A row of auth.oauth_clients. */
export type ClientRow = {
  id: string
  metadata_url: string | null
  client_secret_hash: string | null
  registration_type: 'manual' | 'dynamic'
  client_type: 'public' | 'confidential'
  token_endpoint_auth_method: 'none' | 'client_secret_basic' | 'client_secret_post'
  redirect_uris: string[]
  grant_types: string[]
  client_name: string | null
  client_uri: string | null
  logo_uri: string | null
  created_at: Date
  updated_at: Date
}

/** A registered client by its id. */
export async function findClient(sql: Sql, id: string): Promise<ClientRow | undefined> {
  if (!z.guid().safeParse(id).success) return undefined
  const [client] = await sql<ClientRow>`select * from auth.oauth_clients where id = ${id} and deleted_at is null`
  return client
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

export function isClientSecret(client: ClientRow, secret: string): boolean {
  const stored = client.client_secret_hash ?? ''
  const given = hashSecret(secret)
  return stored.length === given.length && timingSafeEqual(Buffer.from(stored), Buffer.from(given))
}

export function clientJson(client: ClientRow): Record<string, unknown> {
  return {
    client_id: client.metadata_url ?? client.id,
    client_type: client.client_type,
    redirect_uris: client.redirect_uris,
    token_endpoint_auth_method: client.token_endpoint_auth_method,
    grant_types: client.grant_types,
    response_types: ['code'],
    ...(client.client_name ? { client_name: client.client_name } : {}),
    ...(client.client_uri ? { client_uri: client.client_uri } : {}),
    ...(client.logo_uri ? { logo_uri: client.logo_uri } : {}),
    registration_type: client.registration_type,
    created_at: client.created_at,
    updated_at: client.updated_at,
  }
}

/** What a consent page shows of a client. */
export function clientCard(client: ClientRow): Record<string, unknown> {
  return {
    id: client.metadata_url ?? client.id,
    name: client.client_name ?? '',
    uri: client.client_uri ?? '',
    logo_uri: client.logo_uri ?? '',
  }
}
