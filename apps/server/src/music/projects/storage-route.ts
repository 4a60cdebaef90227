import { storageSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import type { StorageUse } from './storage.ts'

type Options = { readonly verifyBearer: VerifyBearer; readonly storage: StorageUse }

/** `GET /api/v1/storage`: what is kept, and the most that the plan keeps. */
export const storageRoute = fastifyPlugin<Options>(async (app, { verifyBearer, storage }) => {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/v1/storage',
    {
      schema: {
        summary: 'Storage used, and the most that your plan keeps',
        response: { 200: storageSchema },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await storage.of(await verifyBearer(request))),
  )
})
