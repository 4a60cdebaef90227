import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { addApplied, refuseNotOne, sendRows } from './answer.ts'
import { restCaller } from './caller.ts'
import { readPreferences } from './preferences.ts'
import { quoted } from './query-text.ts'
import { describe } from './read-rows.ts'
import { RestError } from './rest-error.ts'
import { runAsCaller } from './run-as-caller.ts'
import type { RestFunction, SchemaCache } from './schema-cache.ts'

/** POST and GET on /rpc/{name}: a function with named arguments. */
export async function callFunction(
  hosted: Hosted,
  request: FastifyRequest,
  reply: FastifyReply,
  cache: SchemaCache,
  name: string,
): Promise<FastifyReply> {
  const caller = await restCaller(hosted, request)
  const input =
    request.method === 'POST' ? (request.body ?? {}) : withoutSettings(request.query as Record<string, string>)
  if (typeof input !== 'object' || Array.isArray(input)) throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  const given = Object.keys(input)
  const chosen = cache.functions.get(name)?.find((candidate) => fits(candidate, given))
  if (!chosen) throw notFound(name, given)
  const isReadOnly = request.method !== 'POST' || !chosen.isVolatile
  const { rows, isList } = await runAsCaller(hosted, caller, { ...describe(request), isReadOnly }, async (client) => {
    const result = await client.query<{ json: string | null; amount: number }>(
      callText(chosen, given, hosted.settings.rest),
      [JSON.stringify(input)],
    )
    const [row] = result.rows
    const found = { json: row?.json ?? 'null', amount: row?.amount ?? 0, total: undefined, offset: 0 }
    if (chosen.returnsSet) refuseNotOne(request, found)
    return { rows: found, isList: chosen.returnsSet }
  })
  addApplied(reply, readPreferences(request.headers.prefer))
  if (chosen.isVoid) return reply.code(204).send()
  if (isList) return sendRows(request, reply, rows, 200)
  return reply.code(200).type('application/json; charset=utf-8').send(rows.json)
}

function fits(candidate: RestFunction, given: string[]): boolean {
  const names = candidate.arguments.map(({ name }) => name)
  return (
    given.every((name) => names.includes(name)) &&
    candidate.arguments.every(({ name, isOptional }) => isOptional || given.includes(name))
  )
}

function callText(called: RestFunction, given: string[], { schema, maximumRows }: Hosted['settings']['rest']): string {
  const used = called.arguments.filter(({ name }) => given.includes(name))
  const record =
    used.length > 0
      ? `json_to_record($1::json) _a(${used.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ')})`
      : `(select $1::text) _a`
  const call = `${quoted(schema)}.${quoted(called.name)}(${used.map(({ name }) => `${quoted(name)} => _a.${quoted(name)}`).join(', ')})`
  if (called.returnsSet)
    return `select coalesce(json_agg(_t), '[]')::text as json, count(*)::int as amount from ${record}, lateral (select _r.* from ${call} _r limit ${maximumRows}) _t`
  if (called.isVoid) return `select null as json, 1 as amount from (select ${call} from ${record}) _t`
  return `select to_json(_t._value)::text as json, 1 as amount from (select ${call} as _value from ${record}) _t`
}

function withoutSettings(parameters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !SETTINGS.has(name)))
}

const SETTINGS = new Set(['select', 'order', 'limit', 'offset', 'apikey'])

function notFound(name: string, given: string[]): RestError {
  const list = given.length > 0 ? `(${given.toSorted((a, b) => (a < b ? -1 : 1)).join(', ')})` : ' without parameters'
  return new RestError(404, 'PGRST202', `Could not find the function public.${name}${list} in the schema cache`)
}
