import { apiProfileSchema, apiSubscriptionSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import type { Profiles } from './profiles.ts'

type Options = { readonly verifyBearer: VerifyBearer; readonly profiles: Profiles }

/** `GET /auth/profile` and `GET /auth/subscription`: who holds the token, and what she pays for. */
export const profileRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, profiles }) => {
  app.get(
    '/auth/profile',
    { schema: { summary: 'Your profile', response: { 200: apiProfileSchema } } },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await profiles.of(await verifyBearer(request))),
  )

  app.get(
    '/auth/subscription',
    { schema: { summary: 'Your plan and subscription', response: { 200: apiSubscriptionSchema } } },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await profiles.of(await verifyBearer(request))),
  )
})
