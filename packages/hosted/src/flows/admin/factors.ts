import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../../hosted.ts'
import { audit } from '../../http/audit.ts'
import { maybeText, readBody } from '../../http/read-body.ts'
import { requireAdmin } from '../../sessions/require-admin.ts'
import { factorJson, type FactorRow } from '../../users/factor-json.ts'
import { findFactor } from '../factors-challenge.ts'
import { removeFactor } from '../factors-unenroll.ts'
import { findPasskey, passkeyJson, type PasskeyRow } from '../passkeys.ts'
import { findTarget } from './find-target.ts'

type WithBoth = { Params: { id: string; other: string } }

/** The factors and passkeys of a user, for administrators (protocol 15, 18). */
export function adminFactors(app: FastifyInstance, hosted: Hosted): void {
  const transaction: typeof hosted.database.transaction = (work) => hosted.database.transaction(work)
  app.get<WithBoth>('/admin/users/:id/factors', async (request) => {
    await requireAdmin(hosted, request)
    return transaction(async (sql) => {
      const { id } = await findTarget(sql, request.params.id)
      return (await sql<FactorRow>`select * from auth.mfa_factors where user_id = ${id} order by created_at`).map(
        factorJson,
      )
    })
  })

  app.delete<WithBoth>('/admin/users/:id/factors/:other', async (request) => {
    await requireAdmin(hosted, request)
    return transaction(async (sql) => {
      const { id } = await findTarget(sql, request.params.id)
      const factor = await findFactor(sql, id, request.params.other)
      await removeFactor(sql, factor.id)
      await audit(sql, request, 'factor_unenrolled', id, { by: 'admin' })
      return factorJson(factor)
    })
  })

  app.put<WithBoth>('/admin/users/:id/factors/:other', async (request) => {
    await requireAdmin(hosted, request)
    const { friendly_name: name } = readBody(z.object({ friendly_name: maybeText }), request.body)
    return transaction(async (sql) => {
      const { id } = await findTarget(sql, request.params.id)
      const factor = await findFactor(sql, id, request.params.other)
      await sql`update auth.mfa_factors set friendly_name = ${name ?? factor.friendly_name}, updated_at = now() where id = ${factor.id}`
      return factorJson({ ...factor, friendly_name: name ?? factor.friendly_name })
    })
  })

  app.get<WithBoth>('/admin/users/:id/passkeys', async (request) => {
    await requireAdmin(hosted, request)
    return transaction(async (sql) => {
      const { id } = await findTarget(sql, request.params.id)
      return (
        await sql<PasskeyRow>`select * from auth.webauthn_credentials where user_id = ${id} order by created_at`
      ).map(passkeyJson)
    })
  })

  app.delete<WithBoth>('/admin/users/:id/passkeys/:other', async (request, reply) => {
    await requireAdmin(hosted, request)
    await transaction(async (sql) => {
      const { id } = await findTarget(sql, request.params.id)
      const passkey = await findPasskey(sql, id, request.params.other)
      await sql`delete from auth.webauthn_credentials where id = ${passkey.id}`
      await audit(sql, request, 'passkey_deleted', id, { by: 'admin' })
    })
    return reply.code(204).send()
  })
}
