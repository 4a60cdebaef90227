import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { readBody, text } from '../http/read-body.ts'
import { openSession } from '../sessions/open-session.ts'
import { isVerifier, type FlowStateRow } from '../sessions/pkce.ts'
import type { AmrMethod } from '../sessions/session-row.ts'
import type { TokenResponse } from '../sessions/token-response.ts'
import { findUserById } from '../users/find-user.ts'
import { isBanned } from '../users/user-row.ts'

const body = z.object({ auth_code: text, code_verifier: text })

/** The PKCE grant (protocol 2.3): a code works once, whether the verifier fits or not. */
export async function pkceGrant(hosted: Hosted, request: FastifyRequest): Promise<TokenResponse> {
  const { auth_code: code, code_verifier: verifier } = readBody(body, request.body)
  if (code === '' || verifier === '')
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  const outcome = await hosted.database.transaction(async (sql) => {
    const [flow] =
      await sql<FlowStateRow>`delete from auth.flow_state where auth_code = ${code} and user_id is not null and auth_code_issued_at is not null returning *`
    const problem = findProblem(flow, verifier)
    if (problem || !flow?.user_id) return problem ?? NOT_FOUND
    const user = await findUserById(sql, flow.user_id)
    if (!user) return NOT_FOUND
    if (isBanned(user)) return new AuthError(403, 'user_banned', 'User is banned')
    await audit(sql, request, 'login', user.id, { method: flow.authentication_method })
    const session = await openSession(sql, hosted, request, user, flow.authentication_method as AmrMethod)
    return { ...session, ...providerTokens(flow) }
  })
  if (outcome instanceof AuthError) throw outcome
  return outcome
}

const LIFETIME_SECONDS = 300
const NOT_FOUND = new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')

function findProblem(flow: FlowStateRow | undefined, verifier: string): AuthError | undefined {
  if (!flow?.code_challenge || !flow.code_challenge_method) return NOT_FOUND
  const issuedAt = (flow.auth_code_issued_at ?? flow.created_at).getTime()
  if (Date.now() - issuedAt > LIFETIME_SECONDS * 1000)
    return new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  if (!isVerifier({ challenge: flow.code_challenge, method: flow.code_challenge_method }, verifier))
    return new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  return undefined
}

function providerTokens(flow: FlowStateRow): Record<string, string> {
  return {
    ...(flow.provider_access_token ? { provider_token: flow.provider_access_token } : {}),
    ...(flow.provider_refresh_token ? { provider_refresh_token: flow.provider_refresh_token } : {}),
  }
}
