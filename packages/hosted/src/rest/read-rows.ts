import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { addApplied, bodyText, refuseWrongAmount, runForRows, sendRows, type Rows } from './answer.ts'
import { restCaller } from './caller.ts'
import { readMedia } from './media.ts'
import { readPreferences, type Preferences } from './preferences.ts'
import { newQueryText, quoted } from './query-text.ts'
import { readParameters, type Parameters } from './read-parameters.ts'
import { RestError } from './rest-error.ts'
import { runAsCaller } from './run-as-caller.ts'
import type { SchemaCache, Table } from './schema-cache.ts'
import { newReading, selectText } from './select-text.ts'

/** GET and HEAD on a table. */
export async function readRows(
  hosted: Hosted,
  request: FastifyRequest,
  reply: FastifyReply,
  cache: SchemaCache,
  table: Table,
  list: [string, string][],
): Promise<FastifyReply> {
  const caller = await restCaller(hosted, request)
  const { rest } = hosted.settings
  const media = readMedia(request.headers.accept, { hasPlan: rest.hasPlans })
  const preferences = readPreferences(request.headers.prefer)
  const parameters = readParameters(list)
  const query = newQueryText()
  const range = readRange(request, parameters, rest.maximumRows)
  const from = `${quoted(table.schema)}.${quoted(table.name)}`
  const { text: inner, counted } = selectText(newReading(query, cache, parameters, rest), table, from, range)
  const total = preferences.isCounted ? `(select count(*) from (${counted}) _c)` : 'null'
  const text = `with _rows as (${inner}) select ${bodyText(media)} as body, count(*)::int as amount, ${total} as total from _rows _t`
  const rows = await runAsCaller(
    hosted,
    caller,
    { ...describe(request), isReadOnly: true, schema: cache.schema },
    async (client) => {
      const found = await runForRows(client, media, text, query.values, range.offset)
      refuseWrongAmount(media, preferences, found)
      return found
    },
  )
  return sendFound(request, reply, media, preferences, rows)
}

export function sendFound(
  request: FastifyRequest,
  reply: FastifyReply,
  media: ReturnType<typeof readMedia>,
  preferences: Preferences,
  rows: Rows,
): FastifyReply {
  const { total, offset, amount } = rows
  if (total !== undefined && offset > 0 && offset >= total)
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    })
  addApplied(reply, preferences)
  return sendRows(request, reply, media, rows, total !== undefined && amount < total ? 206 : 200)
}

/** `limit` and `offset` of the query, within the header `Range: 5-9` where there is one, and never more than the maximum. */
export function readRange(
  request: FastifyRequest,
  { limits, offsets }: Parameters,
  maximumRows: number,
): { limit: number; offset: number } {
  const offset = offsets.get('') ?? 0
  const limit = Math.min(limits.get('') ?? Infinity, maximumRows)
  const { range } = request.headers
  if (range === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return { limit, offset }
  const [, from = '', to = ''] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(range) ?? []
  const last = to === '' ? Infinity : Number(to)
  if (from === '' || last < Number(from))
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'The range must be two numbers of rows: the first, a dash, the last.',
    })
  const begin = Math.max(offset, Number(from))
  const end = Math.min(offset + limit, last + 1)
  return { limit: Math.min(Math.max(0, end - begin), maximumRows), offset: begin }
}

export function describe(request: FastifyRequest): {
  method: string
  path: string
  headers: FastifyRequest['headers']
} {
  return { method: request.method, path: request.url.split('?')[0] ?? '', headers: request.headers }
}
