import { KvintError, keptProjectSchema, storageSchema } from '@kvint/contract'
import { networkOf, openShares } from '@kvint/hosted'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import type { KeepSet } from './keep-set.ts'
import type { StorageUse } from './storage.ts'
import { bareFileName } from './project-name.ts'
import { takeSetAsBody } from './take-set-as-body.ts'

type Options = {
  readonly verifyBearer: VerifyBearer
  readonly keepSet: KeepSet
  readonly storage: StorageUse
  /** Where a file lies while it comes. */
  readonly passingFolder: string
}

/**
 * `POST /api/v1/projects`: the file as one body, for programs; a page that may lose its connection uploads it.
 * The answer says how much of what the plan keeps is used with it.
 */
export const keepSetRoute = fastifyPlugin<Options>(async (app, { verifyBearer, keepSet, storage, passingFolder }) => {
  const underWay = openShares(MOST_UNDER_WAY)
  /** What has not come whole is on the disk and in no table. */
  const takeShare = (request: FastifyRequest, reply: FastifyReply, account: string): void => {
    const giveBack = underWay.take({ account, address: networkOf(request.ip), all: '' })
    if (!giveBack) throw new KvintError('rate-limited', TOO_MANY)
    reply.raw.once('close', giveBack)
  }

  await app.register(async (scope) => {
    takeSetAsBody(scope, passingFolder)
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/api/v1/projects',
      {
        config: { isUpload: true },
        /** Before any of the body is taken in. */
        onRequest: async (request, reply) => {
          const caller = await verifyBearer(request)
          takeShare(request, reply, caller.sub)
          await storage.refuseAbove(caller, Number(request.headers['content-length'] ?? 0))
        },
        schema: {
          consumes: ['application/octet-stream'],
          querystring: nameQuery,
          body: z.any(),
          response: { 202: keptWithStorage },
        },
      },
      async (request, reply) => {
        const caller = await verifyBearer(request)
        const { sentSet } = request
        const fileName = bareFileName(request.query.fileName)
        if (!sentSet || sentSet.bytes === 0 || fileName === '')
          throw new KvintError('bad-request', 'Send the .als file as the body, as application/octet-stream.')
        const { project } = await keepSet(caller, { fileName, content: async () => sentSet.read() })
        return reply
          .status(202)
          .header('cache-control', 'no-store')
          .send({ ...project, storage: await storage.of(caller) })
      },
    )
  })
})

const keptWithStorage = z.extend(keptProjectSchema, { storage: storageSchema })
const nameQuery = z.object({ fileName: z.string().check(z.minLength(1), z.maxLength(255)) })
/** Files on their way, of one account, of one network of addresses, of this server: the first is what the smallest plan stores. */
const MOST_UNDER_WAY = { account: 8, address: 32, all: 128 }
const TOO_MANY = 'Too many of your files are on their way. Wait for one to arrive, then send this one again.'
