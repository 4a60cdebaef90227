import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { AuthError } from '../http/auth-error.ts'
import { limitAddress } from '../http/rate-limit.ts'
import { queryValue } from '../http/read-query.ts'
import type { TokenResponse } from '../sessions/token-response.ts'
import { idTokenGrant } from './token-id-token.ts'
import { passwordGrant } from './token-password.ts'
import { pkceGrant } from './token-pkce.ts'
import { refreshGrant } from './token-refresh.ts'

/** POST /token (protocol 2): one file a grant. */
export function token(app: FastifyInstance, hosted: Hosted): void {
  app.post('/token', async (request, reply) => {
    await limitAddress(hosted, request, 'tokens', 'token')
    const form = (request.body as { grant_type?: unknown } | undefined)?.grant_type
    const grant = GRANTS[queryValue(request, 'grant_type') || String(form)]
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    const answer = await grant(hosted, request)
    addTokenHeaders(reply, answer)
    return answer
  })
}

/** Session tokens must not stay in any cache (protocol 0.4). */
export function addTokenHeaders(reply: FastifyReply, answer: Record<string, unknown>): void {
  const user = answer['user'] as { id?: string } | undefined
  reply.header('cache-control', 'no-store').header('sb-auth-user-id', user?.id ?? '')
}

type Grant = (hosted: Hosted, request: FastifyRequest) => Promise<TokenResponse>

const GRANTS: Record<string, Grant | undefined> = Object.assign(Object.create(null) as Record<string, Grant>, {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: () => Promise.reject(new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')),
})
