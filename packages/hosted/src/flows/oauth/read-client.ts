import { z } from 'zod'
import { invalid } from '../../http/auth-error.ts'
import type { ClientRow } from './client-row.ts'

export const clientBody = z.object({
  client_name: z.string().max(255).nullish(),
  client_uri: z.string().max(2000).nullish(),
  logo_uri: z.string().max(2000).nullish(),
  redirect_uris: z.array(z.string().max(2000)).nullish(),
  grant_types: z.array(z.string()).nullish(),
  response_types: z.array(z.string()).nullish(),
  token_endpoint_auth_method: z.string().nullish(),
})

export type ClientFields = Pick<
  ClientRow,
  | 'redirect_uris'
  | 'grant_types'
  | 'client_name'
  | 'client_uri'
  | 'logo_uri'
  | 'token_endpoint_auth_method'
  | 'client_type'
>

/** Checks what a client says of itself (protocol 17); what is missing takes the values of `before`, then the usual ones. */
export function readClient(input: z.output<typeof clientBody>, before?: ClientFields): ClientFields {
  const redirects = input.redirect_uris ?? before?.redirect_uris ?? []
  if (redirects.length === 0) throw invalid('at least one redirect_uri is required')
  if (redirects.length > 10) throw invalid('redirect_uris cannot exceed 10 items')
  for (const uri of redirects) checkRedirectUri(uri)
  const grants = input.grant_types ?? before?.grant_types ?? ['authorization_code', 'refresh_token']
  if (grants.some((grant) => grant !== 'authorization_code' && grant !== 'refresh_token') || grants.length === 0)
    throw invalid('grant_types must only contain authorization_code and/or refresh_token')
  if (input.response_types?.some((type) => type !== 'code')) throw invalid('response_types must only contain code')
  const method = input.token_endpoint_auth_method ?? before?.token_endpoint_auth_method ?? 'client_secret_basic'
  if (method !== 'none' && method !== 'client_secret_basic' && method !== 'client_secret_post')
    throw invalid('token_endpoint_auth_method must be none, client_secret_basic or client_secret_post')
  for (const uri of [input.client_uri, input.logo_uri]) if (uri) checkWebAddress(uri)
  return {
    redirect_uris: redirects,
    grant_types: grants,
    client_name: input.client_name ?? before?.client_name ?? null,
    client_uri: input.client_uri ?? before?.client_uri ?? null,
    logo_uri: input.logo_uri ?? before?.logo_uri ?? null,
    token_endpoint_auth_method: method,
    client_type: method === 'none' ? 'public' : 'confidential',
  }
}

/** An app's own scheme is the name of a domain of its maker, backwards (RFC 8252, 7.1): no browser and no system has one. */
const OWN_SCHEME = /^[a-z]{2,}(\.[a-z0-9-]+)+:$/
/** Of known assistants that have another. */
const KNOWN_SCHEMES = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:', 'claude:', 'goose:'])
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** https or an app's own scheme; http only to this machine; no fragment. */
function checkRedirectUri(uri: string): void {
  const url = URL.parse(uri)
  if (!url || /[\s\\]/.test(uri)) throw invalid('redirect_uris must contain valid URLs')
  const isWeb = /^https?:$/.test(url.protocol)
  if (!isWeb && !OWN_SCHEME.test(url.protocol) && !KNOWN_SCHEMES.has(url.protocol))
    throw invalid(
      `redirect_uri scheme is not allowed: ${uri}. Use https, http to localhost, or a scheme such as com.example.app`,
    )
  if (uri.includes('#')) throw invalid('redirect_uri must not have a fragment')
  if (url.username !== '' || url.password !== '') throw invalid('redirect_uri must not have user information')
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname))
    throw invalid('redirect_uri must use HTTPS, or HTTP with localhost')
}

function checkWebAddress(uri: string): void {
  if (!/^https?:$/.test(URL.parse(uri)?.protocol ?? '')) throw invalid(`invalid URI: ${uri}`)
}

/** Exactly a registered one; to loopback the port is the client's to choose (RFC 8252, 7.3). */
export function isRegisteredRedirect(client: Pick<ClientRow, 'redirect_uris'>, uri: string): boolean {
  return client.redirect_uris.some((registered) => registered === uri || isSameLoopback(registered, uri))
}

function isSameLoopback(registered: string, uri: string): boolean {
  const [a, b] = [URL.parse(registered), URL.parse(uri)]
  if (!a || !b || a.protocol !== 'http:' || !LOOPBACK.has(a.hostname)) return false
  a.port = ''
  b.port = ''
  return a.href === b.href
}
