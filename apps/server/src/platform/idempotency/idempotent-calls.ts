import type { Pool } from 'pg'
import type { Columns } from '../database/columns.ts'
import type { TokenSeal } from '../seal/sealed-token.ts'

/** `mine`: no one made the call before. `held`: it is under way. `answered`: this came of it. `other`: the key names another call. */
export type Begun =
  | { readonly kind: 'mine' }
  | { readonly kind: 'held' }
  | { readonly kind: 'other' }
  | { readonly kind: 'answered'; readonly status: number; readonly answer: unknown }

/** Calls that named an idempotency key, and what came of them, for a day: of one account the newest thousand. Answers lie there sealed. */
export type IdempotentCalls = {
  readonly begin: (userId: string, key: string, requestHash: Buffer) => Promise<Begun>
  readonly answered: (userId: string, key: string, status: number, answer: unknown) => Promise<void>
  /** Nothing came of it: the key is free again. */
  readonly release: (userId: string, key: string) => Promise<void>
  readonly forgetOld: () => Promise<void>
}

export function idempotentCallsIn(pool: Pool, seal: TokenSeal): IdempotentCalls {
  return {
    async begin(userId, key, requestHash) {
      const { rowCount } = await pool.query(BEGIN, [userId, key, requestHash, HELD_SECONDS])
      if (rowCount) {
        await pool.query(FORGET_BEYOND, [userId, MOST_KEPT])
        return { kind: 'mine' }
      }
      const row = (await pool.query<Row>(SELECT, [userId, key])).rows[0]
      if (!row) return { kind: 'held' }
      if (!row.request_hash.equals(requestHash)) return { kind: 'other' }
      const text = row.answer_sealed && seal.open(row.answer_sealed)
      if (row.status === null || text === undefined || text === null) return { kind: 'held' }
      return { kind: 'answered', status: row.status, answer: JSON.parse(text) as unknown }
    },
    async answered(userId, key, status, answer) {
      await pool.query(ANSWERED, [userId, key, status, seal.seal(JSON.stringify(answer ?? null))])
    },
    release: async (userId, key) => void (await pool.query(RELEASE, [userId, key])),
    forgetOld: async () => void (await pool.query(FORGET)),
  }
}

type Row = Columns<'kvint.idempotent_calls', 'request_hash' | 'status' | 'answer_sealed'>

/** A call that is under way for longer has died with its process: anyone who comes next takes it over. */
const HELD_SECONDS = 60
const BEGIN = `insert into kvint.idempotent_calls as c (user_id, key, request_hash, held_until)
  values ($1, $2, $3, now() + make_interval(secs => $4))
  on conflict (user_id, key) do update set held_until = excluded.held_until, request_hash = excluded.request_hash,
    created_at = now(), status = null, answer_sealed = null
  where (c.held_until < now() and c.request_hash = excluded.request_hash) or c.created_at < now() - interval '1 day'`
/** An answer may be long, and the next one a second later: none of an account's own plan bounds them. */
const MOST_KEPT = 1000
const FORGET_BEYOND = `delete from kvint.idempotent_calls where user_id = $1 and status is not null and key in (
  select key from kvint.idempotent_calls where user_id = $1 order by created_at desc offset $2)`
const SELECT = 'select request_hash, status, answer_sealed from kvint.idempotent_calls where user_id = $1 and key = $2'
const ANSWERED = `update kvint.idempotent_calls set status = $3, answer_sealed = $4, held_until = null
  where user_id = $1 and key = $2`
const RELEASE = 'delete from kvint.idempotent_calls where user_id = $1 and key = $2 and status is null'
const FORGET = `with a as (delete from kvint.idempotent_calls where created_at < now() - interval '1 day'),
  b as (delete from kvint.used_signatures where ends_at < now())
  delete from kvint.rate_limits where ends_at < now() - interval '1 hour'`
