import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { addApplied, addProfile, refuseNotOne, sendRows, type Rows } from './answer.ts'
import { restCaller } from './caller.ts'
import { insertText, readRecords } from './insert-text.ts'
import { readPreferences, type Preferences } from './preferences.ts'
import { readParameters, type Parameters } from './read-parameters.ts'
import { newQueryText, quoted, type QueryText } from './query-text.ts'
import { describe } from './read-rows.ts'
import { RestError } from './rest-error.ts'
import { runAsCaller } from './run-as-caller.ts'
import type { Table } from './schema-cache.ts'
import { selectText, whereText } from './select-and-order.ts'

/** POST, PATCH and DELETE on a table. */
export async function writeRows(
  hosted: Hosted,
  request: FastifyRequest,
  reply: FastifyReply,
  table: Table,
  list: [string, string][],
): Promise<FastifyReply> {
  const caller = await restCaller(hosted, request)
  const preferences = readPreferences(request.headers.prefer)
  const parameters = readParameters(list)
  const query = newQueryText()
  const statement = statementText(query, request, table, parameters, preferences)
  const text = wrapped(query, table, statement, parameters, preferences)
  const rows = await runAsCaller(hosted, caller, { ...describe(request), isReadOnly: false }, async (client) => {
    const result = await client.query<{ json: string | null; amount: number }>(text, query.values)
    const [row] = result.rows
    const written: Rows = {
      json: row?.json ?? '[]',
      amount: row?.amount ?? 0,
      total: preferences.isCounted ? row?.amount : undefined,
      offset: 0,
    }
    if (preferences.returns === 'representation') refuseNotOne(request, written)
    return written
  })
  addApplied(reply, preferences)
  const isInsert = request.method === 'POST'
  const isMergeOnly = isInsert && preferences.resolution === 'merge-duplicates' && rows.amount === 0
  const status = isInsert ? (isMergeOnly ? 200 : 201) : 200
  if (preferences.returns === 'representation') return sendRows(request, reply, rows, status)
  addProfile(request, reply)
  reply.header('content-range', `*/${rows.total ?? '*'}`)
  return reply.code(isInsert ? status : 204).send()
}

function statementText(
  query: QueryText,
  request: FastifyRequest,
  table: Table,
  parameters: Parameters,
  preferences: Preferences,
): string {
  const target = `${quoted(table.schema)}.${quoted(table.name)}`
  const where = () => whereText(query, { table, alias: table.name }, parameters.filters)
  if (request.method === 'POST') return insertText(query, table, request.body, parameters, preferences)
  if (parameters.limits.size + parameters.offsets.size > 0)
    throw new RestError(400, 'PGRST100', 'limit and offset are not offered for PATCH and DELETE')
  if (request.method === 'DELETE') return `delete from ${target}${where()}`
  const { json, columns } = readRecords(table, request.body, parameters.columns)
  if (columns.length === 0)
    return `update ${target} set ${quoted([...table.columns.keys()][0] ?? '')} = null where false`
  const source = `json_populate_record(null::${target}, ${query.parameter(json.replace(/^\[|\]$/g, ''))}::json) _body`
  const sets = columns.map((name) => `${quoted(name)} = _body.${quoted(name)}`).join(', ')
  return `update ${target} set ${sets} from ${source}${where()}`
}

/** Without a wish for the rows nothing is read back: somebody may be allowed to write what she may not read. */
function wrapped(
  query: QueryText,
  table: Table,
  statement: string,
  { select }: Parameters,
  preferences: Preferences,
): string {
  const name = quoted(table.name)
  if (preferences.returns !== 'representation')
    return `with _w as (${statement} returning 1) select null as json, count(*)::int as amount from _w`
  const columns = selectText(query, { table, alias: table.name }, select)
  return `with ${name} as (${statement} returning ${quoted(table.schema)}.${name}.*)
    select coalesce(json_agg(_t), '[]')::text as json, count(*)::int as amount from (select ${columns} from ${name}) _t`
}
