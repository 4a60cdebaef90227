import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { readBody, text } from '../http/read-body.ts'
import { requireProvenPerson } from './factors-enroll.ts'
import { findPasskey, passkeyJson, refuseDisabled, type PasskeyRow } from './passkeys.ts'

/** GET /passkeys, PATCH and DELETE /passkeys/{id} (protocol 15). */
export function managePasskeys(app: FastifyInstance, hosted: Hosted): void {
  const { sql } = hosted.database
  app.get('/passkeys', async (request) => {
    refuseDisabled(hosted)
    const { user } = await requireProvenPerson(hosted, request)
    return (
      await sql<PasskeyRow>`select * from auth.webauthn_credentials where user_id = ${user.id} order by created_at`
    ).map(passkeyJson)
  })

  app.patch<{ Params: { id: string } }>('/passkeys/:id', async (request) => {
    refuseDisabled(hosted)
    const { user } = await requireProvenPerson(hosted, request)
    const { friendly_name: name } = readBody(z.object({ friendly_name: text }), request.body)
    const { id } = await findPasskey(sql, user.id, request.params.id)
    const [renamed] = await sql<PasskeyRow>`
      update auth.webauthn_credentials set friendly_name = ${name}, updated_at = now() where id = ${id} returning *`
    return renamed && passkeyJson(renamed)
  })

  app.delete<{ Params: { id: string } }>('/passkeys/:id', async (request, reply) => {
    refuseDisabled(hosted)
    const { user } = await requireProvenPerson(hosted, request)
    const { id } = await findPasskey(sql, user.id, request.params.id)
    await sql`delete from auth.webauthn_credentials where id = ${id}`
    await audit(sql, request, 'passkey_deleted', user.id)
    return reply.code(204).send()
  })
}
