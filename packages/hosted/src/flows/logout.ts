import type { FastifyInstance } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { invalid } from '../http/auth-error.ts'
import { queryValue } from '../http/read-query.ts'
import { requireOwner } from '../sessions/require-user.ts'

/** POST /logout (protocol 4). */
export function logout(app: FastifyInstance, hosted: Hosted): void {
  app.post('/logout', async (request, reply) => {
    const scope = queryValue(request, 'scope') || 'global'
    if (!['global', 'local', 'others'].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`)
    const { user, session } = await requireOwner(hosted, request)
    const current = session?.id ?? null
    await hosted.database.transaction(async (sql) => {
      await audit(sql, request, 'logout', user.id, { scope })
      await sql`
        delete from auth.sessions where user_id = ${user.id}
        and case ${scope}::text when 'local' then id = ${current} when 'others' then id is distinct from ${current} else true end`
    })
    return reply.code(204).send()
  })
}
