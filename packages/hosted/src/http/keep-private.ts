import type { FastifyInstance } from 'fastify'

/** What is answered belongs to who asked: no browser and no proxy keeps it, but where a route says otherwise. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
}
