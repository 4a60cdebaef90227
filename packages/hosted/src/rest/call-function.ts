import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { addApplied, addProfile, bodyText, refuseWrongAmount, runForRows } from './answer.ts'
import { restCaller } from './caller.ts'
import type { RestFunction } from './load-functions.ts'
import { readMedia } from './media.ts'
import { readPreferences } from './preferences.ts'
import { newQueryText, quoted, type QueryText } from './query-text.ts'
import { describe, readRange, sendFound } from './read-rows.ts'
import { readParameters } from './read-parameters.ts'
import { RestError } from './rest-error.ts'
import { RolledBack, runAsCaller } from './run-as-caller.ts'
import type { SchemaCache } from './schema-cache.ts'
import { newReading, resultTable, selectText } from './select-text.ts'

/** POST and GET on /rpc/{name}: a function with named arguments, or with the body as its only one. */
export async function callFunction(
  hosted: Hosted,
  request: FastifyRequest,
  reply: FastifyReply,
  cache: SchemaCache,
  name: string,
  list: [string, string][],
): Promise<FastifyReply> {
  const caller = await restCaller(hosted, request)
  const { rest } = hosted.settings
  const isPost = request.method === 'POST'
  const parameters = readParameters(list, !isPost)
  const body = isPost ? (request.body ?? {}) : Object.fromEntries(parameters.arguments)
  if (isPost && parameters.arguments.length > 0) throw new RestError(400, 'PGRST102', 'Arguments belong into the body')
  const given = typeof body === 'object' && !Array.isArray(body) ? Object.keys(body) : undefined
  const chosen = choose(cache, name, given)
  const media = readMedia(request.headers.accept, { hasPlan: rest.hasPlans, hasText: isText(chosen) })
  const preferences = readPreferences(request.headers.prefer)
  if (preferences.maximumAffected !== undefined && !chosen.returnsSet)
    throw new RestError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    )
  const query = newQueryText()
  const call = callText(query, chosen, given, body, !isPost)
  const isRows = chosen.isComposite && !(chosen.returnType === 'record' && chosen.returnsColumns.length === 0)
  const range = chosen.returnsSet ? readRange(request, parameters, rest.maximumRows) : { limit: 1, offset: 0 }
  const value = quoted(chosen.name)
  // Of a function that gives values and no rows there is nothing to choose from.
  const table =
    cache.tables.get(chosen.returnsTable ?? '') ??
    resultTable(
      cache.schema,
      chosen.name,
      isRows ? chosen.returnsColumns : [{ name: chosen.name, type: chosen.returnType }],
    )
  const from = isRows ? `${call} as ${quoted(table.name)}` : `(select ${call} as ${value}) as ${quoted(table.name)}`
  const { text: inner, counted } = selectText(newReading(query, cache, parameters, rest), table, from, range)
  const total = preferences.isCounted ? `(select count(*) from (${counted}) _c)` : 'null'
  const made = chosen.isVoid ? 'null' : bodyText(media, isRows ? undefined : value)
  const text = `with _rows as (${inner}) select ${made} as body, count(*)::int as amount, ${total} as total from _rows _t`
  const context = { ...describe(request), isReadOnly: !isPost || !chosen.isVolatile, schema: cache.schema }
  const rows = await runAsCaller(hosted, caller, context, async (client) => {
    const found = await runForRows(client, media, text, query.values, range.offset)
    if (chosen.returnsSet) refuseWrongAmount(media, preferences, found)
    if (preferences.isRolledBack) throw new RolledBack(found)
    return found
  })
  if (chosen.isVoid && media.kind !== 'plan') {
    addApplied(reply, preferences)
    return reply.code(204).send()
  }
  if (chosen.returnsSet || media.kind === 'plan') return sendFound(request, reply, media, preferences, rows)
  addApplied(reply, preferences)
  addProfile(request, reply)
  const isList = media.kind === 'json' || media.kind === 'object'
  return reply
    .code(200)
    .type(media.contentType)
    .send(isList ? rows.body.replace(/^\[|\]$/g, '') || 'null' : rows.body)
}

/** @throws RestError PGRST202 where none fits, PGRST203 where several do. */
function choose(cache: SchemaCache, name: string, given: string[] | undefined): RestFunction {
  const all = cache.functions.get(name) ?? []
  const fitting = given === undefined ? [] : all.filter((candidate) => fits(candidate, given))
  const [only] = fitting
  if (only && fitting.length === 1) return only
  if (only) {
    const list = fitting.map((each) => signatureOf(cache, each)).join(', ')
    throw new RestError(300, 'PGRST203', `Could not choose the best candidate function between: ${list}`, {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    })
  }
  const whole = all.find(takesBody)
  if (whole && (given === undefined || given.length > 0)) return whole
  const sorted = (given ?? []).toSorted((a, b) => (a < b ? -1 : 1)).join(', ')
  const said = given && given.length > 0 ? `(${sorted})` : ' without parameters'
  const searched =
    given && given.length > 0
      ? ` with parameter${given.length > 1 ? 's' : ''} ${sorted} or with a single unnamed json/jsonb parameter`
      : ' without parameters'
  throw new RestError(
    404,
    'PGRST202',
    `Could not find the function ${cache.schema}.${name}${said} in the schema cache`,
    {
      details: `Searched for the function ${cache.schema}.${name}${searched}, but no matches were found in the schema cache.`,
      hint: all[0] ? `Perhaps you meant to call the function ${signatureOf(cache, all[0])}` : null,
    },
  )
}

function fits(candidate: RestFunction, given: string[]): boolean {
  const names = candidate.arguments.map(({ name }) => name)
  if (names.includes('')) return false
  return (
    given.every((name) => names.includes(name)) &&
    candidate.arguments.every(({ name, isOptional }) => isOptional || given.includes(name))
  )
}

function takesBody({ arguments: list }: RestFunction): boolean {
  return (
    list.length === 1 &&
    list[0]?.name === '' &&
    (list[0].type === 'json' || list[0].type === 'jsonb' || list[0].type === 'text')
  )
}

function signatureOf({ schema }: SchemaCache, { name, arguments: list }: RestFunction): string {
  return `${schema}.${name}(${list.map((each) => `${each.name} => ${each.type}`).join(', ')})`
}

function isText({ returnType, isComposite, returnsSet }: RestFunction): boolean {
  return !isComposite && !returnsSet && (returnType === 'text' || returnType === 'character varying')
}

/** Arguments are parameters, each read as its type; lists and objects as JSON where Postgres reads them so. */
function callText(
  query: QueryText,
  called: RestFunction,
  given: string[] | undefined,
  body: unknown,
  isFromQuery: boolean,
): string {
  const name = `${quoted(called.schema)}.${quoted(called.name)}`
  if (takesBody(called)) {
    const text = called.arguments[0]?.type === 'text' && typeof body === 'string' ? body : JSON.stringify(body)
    return `${name}(${query.parameter(text)}::${called.arguments[0]?.type})`
  }
  const used = called.arguments.filter((each) => given?.includes(each.name))
  const list = used.map((each) => {
    const value = (body as Record<string, unknown>)[each.name]
    return `${quoted(each.name)} => ${argumentText(query, each.type, value, isFromQuery)}`
  })
  return `${name}(${list.join(', ')})`
}

function argumentText(query: QueryText, type: string, value: unknown, isFromQuery: boolean): string {
  if (value === null) return `null::${type}`
  const isJson = type === 'json' || type === 'jsonb'
  // Of the query every value is text; of a body a string is.
  if (typeof value === 'string' && !isJson) return `${query.parameter(value)}::${type}`
  if (typeof value !== 'object' && !isJson) return `${query.parameter(JSON.stringify(value))}::${type}`
  if (isJson)
    return `${query.parameter(isFromQuery && typeof value === 'string' ? value : JSON.stringify(value))}::${type}`
  const record = `json_to_record(${query.parameter(JSON.stringify({ value }))}::json) _argument(value ${type})`
  return `(select _argument.value from ${record})`
}
