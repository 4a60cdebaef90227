import { type ApiKey, type ApiKeyScope, KvintError, type ShownApiKey } from '@kvint/contract'
import type { Pool, PoolClient } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import type { Bearer } from '../../platform/callers/bearer.ts'
import { asCaller } from '../../platform/database/as-caller.ts'
import { type Cursor, writeCursor } from '../../platform/pagination/cursor.ts'
import { newSecret } from './new-secret.ts'

type Caller = Pick<Bearer, 'sub' | 'session_id'>

/** The keys of a person, each call under row-level security as her. */
export type ApiKeys = {
  readonly list: (
    caller: Caller,
    limit: number,
    after: Cursor | undefined,
  ) => Promise<{ apiKeys: ApiKey[]; nextCursor: string | null }>
  readonly make: (caller: Caller, name: string, scopes: readonly ApiKeyScope[]) => Promise<ShownApiKey>
  /** A new key with the same name and scopes; the old one works on for so many hours. */
  readonly roll: (caller: Caller, id: string, overlapHours: number) => Promise<ShownApiKey>
  readonly revoke: (caller: Caller, id: string) => Promise<void>
  /** Gives a key back that a new password ended. @throws KvintError `not-found`, also a day later; `conflict` beside twenty others */
  readonly keep: (caller: Caller, id: string) => Promise<void>
}

export function apiKeysIn(pool: Pool): ApiKeys {
  return {
    list: (caller, limit, after) =>
      asCaller(pool, caller, async (client) => {
        const { rows } = await client.query<Row>(LIST, [limit + 1, after?.createdAt ?? null, after?.id ?? null])
        const page = rows.slice(0, limit)
        const last = page.at(-1)
        const hasMore = rows.length > limit && last !== undefined
        return {
          apiKeys: page.map(toApiKey),
          nextCursor: hasMore ? writeCursor({ createdAt: last.sort_at, id: last.id }) : null,
        }
      }),
    make: (caller, name, scopes) => asCaller(pool, caller, (client) => insert(client, caller, name, scopes)),
    roll: (caller, id, overlapHours) =>
      asCaller(pool, caller, async (client) => {
        const old = (await client.query<Row>(SELECT_ACTIVE, [id])).rows[0]
        if (!old) throw unknownKey()
        const shown = await insert(client, caller, old.name, old.scopes)
        await client.query(REPLACE, [id, overlapHours, shown.apiKey.id])
        return shown
      }),
    revoke: (caller, id) =>
      asCaller(pool, caller, async (client) => {
        const { rowCount } = await client.query(REVOKE, [id])
        if (!rowCount) throw unknownKey()
      }),
    keep: (caller, id) =>
      asCaller(pool, caller, async (client) => {
        await refuseMeanwhile(client, caller)
        const { rowCount } = await client.query(KEEP, [id])
        if (!rowCount) throw unknownKey()
      }),
  }
}

async function insert(
  client: PoolClient,
  caller: Caller,
  name: string,
  scopes: readonly ApiKeyScope[],
): Promise<ShownApiKey> {
  await refuseMeanwhile(client, caller)
  const { secret, beginning, hash } = newSecret()
  const { rows } = await client.query<Row>(INSERT, [caller.sub, name, beginning, hash, [...new Set(scopes)]])
  if (!rows[0]) throw new Error('The key could not be created.')
  return { apiKey: toApiKey(rows[0]), secret }
}

/** Calls at once count one after the other; a session that ends meanwhile, as by a new password, leaves no key. */
async function refuseMeanwhile(client: PoolClient, { sub, session_id: session }: Caller): Promise<void> {
  await client.query(LOCK, [sub])
  if (session && !(await client.query<{ goes_on: boolean }>(HOLD_SESSION, [session])).rows[0]?.goes_on)
    throw new KvintError('unauthorized', 'The session of this access token has ended. Sign in again.')
  const counted = await client.query<{ count: number }>(COUNT_ACTIVE)
  if ((counted.rows[0]?.count ?? 0) >= MOST_KEYS)
    throw new KvintError('conflict', `An account has at most ${MOST_KEYS} keys. Revoke one that you no longer use.`)
}

function unknownKey(): KvintError {
  return new KvintError('not-found', 'There is no such key in your account that still works.')
}

type Row = Columns<
  'kvint.api_keys',
  'id' | 'name' | 'beginning' | 'created_at' | 'last_used_at' | 'ends_at' | 'revoked_at'
> & {
  scopes: ApiKeyScope[]
  /** With microseconds, which a Date would lose. */
  sort_at: string
  may_be_kept: boolean
}

function stateOf(row: Row): ApiKey['state'] {
  if (row.may_be_kept) return 'ended-by-password'
  if (row.revoked_at) return 'revoked'
  if (!row.ends_at) return 'active'
  return row.ends_at <= new Date() ? 'ended' : 'ending'
}

function toApiKey(row: Row): ApiKey {
  return {
    id: row.id,
    name: row.name,
    beginning: row.beginning,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    state: stateOf(row),
  }
}

const MOST_KEYS = 20
const MAY_BE_KEPT = `coalesce(ended_by_password_at = revoked_at and revoked_at > now() - interval '1 day' and (ends_at is null or ends_at > now()), false)`
const COLUMNS = `id, name, beginning, scopes, created_at, last_used_at, ends_at, revoked_at, ${MAY_BE_KEPT} as may_be_kept,
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sort_at`
const WORKS = 'revoked_at is null and (ends_at is null or ends_at > now())'
const LIST = `select ${COLUMNS} from kvint.api_keys
  where $2::timestamptz is null or (created_at, id) < ($2::timestamptz, $3::uuid)
  order by created_at desc, id desc limit $1`
const LOCK = `select pg_advisory_xact_lock(hashtextextended('kvint.api_keys ' || $1, 0))`
const HOLD_SESSION = 'select kvint.hold_session($1) as goes_on'
const COUNT_ACTIVE = `select count(*)::int as count from kvint.api_keys where ${WORKS}`
const INSERT = `insert into kvint.api_keys (user_id, name, beginning, key_hash, scopes)
  values ($1, $2, $3, $4, $5) returning ${COLUMNS}`
const SELECT_ACTIVE = `select ${COLUMNS} from kvint.api_keys where id = $1 and revoked_at is null and ends_at is null for update`
const REPLACE = `update kvint.api_keys set ends_at = now() + make_interval(hours => $2), replaced_by = $3 where id = $1`
const KEEP = `update kvint.api_keys set revoked_at = null, ended_by_password_at = null where id = $1 and ${MAY_BE_KEPT}`
const REVOKE = `update kvint.api_keys set revoked_at = now() where id = $1 and ${WORKS}`
