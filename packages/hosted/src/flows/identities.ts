import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError } from '../http/auth-error.ts'
import { queryValue } from '../http/read-query.ts'
import { beginAuthorization } from '../external/begin-authorization.ts'
import { requireProvenSession } from '../sessions/require-user.ts'
import { findUserByEmail, lockUser } from '../users/find-user.ts'
import { identitiesOf, refreshProviders } from '../users/identities.ts'
import { updateUserRow } from '../users/update-user-row.ts'

/** Linking and unlinking of other ways in (protocol 12b). */
export function identities(app: FastifyInstance, hosted: Hosted): void {
  app.get('/user/identities/authorize', async (request, reply) => {
    const { user } = await requireProvenSession(hosted, request)
    refuseDisabled(hosted)
    const url = await beginAuthorization(hosted, request, { linkingTargetId: user.id })
    return queryValue(request, 'skip_http_redirect') === 'true' ? { url } : reply.redirect(url, 302)
  })

  app.delete<{ Params: { id: string } }>('/user/identities/:id', async (request) => {
    const caller = await requireProvenSession(hosted, request)
    refuseDisabled(hosted)
    if (!z.guid().safeParse(request.params.id).success)
      throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
    await hosted.database.transaction(async (sql) => {
      const user = (await lockUser(sql, caller.user.id)) ?? caller.user
      const all = await identitiesOf(sql, user.id)
      if (all.length <= 1)
        throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking')
      const identity = all.find(({ id }) => id === request.params.id)
      if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
      await sql`delete from auth.identities where id = ${identity.id}`
      await audit(sql, request, 'identity_unlinked', user.id, { provider: identity.provider })
      const rest = all.filter(({ id }) => id !== identity.id)
      const email =
        rest.find((other) => other.email === user.email)?.email ?? rest.find((other) => other.email)?.email ?? null
      const taken = email ? await findUserByEmail(sql, email) : undefined
      if (taken && taken.id !== user.id)
        throw new AuthError(
          422,
          'email_conflict_identity_not_deletable',
          'Unable to unlink identity due to email conflict',
        )
      const left = identity.provider === 'phone' ? { phone: null, phone_confirmed_at: null } : { email }
      const password = identity.provider === 'email' ? { encrypted_password: null } : {}
      await refreshProviders(sql, await updateUserRow(sql, user.id, { ...left, ...password }))
    })
    return {}
  })
}

function refuseDisabled({ settings }: Hosted): void {
  if (!settings.signUp.hasManualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}
