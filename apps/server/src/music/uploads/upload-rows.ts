import type { Pool } from 'pg'
import type { CamelColumns, Columns } from '../../platform/database/columns.ts'
import { asCaller } from '../../platform/database/as-caller.ts'
import { readAsCaller } from '../../platform/database/read-as-caller.ts'
import { type LimitsOf, lockAccount } from '../projects/allowance.ts'
import type { Caller } from '../projects/kept-projects.ts'
import { mayBeKept, refuseAboveStorage } from '../projects/storage.ts'

/** Files on their way, seen and changed as the person who sends them. */
export type UploadRows = {
  /** False where she has too many under way. @throws KvintError `limit-reached` where her plan has no room for it */
  readonly begin: (caller: Caller, upload: NewUpload) => Promise<boolean>
  readonly find: (caller: Caller, id: string) => Promise<Upload | undefined>
  readonly complete: (caller: Caller, id: string, saveId: string) => Promise<void>
  readonly remove: (caller: Caller, id: string) => Promise<void>
  /** Of everybody: not complete, as far as the table knows. */
  readonly open: () => Promise<readonly (Upload & CamelColumns<'kvint.uploads', 'user_id'>)[]>
  /** Of everybody: those whose time is over, taken out. */
  readonly takeExpired: () => Promise<readonly string[]>
  /** Of those whose row went with something else, such as the account: what came of them may still lie in the store. */
  readonly takeGone: () => Promise<readonly string[]>
}

export type NewUpload = CamelColumns<'kvint.uploads', 'id' | 'file_name'> & { readonly bytes: number }
export type Upload = NewUpload & CamelColumns<'kvint.uploads', 'save_id'> & { readonly projectId: string | null }

export function uploadRowsIn(pool: Pool, limitsOf: LimitsOf): UploadRows {
  const write = async (caller: Caller, statement: string, values: unknown[]) =>
    await asCaller(pool, caller, async (client) => (await client.query(statement, values)).rowCount === 1)
  return {
    begin: async (caller, { id, fileName, bytes }) => {
      const { storage } = await limitsOf(caller)
      return asCaller(pool, caller, async (client) => {
        await lockAccount(client, caller)
        if (!(await mayBeKept(client, caller, bytes))) await refuseAboveStorage(client, caller, storage, { bytes })
        return (await client.query(INSERT, [id, caller.sub, fileName, bytes, MOST_OPEN])).rowCount === 1
      })
    },
    find: async (caller, id) => (await readAsCaller<Upload>(pool, caller, `${SELECT} where u.id = $1`, [id]))[0],
    complete: async (caller, id, saveId) => void (await write(caller, COMPLETE, [id, saveId])),
    remove: async (caller, id) => void (await write(caller, DELETE, [id])),
    open: async () => (await pool.query<Upload & CamelColumns<'kvint.uploads', 'user_id'>>(OPEN)).rows,
    takeExpired: async () => (await pool.query<Columns<'kvint.uploads', 'id'>>(TAKE_EXPIRED)).rows.map(({ id }) => id),
    takeGone: async () => (await pool.query<Columns<'kvint.gone_uploads', 'id'>>(TAKE_GONE)).rows.map(({ id }) => id),
  }
}

/** Of one account: what lies on the disk unfinished has a bound. */
const MOST_OPEN = 100
const INSERT = `insert into kvint.uploads (id, user_id, file_name, bytes) select $1, $2, $3, $4
  where (select count(*) from kvint.uploads where save_id is null) < $5`
const SELECT = `select u.id, u.user_id as "userId", u.file_name as "fileName", u.bytes::int as bytes, u.save_id as "saveId",
  s.project_id as "projectId" from kvint.uploads u left join kvint.saves s on s.id = u.save_id`
const COMPLETE = 'update kvint.uploads set save_id = $2 where id = $1'
/** Some time old: what is being finished this moment is left to anyone who does it. */
const OPEN = `${SELECT} where u.save_id is null and u.ends_at > now() and u.created_at < now() - interval '5 seconds'`
const DELETE = 'delete from kvint.uploads where id = $1'
const TAKE_GONE = 'delete from kvint.gone_uploads returning id'
const TAKE_EXPIRED = 'delete from kvint.uploads where ends_at < now() returning id'
