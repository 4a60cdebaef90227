import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { addCors } from '../http/cors.ts'
import { jsonDepth, unstorableText } from '../http/refuse-text.ts'
import { isApiKey, readApiKey } from '../http/require-api-key.ts'
import { callFunction } from './call-function.ts'
import { restCaller } from './caller.ts'
import { readRows } from './read-rows.ts'
import { RestError, sendRestError } from './rest-error.ts'
import { openSchemaCache, type SchemaCache, type Table } from './schema-cache.ts'
import { writeRows } from './write-rows.ts'

type Named = { Params: { name: string } }

/** Everything below /rest/v1: the part of PostgREST that the product uses. */
export function restRoutes(app: FastifyInstance, hosted: Hosted): void {
  const readCache = openSchemaCache(hosted.database, hosted.settings)
  app.removeAllContentTypeParsers()
  const bodyLimit = hosted.settings.rest.maximumBodyBytes
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => {
    try {
      done(null, String(body) === '' ? undefined : parseBody(String(body)))
    } catch (error) {
      done(error as Error)
    }
  })
  addCors(app)
  app.setErrorHandler(sendRestError)
  app.setNotFoundHandler((request, reply) =>
    sendRestError(new RestError(404, 'PGRST125', 'Invalid path specified in request URL'), request, reply),
  )
  app.addHook('preHandler', async (request) => {
    if (request.method === 'OPTIONS') return
    const key = readApiKey(request)
    if (key === undefined || !(await isApiKey(hosted, key)))
      throw new RestError(401, 'PGRST301', key === undefined ? 'No API key found in request' : 'Invalid API key')
    refuseOtherSchema(hosted, request)
  })

  app.get('/', async (request, reply) => {
    await restCaller(hosted, request)
    const { tables } = await readCache()
    return reply.type('application/openapi+json; charset=utf-8').send(JSON.stringify(describeSchema(tables)))
  })
  app.route<Named>({
    method: ['GET', 'HEAD'],
    url: '/:name',
    handler: async (request, reply) =>
      readRows(hosted, request, reply, await findTable(readCache, request.params.name), parametersOf(request)),
  })
  app.route<Named>({
    method: ['POST', 'PATCH', 'DELETE'],
    url: '/:name',
    handler: async (request, reply) =>
      writeRows(hosted, request, reply, await findTable(readCache, request.params.name), parametersOf(request)),
  })
  const rpc = async (request: FastifyRequest<Named>, reply: FastifyReply) => {
    const { name } = request.params
    const cache = await readCache()
    return callFunction(hosted, request, reply, cache.functions.has(name) ? cache : await readCache(true), name)
  }
  app.route<Named>({ method: ['GET', 'HEAD', 'POST'], url: '/rpc/:name', handler: rpc })
}

function parseBody(json: string): unknown {
  if (jsonDepth(json, MAXIMUM_BODY_DEPTH) > MAXIMUM_BODY_DEPTH)
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

async function findTable(readCache: (isStale?: boolean) => Promise<SchemaCache>, name: string): Promise<Table> {
  const table = (await readCache()).tables.get(name) ?? (await readCache(true)).tables.get(name)
  if (!table) throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
  return table
}

function refuseOtherSchema({ settings }: Hosted, request: FastifyRequest): void {
  const isWrite = !['GET', 'HEAD'].includes(request.method)
  const profile = request.headers[isWrite ? 'content-profile' : 'accept-profile']
  if (profile === undefined || profile === settings.rest.schema) return
  throw new RestError(406, 'PGRST106', `Invalid schema: ${String(profile)}`, {
    hint: `Only the following schemas are exposed: ${settings.rest.schema}`,
  })
}

function describeSchema(tables: Map<string, Table>): Record<string, unknown> {
  const paths = Object.fromEntries(
    [...tables.keys()].map((name) => [`/${name}`, { get: {}, post: {}, patch: {}, delete: {} }]),
  )
  return {
    swagger: '2.0',
    info: { title: 'standard public schema', version: '14' },
    paths: { '/': { get: {} }, ...paths },
  }
}
