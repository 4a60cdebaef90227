import { z } from 'zod'
import type { Hosted } from '../../hosted.ts'
import { AuthError } from '../../http/auth-error.ts'
import { fetchPublic } from '../../http/fetch-public.ts'
import type { ClientRow } from './client-row.ts'
import { clientBody, readClient } from './read-client.ts'

const documentBody = clientBody.extend({ client_id: z.string() })

/**
 * A client whose id is the https address of its own description (OAuth Client ID Metadata Document). The document is fetched
 * for each authorization, with no redirect followed, from public addresses only, and must name itself.
 */
export async function clientFromDocument(hosted: Hosted, clientId: string): Promise<ClientRow> {
  const url = URL.parse(clientId)
  const isLocalAllowed = hosted.settings.oauthServer.allowsLocalDocuments
  const isFit =
    url &&
    url.hash === '' &&
    url.username === '' &&
    url.pathname !== '/' &&
    (url.protocol === 'https:' || (isLocalAllowed && url.protocol === 'http:'))
  if (!isFit || url.href !== clientId) throw notFound('invalid client_id format')
  const input = await fetchDocument(url, isLocalAllowed)
  if (input.client_id !== clientId) throw notFound('invalid client_id: the document names another')
  const fields = readClient({ ...input, token_endpoint_auth_method: 'none' })
  const [client] = await hosted.database.sql<ClientRow>`
    insert into auth.oauth_clients (metadata_url, registration_type, client_type, token_endpoint_auth_method, redirect_uris, grant_types, client_name, client_uri, logo_uri)
    values (${clientId}, 'dynamic', 'public', 'none', ${fields.redirect_uris}, ${fields.grant_types}, ${fields.client_name}, ${fields.client_uri}, ${fields.logo_uri})
    on conflict (metadata_url) do update set redirect_uris = excluded.redirect_uris, grant_types = excluded.grant_types,
      client_name = excluded.client_name, client_uri = excluded.client_uri, logo_uri = excluded.logo_uri, updated_at = now()
    where auth.oauth_clients.deleted_at is null returning *`
  if (!client) throw notFound('invalid client_id')
  return client
}

const MAXIMUM_BYTES = 20_000

async function fetchDocument(url: URL, isLocalAllowed: boolean): Promise<z.output<typeof documentBody>> {
  try {
    const limits = { maximumBytes: MAXIMUM_BYTES, timeoutMs: 5000, isLocalAllowed }
    return documentBody.parse(JSON.parse(await fetchPublic(url, limits)))
  } catch {
    throw notFound('invalid client_id: its metadata document could not be read')
  }
}

function notFound(message: string): AuthError {
  return new AuthError(400, 'oauth_client_not_found', message)
}
