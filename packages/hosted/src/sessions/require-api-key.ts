import type { FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { verifyAccessToken } from '../tokens/access-token.ts'
import { AuthError } from '../http/auth-error.ts'
import { queryValue } from '../http/read-query.ts'

/** What the gateway of a project does: every call names the project's key, but for those that a browser or a third party makes. */
export function requireApiKey(hosted: Hosted): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const path = request.url.slice(hosted.settings.paths.auth.length).split('?')[0] ?? ''
    if (request.method === 'OPTIONS' || OPEN.test(path)) return
    const key = readApiKey(request)
    if (key === undefined) throw new AuthError(401, 'no_api_key', 'No API key found in request')
    if (!(await isApiKey(hosted, key))) throw new AuthError(401, 'invalid_api_key', 'Invalid API key')
  }
}

const OPEN =
  /^\/(verify|callback|authorize|health|\.well-known\/.*|oauth\/(authorize|token|revoke|userinfo|clients\/register))$/

export function readApiKey(request: FastifyRequest): string | undefined {
  const header = request.headers['apikey']
  return (typeof header === 'string' ? header : queryValue(request, 'apikey')) || undefined
}

/** An opaque key, or one of the older kind: a token that we signed for a role and for no one in particular. */
export async function isApiKey(hosted: Hosted, key: string): Promise<boolean> {
  if (hosted.apiKeys.roleOf(key)) return true
  const claims = await verifyAccessToken(hosted, key).catch(() => undefined)
  return claims?.role === 'anon' || claims?.role === 'service_role'
}
