import type { BounceToKeep, KeptBounce } from '@kvint/contract'
import type { Pool } from 'pg'
import { asCaller } from '../../platform/database/as-caller.ts'
import type { Caller } from '../projects/kept-projects.ts'

/** Figures of bounces beside the saves of their sets, seen and changed as the person who owns them. */
export type KeptBounces = {
  /** In place of the one before; false where she has no finished report of this save. */
  readonly keep: (caller: Caller, place: Place, bounce: BounceToKeep) => Promise<boolean>
  readonly find: (caller: Caller, place: Place) => Promise<KeptBounce | undefined>
  /** False where there is none. */
  readonly remove: (caller: Caller, place: Place) => Promise<boolean>
  /** Of all saves of a project, the one kept last first. */
  readonly ofProject: (caller: Caller, projectId: string) => Promise<KeptBounceFacts[]>
}

export type Place = { readonly projectId: string; readonly saveId: string }

export type KeptBounceFacts = Pick<KeptBounce, 'saveId' | 'fileName' | 'keptAt'>

export function keptBouncesIn(pool: Pool): KeptBounces {
  return {
    keep: (caller, { projectId, saveId }, { fileName, bounce }) =>
      asCaller(pool, caller, async (client) => {
        const values = [saveId, projectId, caller.sub, fileName, JSON.stringify(bounce)]
        return (await client.query(UPSERT, values)).rowCount === 1
      }),
    find: (caller, { projectId, saveId }) =>
      asCaller(
        pool,
        caller,
        async (client) => (await client.query<KeptBounce>(SELECT_ONE, [projectId, saveId])).rows[0],
      ),
    remove: (caller, { projectId, saveId }) =>
      asCaller(pool, caller, async (client) => (await client.query(DELETE, [projectId, saveId])).rowCount === 1),
    ofProject: (caller, projectId) =>
      asCaller(pool, caller, async (client) => (await client.query<KeptBounceFacts>(SELECT_ALL, [projectId])).rows),
  }
}

const FACTS = `b.save_id as "saveId", b.file_name as "fileName",
  to_char(b.kept_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "keptAt"`
const FROM = 'from kvint.heard_bounces b join kvint.saves s on s.id = b.save_id where s.project_id = $1'
const SELECT_ALL = `select ${FACTS} ${FROM} order by b.kept_at desc`
const SELECT_ONE = `select ${FACTS}, b.bounce ${FROM} and s.id = $2`
const DELETE = `delete from kvint.heard_bounces b using kvint.saves s
  where s.id = b.save_id and s.project_id = $1 and s.id = $2`
const UPSERT = `insert into kvint.heard_bounces (save_id, user_id, file_name, bounce)
  select s.id, $3, $4, $5::json from kvint.saves s where s.id = $1 and s.project_id = $2 and s.state = 'done'
  on conflict (save_id) do update set file_name = excluded.file_name, bounce = excluded.bounce, kept_at = now()`
