import type { Pool } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import { readAsCaller } from '../../platform/database/read-as-caller.ts'

/** A project with a report, and its saves that have one, the newest first; never without. */
export type AccountEntry = Columns<'kvint.projects', 'id' | 'name'> & { readonly saves: readonly AnalysedSave[] }

type AnalysedSave = {
  readonly id: string
  readonly fileName: string
  readonly bytes: number
  readonly savedAt: string
  /** Changes with the row. */
  readonly event: number
}

/** What is analysed of an account, the project kept last first. Each question looks only at whether something changed. */
export type AccountEntries = { readonly of: (userId: string) => Promise<readonly AccountEntry[]> }

export function accountEntriesIn(pool: Pool, mostProjects = MOST_PROJECTS): AccountEntries {
  const held = new Map<string, { readonly version: string; readonly entries: readonly AccountEntry[] }>()
  let total = 0

  function forget(userId: string): void {
    total -= held.get(userId)?.entries.length ?? 0
    held.delete(userId)
  }

  return {
    async of(userId) {
      const caller = { sub: userId }
      const [row] = await readAsCaller<{ version: string }>(pool, caller, VERSION, [userId])
      const version = row?.version ?? ''
      const known = held.get(userId)
      const entries =
        known?.version === version ? known.entries : await readAsCaller<AccountEntry>(pool, caller, ENTRIES, [userId])
      forget(userId)
      held.set(userId, { version, entries })
      total += entries.length
      for (const oldest of held.keys()) {
        if (total <= mostProjects) break
        forget(oldest)
      }
      return entries
    },
  }
}

/** Some 300 bytes each. */
const MOST_PROJECTS = 100_000
/** Every change raises the sum, only a deletion lowers it, and the count with it. */
const VERSION = `select (select sum(event) || ' ' || count(*) from kvint.saves where user_id = $1) || ' ' ||
  coalesce((select max(touched_at) from kvint.projects where user_id = $1)::text, '') as version`
const ENTRIES = `select p.id, p.name, s.saves from kvint.projects p join (
    select project_id, json_agg(json_build_object('id', id, 'fileName', file_name, 'bytes', bytes, 'event', event,
      'savedAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by created_at desc, id) as saves
    from kvint.saves where user_id = $1 and state = 'done' group by project_id) s on s.project_id = p.id
  where p.user_id = $1 order by p.touched_at desc, p.id desc`
