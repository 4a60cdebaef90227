import type { FastifyRequest } from 'fastify'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { deviceOf } from '../http/device-of.ts'
import type { UserRow } from '../users/user-row.ts'

/**
 * Tells an owner of a sign-in from a browser that none of her sessions came from. Not on the first sign-in of all. `isKnown`:
 * she signed in on this device before, by whatever way.
 */
export async function mailNewDevice(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  user: UserRow,
  isKnown: boolean,
): Promise<void> {
  const device = request.headers['user-agent']?.slice(0, 200) ?? 'unknown'
  if (!hosted.settings.mail.notifies || !user.email || !user.last_sign_in_at) return
  const [seen] = await sql`
    select from auth.audit_log_entries where user_id = ${user.id} and action = 'login' and payload ->> 'device' = ${device} limit 1`
  await sql`
    update auth.audit_log_entries set payload = payload || ${{ device }}
    where id = (select max(id) from auth.audit_log_entries where user_id = ${user.id} and action = 'login')`
  const [session] = await sql`select from auth.sessions where user_id = ${user.id} and user_agent = ${device} limit 1`
  if (!isKnown && !seen && !session) await hosted.mailer.queue(sql, user.email, 'new_device', deviceOf(device))
}
