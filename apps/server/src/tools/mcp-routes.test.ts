import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listeningServer } from './fixture-server.ts'

let app: FastifyInstance
let url: string
let complaints: readonly string[]
beforeAll(async () => {
  ;({ app, url, complaints } = await listeningServer())
})
afterAll(() => app.close())
afterEach(() => expect(complaints).toEqual([]))

const LIST = { jsonrpc: '2.0', id: 7, method: 'tools/list' }
const TOOLS = {
  jsonrpc: '2.0',
  id: 7,
  result: { tools: expect.arrayContaining([expect.objectContaining({ name: 'harmony_read' })]) },
}

test.each([
  ['POST /mcp without an Accept header', '/mcp', {}],
  ['POST /mcp for an event stream', '/mcp', { accept: 'text/event-stream' }],
  ['POST /mcp for JSON', '/mcp', { accept: 'application/json' }],
  ['POST /mcp/json-rpc', '/mcp/json-rpc', {}],
  ['POST /mcp/messages without a stream', '/mcp/messages', {}],
])('%s is answered at once as JSON', async (_what, path, headers) => {
  const reply = await post(path, LIST, headers)
  expect(reply.headers['content-type']).toMatch('application/json')
  expect(reply.json()).toMatchObject(TOOLS)
})

test('a handshake of who cannot read streams is answered without a session', async () => {
  const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'page', version: '1.0.0' } }
  const reply = await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'initialize', params })
  expect(reply.json()).toMatchObject({
    id: 1,
    result: { protocolVersion: '2024-11-05', serverInfo: { name: 'kvint' } },
  })
  expect(reply.headers['mcp-session-id']).toBeUndefined()
})

test('answers come back under the ids of their callers, many at once', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => (index % 2 ? index : `text ${index}`))
  const replies = await Promise.all(ids.map((id) => post('/mcp', { ...LIST, id })))
  expect(replies.map((reply) => reply.json().id)).toEqual(ids)
})

describe('JSON-RPC errors', () => {
  test.each([
    ['a body that is no JSON', '{', 400, -32_700],
    ['a message of another version', { jsonrpc: '1.0', id: 1, method: 'ping' }, 400, -32_600],
    ['an empty batch', [], 400, -32_600],
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'songs/write' }, 200, -32_601],
    [
      'an unknown tool',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'zzz', arguments: {} } },
      200,
      -32_602,
    ],
    [
      'an unknown resource',
      { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'kvint://project/zzz' } },
      200,
      -32_602,
    ],
  ])('%s', async (_what, body, status, code) => {
    const reply = await post('/mcp', body)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ jsonrpc: '2.0', error: { code, message: expect.any(String) } })
  })

  test('a body over 256 KiB', async () => {
    const reply = await post('/mcp', { ...LIST, params: { _meta: { text: 'x'.repeat(256 * 1024) } } })
    expect([reply.statusCode, reply.json().error.code]).toEqual([413, -32_600])
  })

  test('another kind of body', async () => {
    const reply = await post('/mcp', 'hello', { 'content-type': 'text/plain' })
    expect([reply.statusCode, reply.json().error.code]).toEqual([415, -32_600])
  })
})

test('a wrong argument is told to the assistant, not to the transport', async () => {
  const params = { name: 'track_detail', arguments: { project: 'example' } }
  const { result } = (await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params })).json()
  expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('track') }] })
})

test('a notification is taken without an answer, a batch answered in one', async () => {
  const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 99 } }
  expect((await post('/mcp', cancelled)).statusCode).toBe(202)
  const batch = await post('/mcp', [LIST, cancelled, { jsonrpc: '2.0', id: 8, method: 'ping' }])
  expect(batch.json()).toMatchObject([TOOLS, { id: 8, result: {} }])
})

test.each(['/mcp/tools', '/mcp/local/tools'])('GET %s lists the tools as JSON', async (path) => {
  expect((await app.inject({ url: path })).json()).toMatchObject(TOOLS.result)
})

test.each(['/api/mcp', '/v1/mcp', '/mcp/v1'])('%s is a clean JSON 404', async (path) => {
  for (const method of ['GET', 'POST'] as const) {
    const reply = await app.inject({ method, url: path, headers: { accept: 'text/html' } })
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'not-found'])
  }
})

describe('sessions', () => {
  test('GET and DELETE without a session are refused, with an unknown one not found', async () => {
    expect((await app.inject({ url: '/mcp' })).statusCode).toBe(405)
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const options: InjectOptions = { method, url: '/mcp', headers: { 'mcp-session-id': 'gone', accept: BOTH } }
      expect((await app.inject(method === 'POST' ? { ...options, payload: LIST } : options)).statusCode).toBe(404)
    }
  })

  test('a session answers by its id until it is deleted', async () => {
    const opened = await post('/mcp', INITIALIZE, { accept: BOTH })
    const session = { 'mcp-session-id': String(opened.headers['mcp-session-id']), accept: BOTH }
    expect((await post('/mcp', LIST, session)).json()).toMatchObject(TOOLS)
    expect((await post('/mcp', LIST, { ...session, 'mcp-protocol-version': '1999-01-01' })).statusCode).toBe(400)
    expect((await app.inject({ method: 'DELETE', url: '/mcp', headers: session })).statusCode).toBe(200)
    expect((await post('/mcp', LIST, session)).statusCode).toBe(404)
  })
})

test.each([
  { name: 'harmony_read', arguments: { bars: '1-8' } },
  { name: 'term_explain', arguments: { term: 'dominant' } },
  { name: 'project_overview', arguments: { project: 'zzz' } },
])('the quick path and the SDK answer alike: %j', async (call) => {
  const quick = await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })
  const modern = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const headers = {
    accept: BOTH,
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': call.name,
  }
  const params = { ...call, _meta: modern }
  const bySdk = await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers)
  expect(bySdk.json().result).toMatchObject(quick.json().result)
})

describe('browsers', () => {
  test('a page of our own host may call with any header and read the session', async () => {
    const headers = {
      origin: 'http://localhost:5173',
      'access-control-request-headers': 'authorization, mcp-param-region',
    }
    const preflight = await app.inject({ method: 'OPTIONS', url: '/mcp', headers })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-headers': 'authorization, mcp-param-region',
      'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
    })
    const opened = await post('/mcp', INITIALIZE, { accept: BOTH, origin: 'http://localhost:5173' })
    expect(opened.headers['access-control-expose-headers']).toContain('mcp-session-id')
    expect(opened.headers['access-control-allow-origin']).toBe('http://localhost:5173')
  })

  test.each([{ origin: 'https://evil.example' }, { host: 'evil.example' }, { origin: 'null' }])(
    '%j is refused',
    async (headers) => {
      const reply = await post('/mcp', LIST, headers)
      expect([reply.statusCode, reply.json().error.code]).toEqual([403, -32_600])
    },
  )
})

describe('the legacy stream', () => {
  test('names where to post, carries the answers and stays alive', async () => {
    const { app: quick, url: address } = await listeningServer({ keepAliveMs: 20 })
    const stream = await fetch(`${address}/mcp/sse`, { headers: { origin: 'http://localhost:5173' } })
    expect(stream.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    const text = readerOf(stream)
    const path = /data: (\/mcp\/messages\?sessionId=\S+)/.exec(await text(/event: endpoint\ndata: \S+\n\n/))?.[1] ?? ''
    const accepted = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify(LIST),
    })
    expect(accepted.status).toBe(202)
    expect(await text(/event: message\ndata: .*"id":7/)).toContain('harmony_read')
    expect(await text(/: keep-alive\n\n/)).toContain('keep-alive')
    await quick.close()
  })

  test('a post to an unknown stream is not found', async () => {
    expect((await post('/mcp/messages?sessionId=gone', LIST)).statusCode).toBe(404)
  })
})

const BOTH = 'application/json, text/event-stream'
const JSON_BODY = { 'content-type': 'application/json' }
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } },
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { host: new URL(url).host, ...JSON_BODY, ...headers },
  })
}

/** Reads on until the text so far fits. */
function readerOf(stream: Response) {
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(text)) {
      const part = await reader?.read()
      if (!part || part.done) throw new Error(`The stream ended before ${pattern}: ${text}`)
      text += part.value
    }
    return text
  }
}
