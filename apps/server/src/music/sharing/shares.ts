import { randomBytes } from 'node:crypto'
import { KvintError, type Share } from '@kvint/contract'
import type { Pool } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import type { Caller } from '../projects/kept-projects.ts'
import { asCaller } from '../../platform/database/as-caller.ts'
import { asVisitor } from '../../platform/database/as-visitor.ts'

/** Links to single reports: made, listed and taken back by their owner, followed by anyone who holds one. */
export type Shares = {
  readonly list: (caller: Caller, projectId: string, saveId: string) => Promise<Share[]>
  /** @throws KvintError `not-found` where she has no finished report of the kind, `conflict` where it has too many links */
  readonly add: (caller: Caller, projectId: string, saveId: string, days: number | null) => Promise<Share>
  /** False where there is none. */
  readonly revoke: (caller: Caller, shareId: string) => Promise<boolean>
  /** As a visitor without an account: undefined where the link leads nowhere, or no longer. */
  readonly follow: (token: string) => Promise<Shared | undefined>
}

/** `json`: the kept report as it stands, with what is its owner's alone. */
export type Shared = { readonly json: string; readonly sharedAt: string; readonly expiresAt: string | null }

export function sharesIn(pool: Pool, publicUrl: string): Shares {
  const toShare = ({ token, ...share }: Row): Share => ({ ...share, url: `${publicUrl}/share/${token}` })
  return {
    list: (caller, projectId, saveId) =>
      asCaller(pool, caller, async (client) =>
        (await client.query<Row>(SELECT, [projectId, saveId])).rows.map(toShare),
      ),
    add: (caller, projectId, saveId, days) =>
      asCaller(pool, caller, async (client) => {
        const { rowCount } = await client.query(SELECT_DONE, [saveId, projectId])
        if (!rowCount) throw new KvintError('not-found', 'This save has no finished report to share yet.')
        if (((await client.query(SELECT, [projectId, saveId])).rowCount ?? 0) >= MOST_LINKS)
          throw new KvintError('conflict', `This report already has ${MOST_LINKS} links. Revoke one first.`)
        const token = randomBytes(32).toString('base64url')
        const row = (await client.query<Row>(INSERT, [token, caller.sub, saveId, days])).rows[0]
        if (!row) throw new Error('The link could not be created.')
        return toShare(row)
      }),
    revoke: (caller, shareId) =>
      asCaller(pool, caller, async (client) => (await client.query(DELETE, [shareId])).rowCount === 1),
    follow: (token) => asVisitor(pool, async (client) => (await client.query<Shared>(FOLLOW, [token])).rows[0]),
  }
}

type Row = Omit<Share, 'url'> & Columns<'kvint.shares', 'token'>

const MOST_LINKS = 20
const ISO = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const COLUMNS = `h.id, h.token, h.save_id as "saveId", ${ISO('h.created_at')} as "createdAt", ${ISO('h.expires_at')} as "expiresAt"`
const SELECT = `select ${COLUMNS} from kvint.shares h join kvint.saves s on s.id = h.save_id
  where s.project_id = $1 and s.id = $2 and (h.expires_at is null or h.expires_at > now()) order by h.created_at desc`
const SELECT_DONE = `select from kvint.saves where id = $1 and project_id = $2 and state = 'done'`
const INSERT = `insert into kvint.shares as h (token, user_id, save_id, expires_at)
  values ($1, $2, $3, now() + make_interval(days => $4)) returning ${COLUMNS}`
const DELETE = 'delete from kvint.shares where id = $1'
const FOLLOW = `select report::text as json, ${ISO('shared_at')} as "sharedAt", ${ISO('expires_at')} as "expiresAt" from kvint.shared_report($1)`
