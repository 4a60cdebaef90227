import type { FastifyInstance } from 'fastify'

/** Any origin may call with a bearer token (protocol 0.3); nothing here trusts a cookie, so none is ever allowed along. */
export function addCors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', request.headers.origin ?? '*').header('vary', 'Origin')
    reply.header('access-control-expose-headers', EXPOSED)
    if (request.method === 'OPTIONS') await reply.code(204).headers(PREFLIGHT).send()
  })
  app.options('/*', async (_, reply) => reply.code(204).send())
}

const EXPOSED =
  'X-Total-Count, Link, X-Supabase-Api-Version, Content-Range, Content-Location, Location, Preference-Applied, sb-auth-user-id'
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Accept, Authorization, apikey, Content-Type, X-Client-IP, X-Client-Info, X-JWT-AUD, x-use-cookie, X-Supabase-Api-Version, Accept-Profile, Content-Profile, Prefer, Range, traceparent, tracestate, baggage',
  'access-control-max-age': '3600',
}
