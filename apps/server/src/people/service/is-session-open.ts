import type { Pool } from 'pg'

/** Whether the account service still holds a session. */
export type IsSessionOpen = (sessionId: string) => Promise<boolean>

export function sessionLookup(pool: Pool): IsSessionOpen {
  return async (sessionId) => (await pool.query(SELECT, [sessionId])).rowCount === 1
}

const SELECT = 'select 1 from auth.sessions where id = $1 and (not_after is null or not_after > now())'
