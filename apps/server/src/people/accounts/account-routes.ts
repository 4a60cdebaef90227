import { PRODUCT } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { QueueMail } from '../../platform/mail/mail-queue.ts'
import { archiveProjects } from '../../music/projects/archive-projects.ts'
import { archiveHeaders } from '../../music/projects/export-routes.ts'
import type { KeptProjects } from '../../music/projects/kept-projects.ts'
import { clearedCookies } from '../session/session-cookie.ts'
import { accountExport } from './account-export.ts'
import type { VerifyBearer } from './bearer.ts'
import { deleteAccount } from './delete-account.ts'

type Options = {
  readonly verifyBearer: VerifyBearer
  readonly pool: Pool
  readonly isSecure: boolean
  readonly projects: KeptProjects
  readonly blobs: BlobStore
  readonly queueMail: QueueMail
  /** Where something can be bought here: ends all that a person pays for. */
  readonly endAllOf: ((userId: string) => Promise<void>) | undefined
}

/** `GET /api/v1/account/export`: everything that is kept about the caller. `DELETE /api/v1/account`: all of it, gone. */
export const accountRoutes = fastifyPlugin<Options>(async (app, options) => {
  const { verifyBearer, pool, isSecure, projects, blobs, queueMail, endAllOf } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get('/api/v1/account/export', { schema: { response: { 200: z.string() } } }, async (request, reply) => {
    const caller = await verifyBearer(request)
    const account = await accountExport(pool, caller.sub)
    const archive = await archiveProjects(caller, { projects, blobs }, { 'account.json': account })
    return reply.headers(archiveHeaders(`${PRODUCT.slug}-account`)).send(archive as never)
  })

  routes.delete('/api/v1/account', { schema: { response: { 204: z.null() } } }, async (request, reply) => {
    const { sub } = await verifyBearer(request)
    await endAllOf?.(sub)
    await deleteAccount(pool, sub, queueMail)
    await blobs.removeAll(sub)
    return reply.status(204).header('set-cookie', clearedCookies(isSecure)).send(null)
  })
})
