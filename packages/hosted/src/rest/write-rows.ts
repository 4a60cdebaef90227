import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { addApplied, addProfile, bodyText, refuseWrongAmount, runForRows, sendRows } from './answer.ts'
import { restCaller } from './caller.ts'
import { conditionText } from './condition-text.ts'
import { insertText, readRecords } from './insert-text.ts'
import { readMedia, type Media } from './media.ts'
import type { Filter } from './parse-filters.ts'
import { readPreferences, refuseTooMany, type Preferences } from './preferences.ts'
import { newQueryText, quoted, type QueryText } from './query-text.ts'
import { describe } from './read-rows.ts'
import { readParameters, type Parameters } from './read-parameters.ts'
import { RestError } from './rest-error.ts'
import { RolledBack, runAsCaller } from './run-as-caller.ts'
import type { SchemaCache, Table } from './schema-cache.ts'
import { newReading, selectText } from './select-text.ts'

/** POST, PUT, PATCH and DELETE on a table. */
export async function writeRows(
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
  const wished = readPreferences(request.headers.prefer)
  const isPut = request.method === 'PUT'
  const preferences: Preferences = isPut ? { ...wished, resolution: 'merge-duplicates' } : wished
  const parameters = readParameters(list)
  const query = newQueryText()
  const statement = statementText(query, request, table, parameters, preferences)
  const isRead = preferences.returns === 'representation'
  const text = isRead
    ? representationText(query, cache, table, statement, parameters, media, rest)
    : `with _w as (${statement} returning 1) select null as body, count(*)::int as amount, ${UPDATED} from _w`
  const context = { ...describe(request), isReadOnly: false, schema: cache.schema }
  const rows = await runAsCaller(hosted, caller, context, async (client) => {
    const written = await runForRows(client, media, text, query.values)
    if (isRead) refuseWrongAmount(media, preferences, written)
    else refuseTooMany(preferences, written.amount)
    if (preferences.isRolledBack) throw new RolledBack(written)
    return written
  })
  addApplied(reply, wished)
  const total = preferences.isCounted ? rows.amount : undefined
  const status = statusOf(request.method, preferences, rows)
  if (isRead || media.kind === 'plan')
    return sendRows(request, reply, media, { ...rows, total }, status === 204 ? 200 : status)
  addProfile(request, reply)
  reply.header('content-range', `*/${total ?? '*'}`)
  return reply.code(status).send()
}

/** 201 where a row was made; an upsert that only changed what was there made none. */
function statusOf(
  method: string,
  { resolution }: Preferences,
  { amount, updated }: { amount: number; updated: number },
): number {
  const isNew = amount - updated > 0
  if (method === 'POST') return resolution && !isNew ? 200 : 201
  return method === 'PUT' && isNew ? 201 : 204
}

function statementText(
  query: QueryText,
  request: FastifyRequest,
  table: Table,
  parameters: Parameters,
  preferences: Preferences,
): string {
  const target = `${quoted(table.schema)}.${quoted(table.name)}`
  const isLimited = parameters.limits.has('') || parameters.offsets.has('')
  if (request.method === 'PUT') {
    if (isLimited) throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
    refuseOtherKey(table, request.body, parameters.filters)
  }
  if (request.method === 'POST' || request.method === 'PUT')
    return insertText(query, table, request.body, parameters, preferences)
  if (isLimited) throw new RestError(400, 'PGRST100', 'limit and offset are not offered for PATCH and DELETE')
  const where = () => whereText(query, table, parameters.filters)
  if (request.method === 'DELETE') return `delete from ${target}${where()}`
  const { json, columns } = readRecords(table, request.body, parameters.columns)
  if (columns.length === 0)
    return `update ${target} set ${quoted([...table.columns.keys()][0] ?? '')} = null where false`
  const source = `json_populate_record(null::${target}, ${query.parameter(json.replace(/^\[|\]$/g, ''))}::json) _body`
  const sets = columns.map((name) => `${quoted(name)} = _body.${quoted(name)}`).join(', ')
  return `update ${target} set ${sets} from ${source}${where()}`
}

function whereText(query: QueryText, table: Table, filters: Filter[]): string {
  const conditions = filters
    .filter(({ path }) => path.length === 0)
    .map(({ condition }) => conditionText(query, { table, alias: table.name }, condition))
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

/** A PUT is about one row: its address names the whole primary key and nothing else, and the row is that one. */
function refuseOtherKey(table: Table, body: unknown, filters: Filter[]): void {
  const named = new Map<string, string>()
  for (const { path, condition } of filters)
    if (path.length === 0 && condition.kind === 'test' && condition.operator === 'eq' && !condition.isNegated)
      named.set(condition.field.name, String(condition.value))
  const isKey = named.size === filters.length && table.primaryKey.every((name) => named.has(name))
  if (!isKey || named.size !== table.primaryKey.length || named.size === 0)
    throw new RestError(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators")
  const records = (Array.isArray(body) ? body : [body]) as Record<string, unknown>[]
  const isSame = [...named].every(([name, value]) => String(records[0]?.[name]) === value)
  if (records.length !== 1 || !isSame)
    throw new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
}

/** Without a wish for the rows nothing is read back: somebody may be allowed to write what she may not read. */
function representationText(
  query: QueryText,
  cache: SchemaCache,
  table: Table,
  statement: string,
  parameters: Parameters,
  media: Media,
  rest: Hosted['settings']['rest'],
): string {
  // What chose the rows to be written chooses nothing of those that were.
  const read = { ...parameters, filters: parameters.filters.filter(({ path }) => path.length > 0) }
  const reading = newReading(query, cache, read, rest)
  const written = `_written as ${quoted(table.name)}`
  const { text } = selectText(reading, table, written, { limit: Number.MAX_SAFE_INTEGER, offset: 0 })
  return `with _written as (${statement} returning ${quoted(table.schema)}.${quoted(table.name)}.*), _rows as (${text})
    select ${bodyText(media)} as body, (select count(*) from _written)::int as amount, ${UPDATED} from _rows _t`
}

/** Counted by the conflicts of an upsert, as it meets them. */
const UPDATED = `coalesce(nullif(current_setting('rest.updated', true), ''), '0')::int as updated`
