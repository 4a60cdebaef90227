import type { RateLimits } from '@kvint/hosted'
import { KvintError } from '@kvint/contract'
import type { FastifyRequest } from 'fastify'
import { requiredScope } from '../../platform/openapi/required-scope.ts'
import type { VerifyApiKey } from '../api-keys/verify-api-key.ts'
import { limitAccount } from '../../platform/rate-limits/limit-callers.ts'
import type { Bearer, VerifyBearer } from '../../platform/callers/bearer.ts'

type Parts = {
  readonly verifyToken: VerifyBearer
  readonly verifyApiKey: VerifyApiKey
  readonly limits: RateLimits
}

/** Who calls the product API: by an access token, or by a key where the route takes keys. Counts the call of the account. */
export function callerVerifier({ verifyToken, verifyApiKey, limits }: Parts): VerifyBearer {
  return async (request) => {
    const key = /^Bearer (kvint_\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const bearer = key ? await byKey(request, key, verifyApiKey) : await verifyToken(request)
    if (bearer.client_id !== undefined) throw new KvintError('forbidden', FOR_TOOLS)
    if (request.callerId === bearer.sub) return bearer
    request.callerId = bearer.sub
    await limitAccount(limits, request, bearer.sub)
    return bearer
  }
}

async function byKey(request: FastifyRequest, key: string, verifyApiKey: VerifyApiKey): Promise<Bearer> {
  const holder = await verifyApiKey(key)
  if (!holder)
    throw new KvintError('unauthorized', 'This key is not valid, or no longer works. Check your keys on your profile.')
  const scope = requiredScope(request.method, request.routeOptions.url ?? '')
  if (!scope) throw new KvintError('forbidden', 'This call does not accept an API key. Sign in to make it.')
  if (!holder.scopes.includes(scope))
    throw new KvintError('forbidden', `This key lacks the scope ${scope}. Make a key with it, or use another.`)
  return { sub: holder.userId, exp: Math.floor(Date.now() / 1000) + 60, role: 'authenticated' }
}

const FOR_TOOLS =
  'This token was granted to an assistant, for the tool server at /mcp. The API takes keys: make one on your profile.'
