import type { Readable } from 'node:stream'
import { PRODUCT } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { archiveHeaders } from '../../platform/blobs/archive-headers.ts'
import type { Bearer, VerifyBearer } from '../../platform/callers/bearer.ts'
import type { QueueMail } from '../../platform/mail/mail-queue.ts'
import { clearedCookies } from '../session/session-cookie.ts'
import { accountExport } from './account-export.ts'
import { deleteAccount } from './delete-account.ts'

type Options = {
  readonly verifyBearer: VerifyBearer
  readonly pool: Pool
  readonly isSecure: boolean
  readonly queueMail: QueueMail
  /** The music that the account keeps. */
  readonly music: AccountMusic
  /** Where something can be bought here: ends all that a person pays for. */
  readonly endAllOf: ((userId: string) => Promise<void>) | undefined
}

/** What other rooms keep for an account, as its export and its end need it. */
export type AccountMusic = {
  /** All of it as an archive; `first` are files that stand before it, by their names. */
  readonly archiveOf: (caller: Bearer, first: Readonly<Record<string, unknown>>) => Promise<Readable>
  readonly removeFilesOf: (userId: string) => Promise<void>
}

/** `GET /api/v1/account/export`: everything that is kept about the caller. `DELETE /api/v1/account`: all of it, gone. */
export const accountRoutes = fastifyPlugin<Options>(async (app, options) => {
  const { verifyBearer, pool, isSecure, queueMail, music, endAllOf } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/v1/account/export',
    { config: { outlastsSession: true }, schema: { response: { 200: z.string() } } },
    async (request, reply) => {
      const caller = await verifyBearer(request)
      const account = await accountExport(pool, caller.sub)
      const archive = await music.archiveOf(caller, { 'account.json': account })
      return reply.headers(archiveHeaders(`${PRODUCT.slug}-account`)).send(archive as never)
    },
  )

  routes.delete('/api/v1/account', { schema: { response: { 204: z.null() } } }, async (request, reply) => {
    const { sub } = await verifyBearer(request)
    await endAllOf?.(sub)
    await deleteAccount(pool, sub, queueMail)
    await music.removeFilesOf(sub)
    return reply.status(204).header('set-cookie', clearedCookies(isSecure)).send(null)
  })
})
