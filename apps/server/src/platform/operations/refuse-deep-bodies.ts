import { KvintError } from '@kvint/contract'
import { refuseDeepJson } from '@kvint/hosted'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** JSON bodies as Fastify reads them, without those whose levels have no end: they would keep everybody waiting. */
export function refuseDeepBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body: string, done) => {
    try {
      refuseDeepJson(body)
    } catch {
      return done(
        new KvintError('bad-request', 'The body has more than 100 levels within each other. Send a flat one.'),
      )
    }
    return parse(request, body, done)
  })
}
