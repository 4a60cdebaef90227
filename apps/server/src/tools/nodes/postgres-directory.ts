import type { Pool } from 'pg'
import type { SessionDirectory } from './session-directory.ts'

/** The directory that all processes on one database share. `ownAddress` is known once the process listens. */
export function postgresDirectory(pool: Pool, ownAddress: () => string): SessionDirectory {
  return {
    add: async (id, subjectId) => {
      await pool.query(FORGET_LOST, [`${LOST_AFTER_DAYS} days`])
      await pool.query('insert into kvint.mcp_sessions (id, subject_id, node) values ($1, $2, $3)', [
        id,
        subjectId,
        ownAddress(),
      ])
    },
    remove: async (id) => {
      await pool.query('delete from kvint.mcp_sessions where id = $1', [id])
    },
    holderOf: async (id, subjectId) => {
      if (!UUID.test(id)) return null
      const { rows } = await pool.query<{ node: string }>(
        'select node from kvint.mcp_sessions where id = $1 and subject_id = $2 and node <> $3',
        [id, subjectId, ownAddress()],
      )
      return rows[0]?.node ?? null
    },
  }
}

/** Rows of processes that died without a word, and whom no one asked for since. */
const FORGET_LOST = 'delete from kvint.mcp_sessions where opened_at < now() - $1::interval'
const LOST_AFTER_DAYS = 7
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
