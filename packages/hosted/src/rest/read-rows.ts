import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { addApplied, refuseNotOne, sendRows } from './answer.ts'
import { restCaller } from './caller.ts'
import { readPreferences } from './preferences.ts'
import { readParameters } from './read-parameters.ts'
import { newQueryText, quoted } from './query-text.ts'
import { RestError } from './rest-error.ts'
import { runAsCaller } from './run-as-caller.ts'
import type { Table } from './schema-cache.ts'
import { orderText, selectText, whereText } from './select-and-order.ts'

/** GET and HEAD on a table. */
export async function readRows(
  hosted: Hosted,
  request: FastifyRequest,
  reply: FastifyReply,
  table: Table,
  parameters: [string, string][],
): Promise<FastifyReply> {
  const caller = await restCaller(hosted, request)
  const preferences = readPreferences(request.headers.prefer)
  const { select, filters, orders, limits, offsets } = readParameters(parameters)
  const self = { table, alias: table.name }
  const query = newQueryText()
  const from = `${quoted(table.schema)}.${quoted(table.name)}`
  const columns = selectText(query, self, select)
  const where = whereText(query, self, filters)
  const order = orderText(query, self, orders.get('') ?? [])
  const offset = offsets.get('') ?? 0
  const limit = Math.min(limits.get('') ?? Infinity, hosted.settings.rest.maximumRows)
  const inner = `select ${columns} from ${from}${where}${order} limit ${limit} offset ${offset}`
  const total = preferences.isCounted ? `(select count(*) from (select 1 from ${from}${where}) _c)` : 'null::bigint'
  const text = `select coalesce(json_agg(_t), '[]')::text as json, count(*)::int as amount, ${total}::int as total from (${inner}) _t`
  const rows = await runAsCaller(hosted, caller, { ...describe(request), isReadOnly: true }, async (client) => {
    const result = await client.query<{ json: string; amount: number; total: number | null }>(text, query.values)
    const [row] = result.rows
    const found = { json: row?.json ?? '[]', amount: row?.amount ?? 0, total: row?.total ?? undefined, offset }
    refuseNotOne(request, found)
    return found
  })
  if (rows.total !== undefined && offset > 0 && offset >= rows.total)
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${rows.total} rows.`,
    })
  addApplied(reply, preferences)
  const isPartial = rows.total !== undefined && rows.amount < rows.total
  return sendRows(request, reply, rows, isPartial ? 206 : 200)
}

export function describe(request: FastifyRequest): {
  method: string
  path: string
  headers: FastifyRequest['headers']
} {
  return { method: request.method, path: request.url.split('?')[0] ?? '', headers: request.headers }
}
