import type { KeptProject } from '@kvint/contract'
import type { Report } from '@kvint/insights'
import type { Pool, PoolClient } from 'pg'
import type { Bearer } from '../accounts/bearer.ts'
import { asCaller } from '../database/as-caller.ts'

type Caller = Pick<Bearer, 'sub'>

export type KeptReport = { readonly saveId: string; readonly hash: string; readonly report: Report }

export type NewSave = { readonly fileName: string; readonly hash: string; readonly bytes: number }

/** The projects of an account, seen as the person who owns them. */
export type KeptProjects = {
  readonly list: (caller: Caller) => Promise<KeptProject[]>
  /** Adds a save to the project of its name, which is made where it is new. A file that is kept already is found again. */
  readonly add: (caller: Caller, save: NewSave) => Promise<KeptProject>
  readonly isKept: (caller: Caller, hash: string) => Promise<boolean>
  readonly savesThisMonth: (caller: Caller) => Promise<number>
  readonly report: (caller: Caller, projectId: string, saveId: string | undefined) => Promise<KeptReport | undefined>
  /** The hashes of files that nothing refers to any more; undefined where there is no such project. */
  readonly remove: (caller: Caller, projectId: string) => Promise<string[] | undefined>
}

export function keptProjectsIn(pool: Pool): KeptProjects {
  const one = async (client: PoolClient, id: string) => (await projects(client, id))[0]
  return {
    list: (caller) => asCaller(pool, caller, (client) => projects(client)),
    add: (caller, { fileName, hash, bytes }) =>
      asCaller(pool, caller, async (client) => {
        const known = await client.query<{ project_id: string }>(FIND_SAVE, [hash])
        const projectId = known.rows[0]?.project_id ?? (await projectNamed(client, caller.sub, projectName(fileName)))
        if (!known.rows[0]) await client.query(INSERT_SAVE, [projectId, caller.sub, fileName, hash, bytes])
        const project = await one(client, projectId)
        if (!project) throw new Error('The project was kept and is not there.')
        return project
      }),
    isKept: (caller, hash) =>
      asCaller(pool, caller, async (client) => (await client.query(FIND_SAVE, [hash])).rowCount === 1),
    savesThisMonth: (caller) =>
      asCaller(
        pool,
        caller,
        async (client) => (await client.query<{ count: number }>(COUNT_MONTH)).rows[0]?.count ?? 0,
      ),
    report: (caller, projectId, saveId) =>
      asCaller(pool, caller, async (client) => {
        const { rows } = await client.query<KeptReport>(SELECT_REPORT, [projectId, saveId ?? null])
        return rows[0]
      }),
    remove: (caller, projectId) =>
      asCaller(pool, caller, async (client) => {
        const { rows } = await client.query<{ content_hash: string }>(SELECT_HASHES, [projectId])
        const { rowCount } = await client.query('delete from kvint.projects where id = $1', [projectId])
        return rowCount ? rows.map((row) => row.content_hash) : undefined
      }),
  }
}

/** The file's name without its ending and without the date that Live adds to its backups. */
export function projectName(fileName: string): string {
  const name = fileName
    .replace(/\.als$/i, '')
    .replace(/ \[\d{4}-\d{2}-\d{2} \d{6}\]$/, '')
    .trim()
  return name === '' ? 'Without a name' : name
}

async function projectNamed(client: PoolClient, userId: string, name: string): Promise<string> {
  const found = await client.query<{ id: string }>('select id from kvint.projects where name = $1 limit 1', [name])
  const project = found.rows[0] ?? (await client.query<{ id: string }>(INSERT_PROJECT, [userId, name])).rows[0]
  if (!project) throw new Error('The project could not be made.')
  return project.id
}

async function projects(client: PoolClient, id: string | null = null): Promise<KeptProject[]> {
  return (await client.query<KeptProject>(SELECT_PROJECTS, [id])).rows
}

const SELECT_PROJECTS = `select p.id, p.name, coalesce(json_agg(json_build_object(
    'id', s.id, 'fileName', s.file_name, 'bytes', s.bytes, 'state', s.state, 'problem', s.problem,
    'createdAt', to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by s.created_at desc) filter (where s.id is not null), '[]') as saves
  from kvint.projects p left join kvint.saves s on s.project_id = p.id
  where $1::uuid is null or p.id = $1
  group by p.id order by max(s.created_at) desc nulls last limit 500`
const FIND_SAVE = 'select project_id from kvint.saves where content_hash = $1'
const COUNT_MONTH = `select count(*)::int as count from kvint.saves where created_at >= date_trunc('month', now())`
const INSERT_PROJECT = 'insert into kvint.projects (user_id, name) values ($1, $2) returning id'
const INSERT_SAVE = `insert into kvint.saves (project_id, user_id, file_name, content_hash, bytes) values ($1, $2, $3, $4, $5)
  on conflict (user_id, content_hash) do nothing`
const SELECT_REPORT = `select id as "saveId", content_hash as hash, report from kvint.saves
  where project_id = $1 and ($2::uuid is null or id = $2) and state = 'done' order by created_at desc limit 1`
const SELECT_HASHES = 'select content_hash from kvint.saves where project_id = $1'
