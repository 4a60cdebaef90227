import { apiKeyListSchema, newApiKeySchema, rollApiKeySchema, shownApiKeySchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import { pageQuery, readCursor } from '../../platform/pagination/cursor.ts'
import type { ApiKeys } from './api-keys.ts'

type Options = { readonly verifyBearer: VerifyBearer; readonly apiKeys: ApiKeys }

/** `/api/v1/api-keys`: keys for programs. Only a sign-in makes, rolls and revokes them, never a key. */
export const apiKeyRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, apiKeys }) => {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const routes = scope.withTypeProvider<ZodTypeProvider>()

    routes.get(
      '/api/v1/api-keys',
      { schema: { summary: 'List your keys', querystring: z.object(pageQuery), response: { 200: apiKeyListSchema } } },
      async (request) => {
        const { limit, cursor } = request.query
        return await apiKeys.list(await verifyBearer(request), limit, readCursor(cursor))
      },
    )

    routes.post(
      '/api/v1/api-keys',
      {
        schema: {
          summary: 'Make a key; the answer is the only place that shows it',
          body: newApiKeySchema,
          response: { 201: shownApiKeySchema },
        },
        config: { isAnswerSecret: true, outlastsSession: true },
      },
      async (request, reply) => {
        const caller = await verifyBearer(request)
        return await reply.status(201).send(await apiKeys.make(caller, request.body.name, request.body.scopes))
      },
    )

    routes.post(
      '/api/v1/api-keys/:keyId/roll',
      {
        schema: {
          summary: 'Replace a key; the old one works on for the overlap',
          params: keyParameters,
          body: rollApiKeySchema,
          response: { 201: shownApiKeySchema },
        },
        config: { isAnswerSecret: true, outlastsSession: true },
      },
      async (request, reply) => {
        const caller = await verifyBearer(request)
        const { keyId } = request.params
        return await reply.status(201).send(await apiKeys.roll(caller, keyId, request.body.overlapHours))
      },
    )

    routes.post(
      '/api/v1/api-keys/:keyId/keep',
      {
        schema: {
          summary: 'Restore a key that a new password ended',
          params: keyParameters,
          response: { 204: z.null() },
        },
        config: { outlastsSession: true },
      },
      async (request, reply) => {
        await apiKeys.keep(await verifyBearer(request), request.params.keyId)
        return await reply.status(204).send(null)
      },
    )

    routes.delete(
      '/api/v1/api-keys/:keyId',
      { schema: { summary: 'Revoke a key at once', params: keyParameters, response: { 204: z.null() } } },
      async (request, reply) => {
        await apiKeys.revoke(await verifyBearer(request), request.params.keyId)
        return await reply.status(204).send(null)
      },
    )
  })
})

const keyParameters = z.object({ keyId: z.guid() })
