import { KvintError } from '@kvint/contract'
import { refuseLargeJson } from '@kvint/hosted'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** JSON bodies as Fastify reads them, without those whose levels or values have no end: they would keep everybody waiting. */
export function refuseLargeBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body: string, done) => {
    try {
      refuseLargeJson(body)
    } catch (error) {
      return done(new KvintError('bad-request', `${(error as Error).message} in the body. Send fewer.`))
    }
    return parse(request, body, done)
  })
}
