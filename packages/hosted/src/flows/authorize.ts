import type { FastifyInstance } from 'fastify'
import { beginAuthorization } from '../external/begin-authorization.ts'
import type { Hosted } from '../hosted.ts'

/** GET /authorize (protocol 10). */
export function authorize(app: FastifyInstance, hosted: Hosted): void {
  app.get('/authorize', async (request, reply) => reply.redirect(await beginAuthorization(hosted, request), 302))
}
