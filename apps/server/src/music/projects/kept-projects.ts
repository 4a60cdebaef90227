import { migrateReport } from '@kvint/report'
import { type KeptProject, type KeptProjectList, type KeptSave, KvintError } from '@kvint/contract'
import type { Pool } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import type { Bearer } from '../../platform/callers/bearer.ts'
import { asCaller } from '../../platform/database/as-caller.ts'
import { type PageOfProjects, SAVE_JSON, selectProject, selectProjects } from './project-rows.ts'

export type Caller = Pick<Bearer, 'sub'>

/** `json` is the report as its analysis wrote it, in the shape of today. */
export type KeptReport = Columns<'kvint.saves', 'bytes'> & {
  readonly saveId: string
  readonly hash: string
  readonly json: string
}

/** What is kept in an account, seen and changed as the person who owns it. */
export type KeptProjects = {
  readonly page: (caller: Caller, page: PageOfProjects) => Promise<KeptProjectList>
  /** All of them, however many. */
  readonly all: (caller: Caller) => Promise<KeptProject[]>
  readonly find: (caller: Caller, projectId: string) => Promise<KeptProject | undefined>
  readonly saves: (caller: Caller, ids: readonly string[]) => Promise<KeptSave[]>
  /** The few saves that changed last, in the order of their changes. */
  readonly newestChanges: (caller: Caller) => Promise<KeptSave[]>
  /** Saves with a change after this one, and what may have been committed late around it. */
  readonly changedSince: (caller: Caller, event: number) => Promise<KeptSave[]>
  readonly report: (caller: Caller, projectId: string, saveId: string | undefined) => Promise<KeptReport | undefined>
  /** Under which the file of a save lies in the store. */
  readonly hashOf: (caller: Caller, saveId: string) => Promise<string>
  /** False where there is nothing of the kind. */
  readonly removeProject: (caller: Caller, projectId: string) => Promise<boolean>
  /** The last save takes its project along. */
  readonly removeSave: (caller: Caller, projectId: string, saveId: string) => Promise<boolean>
  /** Ends an analysis that waits or runs; undefined where there is none. */
  readonly cancel: (caller: Caller, projectId: string, saveId: string) => Promise<KeptSave | undefined>
}

export function keptProjectsIn(pool: Pool): KeptProjects {
  const run = async <Row extends object>(caller: Caller, statement: string, values: unknown[]) =>
    await asCaller(pool, caller, async (client) => await client.query<Row>(statement, values))
  const saves = async (caller: Caller, statement: string, value: unknown) =>
    (await run<{ save: KeptSave }>(caller, statement, [value])).rows.map(({ save }) => save)
  const page = (caller: Caller, which: PageOfProjects) =>
    asCaller(pool, caller, (client) => selectProjects(client, which))
  return {
    page,
    async all(caller) {
      const projects: KeptProject[] = []
      for (let next: string | null | undefined; next !== null;) {
        const found: KeptProjectList = await page(caller, { limit: 500, ...(next && { cursor: next }) })
        projects.push(...found.projects)
        next = found.nextCursor
      }
      return projects
    },
    find: (caller, projectId) => asCaller(pool, caller, (client) => selectProject(client, projectId)),
    saves: (caller, ids) => saves(caller, SELECT_SAVES, ids),
    newestChanges: (caller) => saves(caller, SELECT_NEWEST, NEWEST_CHANGES),
    changedSince: (caller, event) => saves(caller, SELECT_CHANGED, event),
    report: async (caller, projectId, saveId) => {
      const kept = (await run<KeptReport>(caller, SELECT_REPORT, [projectId, saveId ?? null])).rows[0]
      return kept && { ...kept, json: inTodaysShape(kept.json) }
    },
    hashOf: async (caller, saveId) => {
      const found = (await run<Columns<'kvint.saves', 'content_hash'>>(caller, SELECT_HASH, [saveId])).rows[0]
      if (!found) throw new KvintError('not-found', 'There is no such save in your account.')
      return found.content_hash
    },
    removeProject: async (caller, projectId) => (await run(caller, DELETE, [projectId])).rowCount === 1,
    removeSave: (caller, projectId, saveId) =>
      asCaller(pool, caller, async (client) => {
        const { rowCount } = await client.query(DELETE_SAVE, [saveId, projectId])
        await client.query(DELETE_EMPTY, [projectId])
        return rowCount === 1
      }),
    cancel: (caller, projectId, saveId) =>
      asCaller(pool, caller, async (client) => {
        const { rowCount } = await client.query(CANCEL, [saveId, projectId])
        if (!rowCount) return undefined
        return (await client.query<{ save: KeptSave }>(SELECT_SAVES, [[saveId]])).rows[0]?.save
      }),
  }
}

/** Letter for letter as the analysis wrote it, where that was this version. */
function inTodaysShape(json: string): string {
  return json.startsWith('{"schema":2,') ? json : JSON.stringify(migrateReport(JSON.parse(json)))
}

const SELECT_SAVES = `select ${SAVE_JSON} as save from kvint.saves s where s.id = any($1)`
const NEWEST_CHANGES = 100
const SELECT_NEWEST = `select ${SAVE_JSON} as save from (select * from kvint.saves order by event desc limit $1) s order by s.event`
/** Numbers are given before the commit: a lower one may become visible a moment after a higher one. */
const LATE_NUMBERS = 256
const SELECT_CHANGED = `select ${SAVE_JSON} as save from kvint.saves s where s.event > $1::bigint - ${LATE_NUMBERS} order by s.event`
const SELECT_REPORT = `select id as "saveId", content_hash as hash, bytes, report::text as json from kvint.saves
  where project_id = $1 and ($2::uuid is null or id = $2) and report is not null order by created_at desc limit 1`
const SELECT_HASH = 'select content_hash from kvint.saves where id = $1'
const DELETE = 'delete from kvint.projects where id = $1'
const DELETE_SAVE = 'delete from kvint.saves where id = $1 and project_id = $2'
const DELETE_EMPTY =
  'delete from kvint.projects p where p.id = $1 and not exists (select from kvint.saves s where s.project_id = p.id)'
/** What runs is ended by the server that runs it; what waits ends here. */
const CANCEL = `update kvint.saves set
    is_cancel_asked = state = 'running',
    queued_at = case when state = 'running' or report is not null then queued_at end,
    state = case when state = 'running' then state when report is null then 'cancelled' else 'done' end
  where id = $1 and project_id = $2 and state in ('held', 'waiting', 'running')`
