import { createHash } from 'node:crypto'
import { fastifyPlugin } from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that makes the call, once its token was checked. */
    callerId: string | null
  }
}

/** One line a request: id, route, status, milliseconds and who, as a hash. Never the query: it may hold a token. */
export const logRequests = fastifyPlugin(async (app) => {
  app.decorateRequest('callerId', null)

  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })

  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.callerId ? { user: hashOf(request.callerId) } : {}),
      },
      'answered',
    )
    done()
  })
})

/** Callers come again and again: their hashes are kept. */
function hashOf(id: string): string {
  const known = hashes.get(id)
  if (known) return known
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 12)
  if (hashes.size >= MOST_KEPT) hashes.clear()
  hashes.set(id, hash)
  return hash
}

const hashes = new Map<string, string>()
const MOST_KEPT = 10_000
