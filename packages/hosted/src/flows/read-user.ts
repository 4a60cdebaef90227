import type { FastifyInstance } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { invalid } from '../http/auth-error.ts'
import { requireOwner } from '../sessions/require-user.ts'
import { userJson } from '../users/user-json.ts'

/** GET /user (protocol 3). */
export function readUser(app: FastifyInstance, hosted: Hosted): void {
  app.get('/user', async (request) => {
    const { user, claims } = await requireOwner(hosted, request)
    const wanted = request.headers['x-jwt-aud'] ?? hosted.settings.tokens.audience
    const audiences = [claims.aud ?? []].flat()
    if (!audiences.includes(String(wanted))) throw invalid("Token audience doesn't match request audience")
    return userJson(hosted.database.sql, user)
  })
}
