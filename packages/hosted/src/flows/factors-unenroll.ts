import type { FastifyInstance } from 'fastify'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError } from '../http/auth-error.ts'
import { refuseWithoutFactor } from '../sessions/require-user.ts'
import { findFactor } from './factors-challenge.ts'
import { requirePerson } from './factors-enroll.ts'

/** DELETE /factors/{id} (protocol 14). */
export function unenrollFactor(app: FastifyInstance, hosted: Hosted): void {
  app.delete<{ Params: { id: string } }>('/factors/:id', async (request) => {
    const caller = await requirePerson(hosted, request)
    const { user, session } = caller
    await hosted.database.transaction(async (sql) => {
      const factor = await findFactor(sql, user.id, request.params.id)
      if (factor.status === 'verified' && session.aal !== 'aal2')
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
      await refuseWithoutFactor(sql, caller)
      await audit(sql, request, 'factor_unenrolled', user.id)
      if (factor.status === 'verified' && hosted.settings.mail.notifies && user.email)
        await hosted.mailer.queue(sql, user.email, 'factor_removed', {})
      await removeFactor(sql, factor.id)
    })
    hosted.mailer.wake()
    return { id: request.params.id }
  })
}

/** A session that stood on this factor falls back to aal1. */
export async function removeFactor(sql: Sql, id: string): Promise<void> {
  await sql`
    with lowered as (update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where factor_id = ${id} returning id)
    delete from auth.mfa_amr_claims where session_id in (select id from lowered) and authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn')`
  await sql`delete from auth.mfa_factors where id = ${id}`
}
