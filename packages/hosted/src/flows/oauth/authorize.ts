import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Hosted } from '../../hosted.ts'
import { AuthError, invalid } from '../../http/auth-error.ts'
import { limitAddress } from '../../http/rate-limit.ts'
import { queryValue } from '../../http/read-query.ts'
import { withQuery } from '../../http/redirect-answer.ts'
import { clientFromDocument } from './client-metadata-document.ts'
import { findClient, type ClientRow } from './client-row.ts'
import { refuseDisabled } from './refuse-disabled.ts'
import { isRegisteredRedirect } from './read-client.ts'

/** GET /oauth/authorize (protocol 17): keeps the request and sends the browser to the page of consent. */
export function oauthAuthorize(app: FastifyInstance, hosted: Hosted): void {
  app.get('/oauth/authorize', async (request, reply) => {
    refuseDisabled(hosted)
    await limitAddress(hosted, request, 'tokens', 'authorize')
    const value = (name: string) => queryValue(request, name)
    const client = await readClientAndRedirect(hosted, request)
    const redirectUri = value('redirect_uri')
    const problem = findProblem(hosted, request)
    if (problem)
      return reply.redirect(oauthErrorRedirect(hosted, redirectUri, value('state'), 'invalid_request', problem), 302)
    const id = randomBytes(24).toString('base64url').replace(/[-_]/g, 'x').slice(0, 32)
    const scope = value('scope') || defaultScope(hosted, value('resource'))
    await hosted.database.sql`
      insert into auth.oauth_authorizations (id, client_id, redirect_uri, scope, state, nonce, resource, code_challenge, expires_at)
      values (${id}, ${client.id}, ${redirectUri}, ${[...new Set(scope.split(' '))].filter(Boolean).join(' ')}, ${value('state') || null}, ${value('nonce') || null},
        ${value('resource') || null}, ${value('code_challenge')}, now() + interval '10 minutes')`
    const page = new URL(hosted.settings.siteUrl.replace(/\/$/, '') + hosted.settings.oauthServer.consentPath)
    page.searchParams.set('authorization_id', id)
    return reply.redirect(page.href, 302)
  })
}

/** Until both are known good the browser is sent nowhere. */
async function readClientAndRedirect(hosted: Hosted, request: FastifyRequest): Promise<ClientRow> {
  const [clientId, redirectUri] = [queryValue(request, 'client_id'), queryValue(request, 'redirect_uri')]
  if (clientId === '') throw invalid('client_id is required')
  if (redirectUri === '') throw invalid('redirect_uri is required')
  const isDocument = hosted.settings.oauthServer.hasClientMetadataDocuments && /^https?:\/\//.test(clientId)
  const client = isDocument
    ? await clientFromDocument(hosted, clientId)
    : await findClient(hosted.database.sql, clientId)
  if (!client) throw new AuthError(400, 'oauth_client_not_found', 'invalid client_id')
  if (!isRegisteredRedirect(client, redirectUri)) throw invalid('invalid redirect_uri')
  return client
}

function findProblem(hosted: Hosted, request: FastifyRequest): string | undefined {
  const value = (name: string) => queryValue(request, name)
  if (value('response_type') !== 'code') return 'response_type must be code'
  if (value('code_challenge') === '') return 'PKCE flow requires code_challenge_method and code_challenge'
  if (value('code_challenge_method') !== 'S256') return 'code_challenge_method must be S256'
  if (!/^[A-Za-z0-9_-]{43}$/.test(value('code_challenge')))
    return 'code_challenge must be the base64url form of a SHA-256 hash'
  const unknown = value('scope')
    .split(' ')
    .filter((scope) => scope !== '' && !supportedScopes(hosted).includes(scope))
  if (unknown.length > 0) return `unsupported scope: ${unknown.join(' ')}`
  if (value('resource') !== '' && !isResource(hosted, value('resource'))) return 'resource is not one of this server'
  return undefined
}

/** Of a client that asks for none (RFC 6749, 3.3): all of a resource server's where it names one, so that its token is good for something there. */
function defaultScope({ settings }: Pick<Hosted, 'settings'>, resource: string): string {
  return resource === '' || settings.oauthServer.scopes.length === 0 ? 'email' : settings.oauthServer.scopes.join(' ')
}

/** Those of OpenID Connect, and those that the settings add for resource servers. */
export function supportedScopes({ settings }: Pick<Hosted, 'settings'>): string[] {
  return ['openid', 'profile', 'email', 'phone', 'offline_access', ...settings.oauthServer.scopes]
}

/** The resource that a token may be bound to (RFC 8707): an absolute address without fragment, and a known one where those are listed. */
function isResource({ settings }: Hosted, resource: string): boolean {
  const url = URL.parse(resource)
  if (!url || resource.includes('#') || !/^https?:$/.test(url.protocol)) return false
  return settings.oauthServer.resources.length === 0 || settings.oauthServer.resources.includes(resource)
}

/** Errors carry `state` and `iss` (RFC 9207) like answers do. */
export function oauthErrorRedirect(
  hosted: Hosted,
  redirectUri: string,
  state: string | null,
  error: string,
  description: string,
): string {
  return withQuery(redirectUri, {
    error,
    error_description: description,
    ...(state ? { state } : {}),
    iss: hosted.settings.authUrl,
  })
}
