import type { OAuthClientProvider, OAuthDiscoveryState } from '@modelcontextprotocol/client'
import { CLIENT } from '../../wire/rpc-request.ts'
import { keptTokens } from './kept-tokens.ts'
import { keepPending, type PendingAuthorization } from './pending-authorization.ts'
import { keepRegisteredClient, registeredClient } from './registered-clients.ts'

export type PageOAuthProvider = OAuthClientProvider & { readonly isLeaving: () => boolean }

type Going = Pick<PendingAuthorization, 'target' | 'transport' | 'era'>

/**
 * The page as an OAuth client. Tokens live in its memory and end with it; what the way to the authorization server and
 * back needs is in the session store for as long as that takes.
 */
export function pageOAuthProvider(
  server: URL,
  going: Going,
  back?: PendingAuthorization,
  leave: (to: URL) => void = (to) => location.assign(to),
): PageOAuthProvider {
  let state = back?.state ?? ''
  let codeVerifier = back?.codeVerifier
  let discovery: OAuthDiscoveryState | undefined = back?.discovery
  let issuer = ''
  const known = going.target.kind === 'named' ? going.target.client : undefined
  let isLeaving = false
  return {
    isLeaving: () => isLeaving,
    redirectUrl: redirectAddress(),
    clientMetadata: {
      client_name: CLIENT.name,
      client_uri: location.origin,
      redirect_uris: [redirectAddress()],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: known && known.secret !== '' ? 'client_secret_post' : 'none',
      application_type: location.protocol === 'https:' ? 'web' : 'native',
    },
    state: () => {
      state = crypto.randomUUID()
      return state
    },
    clientInformation: (context) => {
      issuer = context?.issuer ?? issuer
      if (!known) return registeredClient(issuer)
      return { client_id: known.id.trim(), ...(known.secret !== '' && { client_secret: known.secret }) }
    },
    /** What she typed is not kept among the clients that have registered. */
    saveClientInformation: (client, context) => {
      if (!known) keepRegisteredClient(context?.issuer ?? issuer, client)
    },
    tokens: () => keptTokens.get(server.href),
    saveTokens: (tokens) => void keptTokens.set(server.href, tokens),
    saveCodeVerifier: (verifier) => {
      codeVerifier = verifier
    },
    codeVerifier: () => {
      if (codeVerifier === undefined) throw new Error('No code verifier: the sign-in was begun in another tab.')
      return codeVerifier
    },
    saveDiscoveryState: (found) => {
      discovery = found
    },
    discoveryState: () => discovery,
    redirectToAuthorization: (to) => {
      const isHere = to.protocol === 'http:' && (to.hostname === 'localhost' || to.hostname === '127.0.0.1')
      if (to.protocol !== 'https:' && !isHere) throw new Error(`Failed to authorize: ${to.href} is no https address.`)
      keepPending({ ...going, state, codeVerifier: codeVerifier ?? '', discovery })
      isLeaving = true
      leave(to)
    },
    invalidateCredentials: (scope) => {
      if (scope === 'all' || scope === 'tokens') keptTokens.delete(server.href)
      if (scope === 'all' || scope === 'client') keepRegisteredClient(issuer, undefined)
      if (scope === 'all' || scope === 'verifier') codeVerifier = undefined
      if (scope === 'all' || scope === 'discovery') discovery = undefined
    },
  }
}

/** Where the authorization server sends people back to. */
function redirectAddress(): string {
  return `${location.origin}/mcp-sdk-test`
}
