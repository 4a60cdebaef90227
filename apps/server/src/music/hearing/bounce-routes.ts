import { bounceToKeepSchema, KvintError, keptBounceAnswerSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import type { KeptBounces } from './kept-bounces.ts'

type Options = { readonly verifyBearer: VerifyBearer; readonly bounces: KeptBounces }

/** `…/saves/:saveId/bounce`: the figures of a bounce beside a kept report. The bounce is heard elsewhere; no sound comes here. */
export const bounceRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, bounces }) => {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const routes = scope.withTypeProvider<ZodTypeProvider>()

    routes.get(PATH, { schema: { params: place, response: { 200: keptBounceAnswerSchema } } }, async (request) => ({
      kept: (await bounces.find(await verifyBearer(request), request.params)) ?? null,
    }))

    routes.put(
      PATH,
      { bodyLimit: BODY_LIMIT, schema: { params: place, body: bounceToKeepSchema, response: { 204: z.null() } } },
      async (request, reply) => {
        if (!(await bounces.keep(await verifyBearer(request), request.params, request.body)))
          throw new KvintError('not-found', 'This save has no finished report yet, so no bounce can be kept with it.')
        return reply.status(204).send(null)
      },
    )

    routes.delete(PATH, { schema: { params: place, response: { 204: z.null() } } }, async (request, reply) => {
      if (!(await bounces.remove(await verifyBearer(request), request.params)))
        throw new KvintError('not-found', 'No bounce is kept with this save. Keep one first.')
      return reply.status(204).send(null)
    })
  })
})

const PATH = '/api/v1/projects/:projectId/saves/:saveId/bounce'
/** Three hours of a bounce, in figures. */
const BODY_LIMIT = 1_048_576
const place = z.object({ projectId: z.guid(), saveId: z.guid() })
