import type { FastifyRequest } from 'fastify'
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type { Hosted } from '../hosted.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { queryValue } from '../http/read-query.ts'
import { redirectUrl } from '../http/redirect-url.ts'
import { readPkce, startFlow } from '../sessions/pkce.ts'
import { connectProvider } from './connect-provider.ts'

/** The address at the provider for a sign-in or a link (protocol 10). What must come back is kept under the `state`. */
export async function beginAuthorization(
  hosted: Hosted,
  request: FastifyRequest,
  options: { linkingTargetId?: string } = {},
): Promise<string> {
  const name = queryValue(request, 'provider')
  const provider = Object.hasOwn(hosted.settings.providers, name) ? hosted.settings.providers[name] : undefined
  if (!provider) throw invalid(`Unsupported provider: Provider ${name} could not be found`)
  const pkce = readPkce({
    code_challenge: queryValue(request, 'code_challenge'),
    code_challenge_method: queryValue(request, 'code_challenge_method'),
  })
  const configuration = await connectProvider(name, provider).catch((cause: unknown) => {
    request.log.error({ err: cause }, `hosted: the provider ${name} can't be reached`)
    throw new AuthError(500, 'unexpected_failure', `The provider ${name} can't be reached`)
  })
  const upstreamVerifier = randomPKCECodeVerifier()
  const upstreamNonce = randomNonce()
  const flow = await startFlow(hosted.database.sql, {
    pkce,
    provider: name,
    method: 'oauth',
    referrer: redirectUrl(hosted.settings, request),
    upstreamVerifier,
    upstreamNonce,
    ...options,
  })
  const scopes = new Set([
    ...provider.scopes,
    ...queryValue(request, 'scopes')
      .split(/[\s,]+/)
      .filter(Boolean),
  ])
  const url = buildAuthorizationUrl(configuration, {
    ...passedThrough(request),
    redirect_uri: `${hosted.settings.authUrl}/callback`,
    scope: [...scopes].join(' '),
    code_challenge: await calculatePKCECodeChallenge(upstreamVerifier),
    code_challenge_method: 'S256',
    state: flow.id,
    ...(scopes.has('openid') ? { nonce: upstreamNonce } : {}),
  })
  return url.href
}

const OWN = new Set(['provider', 'redirect_to', 'scopes', 'invite_token', 'skip_http_redirect', 'apikey'])
const RESERVED = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'scope',
  'nonce',
  'request',
  'request_uri',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
])

/** `prompt`, `login_hint`, `screen_hint` and the like go on to the provider; what decides the flow does not. */
function passedThrough(request: FastifyRequest): Record<string, string> {
  const names = Object.keys(request.query as object).filter((name) => !OWN.has(name) && !RESERVED.has(name))
  return Object.fromEntries(names.map((name) => [name, queryValue(request, name)]))
}
