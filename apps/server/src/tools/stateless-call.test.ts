import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listeningServer } from './fixture-server.ts'

let app: FastifyInstance
let url: string
beforeAll(async () => {
  ;({ app, url } = await listeningServer())
})
afterAll(() => app.close())

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** The quick way sends its answer in one piece, the SDK's in parts. */
async function call(params: Record<string, unknown>, headers: Record<string, string> = {}) {
  const reply = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': String(params['name']),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 'Ø 1', method: 'tools/call', params: { _meta: ENVELOPE, ...params } }),
  })
  const isQuick = reply.headers.has('content-length')
  return { status: reply.status, isQuick, body: (await reply.json()) as Record<string, unknown> }
}

test.each<[string, Record<string, unknown>]>([
  ['an answer', { name: 'projects_find', arguments: {} }],
  ['an answer without arguments', { name: 'projects_find' }],
  ['an answer with what its view needs', { name: 'clip_notes', arguments: { project: 'example', track: 'Bass' } }],
  ['a problem', { name: 'project_overview', arguments: { project: 'no such song' } }],
  ['wrong arguments', { name: 'projects_find', arguments: { limit: 'many', detail: 1, bpmFrom: 'x' } }],
])('%s is quick, and the same as by the SDK', async (_what, params) => {
  const quick = await call(params)
  const bySdk = await call({ ...params, _meta: { ...ENVELOPE, 'io.modelcontextprotocol/logLevel': 'error' } })
  expect([quick.isQuick, bySdk.isQuick]).toEqual([true, false])
  expect(quick.status).toBe(bySdk.status)
  expect(quick.body).toEqual(bySdk.body)
})

test.each<[string, unknown]>([
  ['abilities of the protocol', { elicitation: { form: {} }, sampling: {}, roots: {} }],
  ['abilities that others define', { extensions: { 'example.org/views': { kinds: ['html'] } } }],
])('%s of a client change nothing', async (_what, abilities) => {
  const meta = { ...ENVELOPE, 'io.modelcontextprotocol/clientCapabilities': abilities }
  const reply = await call({ ...FIND, _meta: meta })
  expect([reply.status, reply.isQuick, reply.body]).toEqual([200, true, (await call(FIND)).body])
})

const CLIENT_INFO = 'io.modelcontextprotocol/clientInfo'
const ABILITIES = 'io.modelcontextprotocol/clientCapabilities'
const FIND = { name: 'projects_find', arguments: {} }

test.each<[string, Record<string, unknown>, Record<string, string>, number, number]>([
  ['another name in the header', FIND, { 'mcp-name': 'mix_facts' }, 400, -32_020],
  ['another method in the header', FIND, { 'mcp-method': 'tools/list' }, 400, -32_020],
  ['another version in the header', FIND, { 'mcp-protocol-version': '2025-11-25' }, 400, -32_020],
  ['arguments that are no object', { ...FIND, arguments: [] }, {}, 200, -32_602],
  ['a tool that there is not', { name: 'songs_write', arguments: {} }, {}, 200, -32_602],
  [
    'a client that does not say what it can do',
    { ...FIND, _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } },
    {},
    400,
    -32_602,
  ],
  [
    'a client whose name is a number',
    { ...FIND, _meta: { ...ENVELOPE, [CLIENT_INFO]: { name: 1, version: '1' } } },
    {},
    400,
    -32_602,
  ],
  [
    'a client without a version',
    { ...FIND, _meta: { ...ENVELOPE, [CLIENT_INFO]: { name: 'test' } } },
    {},
    400,
    -32_602,
  ],
  ['abilities that are a list', { ...FIND, _meta: { ...ENVELOPE, [ABILITIES]: [] } }, {}, 400, -32_602],
  [
    'an ability that is a word',
    { ...FIND, _meta: { ...ENVELOPE, [ABILITIES]: { sampling: 'yes' } } },
    {},
    400,
    -32_602,
  ],
])('%s is refused as the protocol says', async (_what, params, headers, status, code) => {
  const reply = await call(params, headers)
  expect(reply.isQuick).toBe(false)
  expect(reply.body).toMatchObject({ error: { code } })
  expect(reply.status).toBe(status)
})

test('a call that asks for progress gets a stream', async () => {
  const reply = await call({ ...FIND, _meta: { ...ENVELOPE, progressToken: 1 } })
  expect(reply.isQuick).toBe(false)
})
