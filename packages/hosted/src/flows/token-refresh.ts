import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { invalid } from '../http/auth-error.ts'
import { readBody, text } from '../http/read-body.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { tokenResponse, type TokenResponse } from '../sessions/token-response.ts'

const body = z.object({ refresh_token: text })

/** The refresh grant (protocol 2.2, 20). */
export async function refreshGrant(hosted: Hosted, request: FastifyRequest): Promise<TokenResponse> {
  const { refresh_token: refreshToken } = readBody(body, request.body)
  if (refreshToken === '') throw invalid('refresh_token required')
  const outcome = await hosted.database.transaction(async (sql) => {
    const refreshed = await refreshSession(sql, hosted, refreshToken, null)
    const [action, userId] =
      refreshed.kind === 'stolen'
        ? (['token_reuse_detected', refreshed.userId] as const)
        : (['token_refreshed', refreshed.user.id] as const)
    await audit(sql, request, action, userId)
    return refreshed.kind === 'stolen'
      ? refreshed
      : { kind: 'refreshed' as const, answer: await tokenResponse(sql, hosted, refreshed.user, refreshed.session) }
  })
  if (outcome.kind === 'stolen') throw outcome.error
  return outcome.answer
}
