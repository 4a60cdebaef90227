import { inTransaction } from '@kvint/postgres'
import type { Pool } from 'pg'
import type { CamelColumns, Columns } from '../../platform/database/columns.ts'
import type { TokenSeal } from '../../platform/seal/sealed-token.ts'
import { SESSION_SECONDS } from './session-cookie.ts'

/** What the account service gave for a session. */
export type Tokens = {
  readonly userId: string
  readonly refreshToken: string
  readonly accessToken: string
  /** Seconds since 1970. */
  readonly expiresAt: number
}

/** What is kept of a session; the access token only while it holds. */
export type KeptSession = Pick<Tokens, 'refreshToken'> & Partial<Pick<Tokens, 'accessToken' | 'expiresAt'>>

export type WebSessions = {
  readonly open: (idHash: Buffer, tokens: Tokens, userAgent: string) => Promise<void>
  /** Holds the session for one caller at a time, so that a refresh token is used once. What `work` returns is kept. */
  readonly renew: <Result>(
    idHash: Buffer,
    work: (kept: KeptSession) => Promise<Renewal<Result>>,
  ) => Promise<Result | undefined>
  /** Every session of the account that this one belongs to, the last used first; undefined where it is over. */
  readonly ofSameAccount: (idHash: Buffer) => Promise<readonly OpenedSession[] | undefined>
  /** Takes another session of the same account away by its `id`. */
  readonly endOther: (idHash: Buffer, id: string) => Promise<KeptSession | undefined>
  /** Takes the session away; what was kept of it, to end it at the account service too. */
  readonly end: (idHash: Buffer) => Promise<KeptSession | undefined>
}

/** A session as its owner may see it: `id` names it and opens nothing. */
export type OpenedSession = CamelColumns<'kvint.web_sessions', 'user_agent' | 'created_at' | 'last_used_at'> & {
  readonly id: string
  readonly isCurrent: boolean
  readonly kept: KeptSession | undefined
}

/** `keep`: nothing changed. `store`: new tokens. `drop`: the session is over. */
export type Renewal<Result> =
  | { readonly kind: 'keep'; readonly result: Result }
  | { readonly kind: 'store'; readonly tokens: Tokens; readonly result: Result }
  | { readonly kind: 'drop' }

export function webSessionsIn(pool: Pool, seal: TokenSeal): WebSessions {
  const read = (row: Row | undefined): KeptSession | undefined => {
    const refreshToken = row && seal.open(row.refresh_token_sealed)
    if (!row || !refreshToken) return undefined
    const accessToken = row.access_token_sealed ? seal.open(row.access_token_sealed) : undefined
    if (!accessToken || !row.access_expires_at) return { refreshToken }
    return { refreshToken, accessToken, expiresAt: row.access_expires_at.getTime() / 1000 }
  }

  return {
    async open(idHash, tokens, userAgent) {
      const shown = userAgent.slice(0, 400)
      await pool.query(INSERT, [idHash, tokens.userId, ...sealed(seal, tokens), shown, SESSION_SECONDS])
    },
    renew: (idHash, work) =>
      inTransaction(pool, async (client) => {
        const kept = read((await client.query<Row>(SELECT_LOCKED, [idHash])).rows[0])
        const renewal = kept ? await work(kept) : ({ kind: 'drop' } as const)
        if (renewal.kind === 'drop') await client.query(DELETE, [idHash])
        if (renewal.kind === 'keep') await client.query(TOUCH, [idHash])
        if (renewal.kind === 'store') await client.query(UPDATE, [idHash, ...sealed(seal, renewal.tokens)])
        return renewal.kind === 'drop' ? undefined : renewal.result
      }),
    async ofSameAccount(idHash) {
      const { rows } = await pool.query<ListedRow>(SELECT_ACCOUNT, [idHash])
      if (rows.length === 0) return undefined
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        isCurrent: row.is_current,
        kept: read(row),
      }))
    },
    endOther: async (idHash, id) => read((await pool.query<Row>(DELETE_OTHER, [idHash, id])).rows[0]),
    end: async (idHash) => read((await pool.query<Row>(`${DELETE} returning ${COLUMNS}`, [idHash])).rows[0]),
  }
}

type Row = Columns<'kvint.web_sessions', 'refresh_token_sealed' | 'access_token_sealed' | 'access_expires_at'>

type ListedRow = Row &
  Columns<'kvint.web_sessions', 'user_agent' | 'created_at' | 'last_used_at'> & { id: string; is_current: boolean }

function sealed(seal: TokenSeal, tokens: Tokens): [Buffer, Buffer, Date] {
  return [seal.seal(tokens.refreshToken), seal.seal(tokens.accessToken), new Date(tokens.expiresAt * 1000)]
}

const COLUMNS = 'refresh_token_sealed, access_token_sealed, access_expires_at'
const INSERT = `insert into kvint.web_sessions
  (id_hash, user_id, refresh_token_sealed, access_token_sealed, access_expires_at, user_agent, ends_at)
  values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`
const SELECT_LOCKED = `select ${COLUMNS} from kvint.web_sessions where id_hash = $1 and ends_at > now() for update`
const UPDATE = `update kvint.web_sessions
  set refresh_token_sealed = $2, access_token_sealed = $3, access_expires_at = $4, last_used_at = now() where id_hash = $1`
const DELETE = 'delete from kvint.web_sessions where id_hash = $1'
const TOUCH = `update kvint.web_sessions set last_used_at = now()
  where id_hash = $1 and last_used_at < now() - interval '5 minutes'`
/** The hash of the stored hash: it tells sessions apart and is no key to anything. */
const ID = "encode(sha256(id_hash), 'hex')"
const OF_ACCOUNT = 'user_id = (select user_id from kvint.web_sessions where id_hash = $1 and ends_at > now())'
const SELECT_ACCOUNT = `select ${ID} as id, user_agent, created_at, last_used_at, id_hash = $1 as is_current, ${COLUMNS}
  from kvint.web_sessions where ${OF_ACCOUNT} and ends_at > now() order by id_hash = $1 desc, last_used_at desc limit 100`
const DELETE_OTHER = `delete from kvint.web_sessions where ${OF_ACCOUNT} and ${ID} = $2 returning ${COLUMNS}`
