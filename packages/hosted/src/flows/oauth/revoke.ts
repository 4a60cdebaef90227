import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../../hosted.ts'
import { audit } from '../../http/audit.ts'
import { OAuthError } from '../../http/auth-error.ts'
import { limitAddress } from '../../http/rate-limit.ts'
import { readBody, text } from '../../http/read-body.ts'
import { lockSession } from '../../sessions/session-row.ts'
import { verifyAccessToken } from '../../tokens/access-token.ts'
import { decodeRefreshToken } from '../../tokens/refresh-token.ts'
import { authenticateClient } from './authenticate-client.ts'
import { refuseDisabled } from './refuse-disabled.ts'

const body = z.object({ token: text })

/** POST /oauth/revoke (RFC 7009): a client ends the session of a token of its own. A token that is none ends nothing. */
export function oauthRevoke(app: FastifyInstance, hosted: Hosted): void {
  app.post('/oauth/revoke', async (request, reply) => {
    refuseDisabled(hosted)
    await limitAddress(hosted, request, 'tokens', 'oauth-token')
    const client = await authenticateClient(hosted, request)
    const { token } = readBody(body, request.body)
    if (token === '') throw new OAuthError('invalid_request', 'token is required')
    const refresh = decodeRefreshToken(token)
    const claims = refresh ? undefined : await verifyAccessToken(hosted, token).catch(() => undefined)
    const sessionId = refresh?.sessionId ?? claims?.session_id
    if (sessionId !== undefined)
      await hosted.database.transaction(async (sql) => {
        const session = await lockSession(sql, sessionId)
        if (!session || session.oauth_client_id !== client.id) return
        if (refresh && !refresh.isProvenBy(session.refresh_token_hmac_key)) return
        await sql`delete from auth.sessions where id = ${session.id}`
        await audit(sql, request, 'logout', session.user_id, { client_id: client.id })
      })
    return reply.header('cache-control', 'no-store').code(200).send()
  })
}
