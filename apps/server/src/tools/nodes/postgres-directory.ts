import type { Pool } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import type { SessionDirectory } from './session-directory.ts'

/** The directory that all processes on one database share. `ownAddress` is known once the process listens. */
export function postgresDirectory(pool: Pool, ownAddress: () => string): SessionDirectory {
  return {
    add: async (id, subjectId) => {
      await pool.query(FORGET_LOST, [`${LOST_AFTER_DAYS} days`])
      await pool.query(INSERT, [id, subjectId, ownAddress()])
    },
    remove: async (id) => void (await pool.query(DELETE, [id])),
    holderOf: async (id, subjectId) => {
      if (!UUID.test(id)) return null
      const { rows } = await pool.query<Columns<'kvint.mcp_sessions', 'node'>>(SELECT, [id, subjectId, ownAddress()])
      return rows[0]?.node ?? null
    },
  }
}

/** Rows of processes that died without a word, and whom no one asked for since. */
const FORGET_LOST = 'delete from kvint.mcp_sessions where opened_at < now() - $1::interval'
const INSERT = 'insert into kvint.mcp_sessions (id, subject_id, node) values ($1, $2, $3)'
const DELETE = 'delete from kvint.mcp_sessions where id = $1'
const SELECT = 'select node from kvint.mcp_sessions where id = $1 and subject_id = $2 and node <> $3'
const LOST_AFTER_DAYS = 7
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
