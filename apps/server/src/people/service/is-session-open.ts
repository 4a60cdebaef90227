import type { Pool } from 'pg'
import { IS_LET_IN } from './is-let-in.ts'

/** Whether the account service still holds a session, and still lets its user in. */
export type IsSessionOpen = (sessionId: string) => Promise<boolean>

export function sessionLookup(pool: Pool): IsSessionOpen {
  return async (sessionId) => (await pool.query(SELECT, [sessionId])).rowCount === 1
}

const SELECT = `select 1 from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = $1 and (s.not_after is null or s.not_after > now()) and ${IS_LET_IN}`
