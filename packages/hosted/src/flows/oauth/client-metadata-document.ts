import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import type { Hosted } from '../../hosted.ts'
import { AuthError } from '../../http/auth-error.ts'
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
  if (!isLocalAllowed) await refusePrivate(url.hostname)
  const input = await fetchDocument(url)
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

async function fetchDocument(url: URL): Promise<z.output<typeof documentBody>> {
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(5000),
    })
    if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`)
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of answer.body) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > MAXIMUM_BYTES) throw new Error('too long')
    }
    return documentBody.parse(JSON.parse(text))
  } catch {
    throw notFound('invalid client_id: its metadata document could not be read')
  }
}

/** The server must not be made to call into its own network. */
async function refusePrivate(hostname: string): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => [])
  if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address)))
    throw notFound('invalid client_id')
}

/** An IPv4 address in the clothes of IPv6 is looked at as the IPv4 address that it is. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['64:ff9b:1::', 48],
  ['fec0::', 10],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

function notFound(message: string): AuthError {
  return new AuthError(400, 'oauth_client_not_found', message)
}
