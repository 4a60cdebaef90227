import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { addCors } from '../http/cors.ts'
import { keepPrivate } from '../http/keep-private.ts'
import { jsonExtent, unstorableText } from '../http/refuse-text.ts'
import { isApiKey, readApiKey } from '../sessions/require-api-key.ts'
import { callFunction } from './call-function.ts'
import { restCaller } from './caller.ts'
import { readRows } from './read-rows.ts'
import { RestError, sendRestError } from './rest-error.ts'
import { describeSchema } from './describe-schema.ts'
import { openSchemaCache, type ReadCache, type SchemaCache, type Table } from './schema-cache.ts'
import { writeRows } from './write-rows.ts'

type Named = { Params: { name: string } }

/** Everything below /rest/v1: the part of PostgREST that the product uses. */
export function restRoutes(app: FastifyInstance, hosted: Hosted): void {
  const readCache = openSchemaCache(hosted.database)
  app.removeAllContentTypeParsers()
  const bodyLimit = hosted.settings.rest.maximumBodyBytes
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => {
    try {
      done(null, String(body) === '' ? undefined : parseBody(String(body)))
    } catch (error) {
      done(error as Error)
    }
  })
  keepPrivate(app)
  addCors(app)
  app.setErrorHandler(sendRestError)
  app.setNotFoundHandler((request, reply) =>
    sendRestError(new RestError(404, 'PGRST125', 'Invalid path specified in request URL'), request, reply),
  )
  // Before the body is read: what is refused, or beyond a caller's limit, costs no parsing.
  app.addHook('onRequest', async (request) => {
    if (request.method === 'OPTIONS') return
    const key = readApiKey(request)
    if (key === undefined || !(await isApiKey(hosted, key)))
      throw new RestError(401, 'PGRST301', key === undefined ? 'No API key found in request' : 'Invalid API key')
    await restCaller(hosted, request)
    schemaOf(hosted, request)
  })

  app.get('/', async (request, reply) => {
    refuseOtherForm(request)
    const schema = describeSchema(await readCache(schemaOf(hosted, request)), hosted.settings.authUrl)
    return reply.type('application/openapi+json; charset=utf-8').send(JSON.stringify(schema))
  })
  app.route<Named>({
    method: ['GET', 'HEAD'],
    url: '/:name',
    handler: async (request, reply) => {
      const { cache, table } = await findTable(readCache, schemaOf(hosted, request), request.params.name)
      return readRows(hosted, request, reply, cache, table, parametersOf(request))
    },
  })
  app.route<Named>({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/:name',
    handler: async (request, reply) => {
      const { cache, table } = await findTable(readCache, schemaOf(hosted, request), request.params.name)
      return writeRows(hosted, request, reply, cache, table, parametersOf(request))
    },
  })
  const rpc = async (request: FastifyRequest<Named>, reply: FastifyReply) => {
    const { name } = request.params
    const schema = schemaOf(hosted, request)
    const known = await readCache(schema)
    const cache = known.functions.has(name) ? known : await readCache(schema, true)
    return callFunction(hosted, request, reply, cache, name, parametersOf(request))
  }
  app.route<Named>({ method: ['GET', 'HEAD', 'POST'], url: '/rpc/:name', handler: rpc })
}

/** The description has one form; a browser or a client that takes anything takes it as well. */
function refuseOtherForm({ headers: { accept = '*/*' } }: FastifyRequest): void {
  if (!/\*\/\*|application\/(\*|json|openapi\+json)/.test(accept))
    throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept.slice(0, 300)}`)
}

function parseBody(json: string): unknown {
  if (jsonExtent(json, { levels: MAXIMUM_BODY_DEPTH, values: Infinity }).levels > MAXIMUM_BODY_DEPTH)
    throw new RestError(400, 'PGRST102', `The body has more than ${MAXIMUM_BODY_DEPTH} levels within each other`)
  let body: unknown
  try {
    body = JSON.parse(json)
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  }
  const unstorable = unstorableText(body, json)
  if (unstorable) throw new RestError(400, 'PGRST102', `The body has ${unstorable}`)
  return body
}

const MAXIMUM_BODY_DEPTH = 100

/** The same name may come twice: `id=gt.1&id=lt.9`. */
function parametersOf(request: FastifyRequest): [string, string][] {
  return [...new URLSearchParams(request.url.split('?').slice(1).join('?')).entries()]
}

async function findTable(
  readCache: ReadCache,
  schema: string,
  name: string,
): Promise<{ cache: SchemaCache; table: Table }> {
  for (const isStale of [false, true]) {
    const cache = await readCache(schema, isStale)
    const table = cache.tables.get(name)
    if (table) return { cache, table }
  }
  throw new RestError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`)
}

/** @throws RestError PGRST106 where it is not one that is offered. */
function schemaOf({ settings: { rest } }: Hosted, request: FastifyRequest): string {
  const isWrite = !['GET', 'HEAD'].includes(request.method)
  const profile = request.headers[isWrite ? 'content-profile' : 'accept-profile']
  const offered = [rest.schema, ...rest.moreSchemas]
  if (profile === undefined) return rest.schema
  if (typeof profile === 'string' && offered.includes(profile)) return profile
  throw new RestError(406, 'PGRST106', `Invalid schema: ${String(profile)}`, {
    hint: `Only the following schemas are exposed: ${offered.join(', ')}`,
  })
}
