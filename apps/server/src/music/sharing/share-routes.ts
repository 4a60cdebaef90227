import { KvintError, shareListSchema, shareRequestSchema, shareSchema, sharedReportSchema } from '@kvint/contract'
import { networkOf } from '@kvint/hosted'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import type { Shares } from './shares.ts'
import type { VisitorThread } from './visitor-thread.ts'

type Options = { readonly verifyBearer: VerifyBearer; readonly shares: Shares; readonly thread: VisitorThread }

/** Links to reports: `…/saves/:saveId/shares` for their owner, `/api/v1/shared/:token` for anyone who holds one. */
export const shareRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, shares, thread }) => {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const noStore = { 'cache-control': 'no-store' }

  routes.get(
    '/api/v1/projects/:projectId/saves/:saveId/shares',
    { schema: { params: saveParameters, response: { 200: shareListSchema } } },
    async (request, reply) => {
      const { projectId, saveId } = request.params
      return reply.headers(noStore).send({ shares: await shares.list(await verifyBearer(request), projectId, saveId) })
    },
  )

  routes.post(
    '/api/v1/projects/:projectId/saves/:saveId/shares',
    {
      config: { outlastsSession: true },
      schema: { params: saveParameters, body: shareRequestSchema, response: { 201: shareSchema } },
    },
    async (request, reply) => {
      const { projectId, saveId } = request.params
      const share = await shares.add(await verifyBearer(request), projectId, saveId, request.body.days)
      return reply.status(201).headers(noStore).send(share)
    },
  )

  routes.delete(
    '/api/v1/shares/:shareId',
    { schema: { params: shareParameters, response: { 204: z.null() } } },
    async (request, reply) => {
      if (!(await shares.revoke(await verifyBearer(request), request.params.shareId)))
        throw new KvintError('not-found', 'There is no such link in your account. It may have been revoked already.')
      return reply.status(204).send(null)
    },
  )

  app.get<{ Params: z.infer<typeof tokenParameters> }>(
    '/api/v1/shared/:token',
    { schema: { params: tokenParameters, response: { 200: sharedReportSchema } } },
    async (request, reply) => {
      void reply.headers({ ...noStore, 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
      const text = await thread.take(networkOf(request.ip), async (textOf) => {
        const found = await shares.follow(request.params.token)
        if (!found)
          throw new KvintError(
            'not-found',
            'This link does not lead to a report: it was revoked, has expired, or never existed. Ask the person who sent it for a new one.',
          )
        const { json, ...times } = found
        return `${JSON.stringify(times).slice(0, -1)},"report":${await textOf(json)}}`
      })
      return reply.type('application/json; charset=utf-8').send(text)
    },
  )
})

const saveParameters = z.object({ projectId: z.guid(), saveId: z.guid() })
const shareParameters = z.object({ shareId: z.guid() })
const tokenParameters = z.object({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) })
