import { type KeptProject, KvintError, LARGEST_SET_BYTES } from '@kvint/contract'
import { inTransaction } from '@kvint/postgres'
import type { Pool, PoolClient } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import type { BlobStore, StoredBlob } from '../../platform/blobs/blob-store.ts'
import { asCaller } from '../../platform/database/as-caller.ts'
import { currentTrace } from '../../platform/tracing/current-trace.ts'
import { type LimitsOf, type PlanLimits, heldBecause, lockAccount, usedThisMonth } from './allowance.ts'
import { atMost } from './at-most.ts'
import type { Caller } from './kept-projects.ts'
import { queueAgain } from './queue-again.ts'
import { projectName } from './project-name.ts'
import { selectProject } from './project-rows.ts'
import { refuseAboveStorage } from './storage.ts'

/**
 * Keeps a file: in the store, then as a save of the project of its name. A file that is kept already is found again.
 * One that has no report is analysed again. Above the month’s allowance a set is held, file and all. @throws KvintError `too-large`, `limit-reached`
 */
export type KeepSet = (caller: Caller, file: FileToKeep) => Promise<{ project: KeptProject; saveId: string }>

type FileToKeep = {
  readonly fileName: string
  readonly content: () => Promise<AsyncIterable<Uint8Array>>
  /** The upload that it came by: what that one was to take is given to the set. */
  readonly uploadId?: string
}

export function setKeeper(pool: Pool, blobs: BlobStore, limitsOf: LimitsOf): KeepSet {
  const inTurn = atMost(MOST_AT_ONCE)
  return (caller, { fileName, content, uploadId }) =>
    inTurn(async () => {
      const put = async () => await blobs.put(caller.sub, await content(), LARGEST_SET_BYTES)
      const stored = await put()
      try {
        const limits = await limitsOf(caller)
        return await asCaller(pool, caller, async (client) => {
          await lockAccount(client, caller)
          const known = await findSave(client, stored)
          const save = known ?? (await addSave(client, caller, { fileName, uploadId }, stored, limits))
          if (known && ENDED_WITHOUT.includes(known.state) && (await usedThisMonth(client, caller)) < limits.analyses)
            await queueAgain(client, [known.id])
          /** Somebody may have deleted the same set a moment ago, and its file with it. */
          if (!(await blobs.has(caller.sub, stored.hash))) await put()
          const project = await selectProject(client, save.project_id)
          if (!project) throw new Error('The project was kept and is not there.')
          return { project, saveId: save.id }
        })
      } catch (error) {
        await noteUnkept(pool, caller, stored).catch(() => undefined)
        throw error
      }
    })
}

/** What was refused leaves no file behind. */
function noteUnkept(pool: Pool, caller: Caller, { hash }: StoredBlob): Promise<void> {
  return inTransaction(pool, async (client) => {
    await lockAccount(client, caller)
    await client.query(NOTE_UNKEPT, [caller.sub, hash])
  })
}

/** Each holds a connection while it waits for its account: two hundred at once would leave none for other calls. */
const MOST_AT_ONCE = 3

type Save = Columns<'kvint.saves', 'id' | 'project_id' | 'state'>
type Project = Columns<'kvint.projects', 'id'>

async function findSave(client: PoolClient, { hash }: StoredBlob): Promise<Save | undefined> {
  return (await client.query<Save>(SELECT_SAVE, [hash])).rows[0]
}

async function addSave(
  client: PoolClient,
  caller: Caller,
  { fileName, uploadId }: Pick<FileToKeep, 'fileName'> & { readonly uploadId: string | undefined },
  { hash, bytes }: StoredBlob,
  { analyses: allowance, storage }: PlanLimits,
): Promise<Save> {
  await refuseAboveStorage(client, caller, storage, { bytes, uploadId })
  const isHeld = (await usedThisMonth(client, caller)) >= allowance
  if (isHeld) await refuseTooManyHeld(client, allowance)
  const projectId = await projectNamed(client, caller, projectName(fileName))
  const values = [
    projectId,
    caller.sub,
    fileName,
    hash,
    bytes,
    isHeld,
    isHeld ? heldBecause(allowance) : null,
    currentTrace() ?? null,
  ]
  const save = (await client.query<Save>(INSERT_SAVE, values)).rows[0]
  if (!save) throw new Error('The save could not be made.')
  return save
}

async function refuseTooManyHeld(client: PoolClient, allowance: number): Promise<void> {
  if (((await client.query<{ held: number }>(COUNT_HELD)).rows[0]?.held ?? 0) < MOST_HELD) return
  throw new KvintError(
    'limit-reached',
    `This month’s ${allowance} analyses are used, and ${MOST_HELD} sets are already waiting for next month. Choose a larger plan, or delete some of those. Reading sets in your browser has no limit.`,
  )
}

async function projectNamed(client: PoolClient, { sub }: Caller, name: string): Promise<string> {
  const found = await client.query<Project>(TOUCH_PROJECT, [name])
  const project = found.rows[0] ?? (await client.query<Project>(INSERT_PROJECT, [sub, name])).rows[0]
  if (!project) throw new Error('The project could not be made.')
  return project.id
}

const ENDED_WITHOUT: readonly string[] = ['held', 'failed', 'parked', 'cancelled']
const MOST_HELD = 50
const NOTE_UNKEPT = `insert into kvint.gone_files (user_id, content_hash) select $1::uuid, $2::text
  where not exists (select from kvint.saves where user_id = $1::uuid and content_hash = $2::text) on conflict do nothing`
const SELECT_SAVE = 'select id, project_id, state from kvint.saves where content_hash = $1'
const COUNT_HELD = `select count(*)::int as held from kvint.saves where state = 'held'`
const TOUCH_PROJECT = `update kvint.projects set touched_at = now()
  where id = (select id from kvint.projects where name = $1 order by created_at limit 1) returning id`
const INSERT_PROJECT = 'insert into kvint.projects (user_id, name) values ($1, $2) returning id'
const INSERT_SAVE = `insert into kvint.saves
    (project_id, user_id, file_name, content_hash, bytes, state, problem, queued_at, trace)
  values ($1, $2, $3, $4, $5, case when $6 then 'held' else 'waiting' end, $7, case when $6 then null else now() end, $8)
  returning id, project_id, state`
