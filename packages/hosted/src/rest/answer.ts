import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import type { Media } from './media.ts'
import { refuseTooMany, type Preferences } from './preferences.ts'
import { RestError } from './rest-error.ts'

/** Rows as text that Postgres wrote, how many they are, and how many there are in all where that was asked. */
export type Rows = { body: string; amount: number; total: number | undefined; offset: number; updated: number }

/** SQL that makes the body of an answer from the rows `_rows`; `column` where each row is a single value. */
export function bodyText({ kind, isStripped }: Media, column?: string): string {
  if (kind === 'csv') return CSV
  if (kind === 'text') return `string_agg(_t.${column ?? '*'}::text, '')`
  const list = `coalesce(json_agg(${column === undefined ? '_t' : `_t.${column}`}), '[]'::json)`
  return isStripped ? `json_strip_nulls(${list})::text` : `${list}::text`
}

/** As PostgREST writes it: the names of the first row, then each row as Postgres writes a record. */
const CSV = `(select coalesce(string_agg(_keys.key, ','), '') from (
    select json_object_keys(_first.row) as key from (select row_to_json(_r) as row from _rows _r limit 1) _first) _keys)
  || E'\\n' || coalesce(string_agg(substring(_t::text, 2, length(_t::text) - 2), E'\\n'), '')`

type Result = { body: string | null; amount: number; total?: string | null; updated?: number | null }

/** Runs a statement that gives a body, or its plan where that is asked for. */
export async function runForRows(
  client: PoolClient,
  media: Media,
  text: string,
  values: unknown[],
  offset = 0,
): Promise<Rows> {
  if (media.kind === 'plan') {
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (${media.explain}) ${text}`, values)
    const lines = rows.map((row) => row['QUERY PLAN'])
    const body = typeof lines[0] === 'string' ? lines.join('\n') : JSON.stringify(lines[0])
    return { body, amount: 1, total: undefined, offset: 0, updated: 0 }
  }
  const { rows } = await client.query<Result>(text, values)
  const { body, amount, total, updated } = rows[0] ?? { body: null, amount: 0 }
  return {
    body: body ?? '[]',
    amount,
    total: total === null || total === undefined ? undefined : Number(total),
    offset,
    updated: updated ?? 0,
  }
}

/** Inside the transaction, so that a write that misses is undone. */
export function refuseWrongAmount({ kind }: Media, preferences: Preferences, { amount }: Rows): void {
  refuseTooMany(preferences, amount)
  if (kind !== 'object' || amount === 1) return
  throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${amount} rows`,
  })
}

export function sendRows(
  request: FastifyRequest,
  reply: FastifyReply,
  media: Media,
  rows: Rows,
  status: number,
): FastifyReply {
  addProfile(request, reply)
  if (media.kind !== 'plan') reply.header('content-range', contentRange(rows))
  reply.code(status).type(media.contentType)
  return reply.send(media.kind === 'object' ? rows.body.replace(/^\[|\]$/g, '') : rows.body)
}

export function addApplied(reply: FastifyReply, preferences: Preferences): void {
  if (preferences.applied !== '') reply.header('preference-applied', preferences.applied)
}

export function addProfile(request: FastifyRequest, reply: FastifyReply): void {
  const profile = request.headers['accept-profile'] ?? request.headers['content-profile']
  if (profile) reply.header('content-profile', String(profile))
}

function contentRange({ amount, total, offset }: Rows): string {
  const range = amount === 0 ? '*' : `${offset}-${offset + amount - 1}`
  return `${range}/${total ?? '*'}`
}
