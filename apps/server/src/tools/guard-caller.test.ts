import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access } from './access.ts'
import { listeningServer } from './fixture-server.ts'

const LIST = { jsonrpc: '2.0', id: 7, method: 'tools/list' }
const JSON_BODY = { 'content-type': 'application/json' }
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } },
}

describe.each<[string, (access: Access) => Access | Promise<Access>]>([
  ['at once', (access) => access],
  ['later', (access) => Promise.resolve(access)],
])('behind a sign-in, told %s', (_when, told) => {
  const resource = 'https://kvint.example/mcp'
  const answers: Record<string, Access> = {
    good: { kind: 'granted', subject: { id: 'anna', scopes: ['projects:read'] } },
    other: { kind: 'granted', subject: { id: 'berit', scopes: ['projects:read'] } },
    herself: { kind: 'granted', subject: { id: 'anna', scopes: 'all' } },
    busy: { kind: 'slowed', seconds: 7 },
    old: {
      kind: 'refused',
      challenge: { error: 'invalid_token', description: 'The token has "expired": it’s “old”… ✗', scopes: [] },
    },
    narrow: {
      kind: 'refused',
      challenge: { error: 'insufficient_scope', description: 'This needs more.', scopes: ['projects:read'] },
    },
  }
  const none: Access = {
    kind: 'refused',
    challenge: { error: 'missing_token', description: 'Sign in first.', scopes: ['projects:read'] },
  }
  let left = 0
  const answerTo = (token: string): Access =>
    token !== 'counted' ? (answers[token] ?? none) : (left -= 1) >= 0 ? answers['good']! : answers['busy']!
  let guarded: FastifyInstance
  let url: string
  beforeAll(async () => {
    const options = {
      authenticate: ({ headers }: { headers: { authorization?: string | undefined } }) =>
        told(answerTo(headers.authorization?.split(' ')[1] ?? '')),
      protectedResource: { resource, authorizationServers: ['https://kvint.example'], scopes: ['projects:read'] },
    }
    ;({ app: guarded, url } = await listeningServer(options))
  })
  afterAll(() => guarded.close())

  test.each([
    [
      'no token',
      '',
      401,
      'Bearer scope="projects:read", resource_metadata="https://kvint.example/.well-known/oauth-protected-resource/mcp"',
    ],
    [
      'an old token',
      'Bearer old',
      401,
      `Bearer error="invalid_token", error_description="The token has 'expired': it's 'old'? ?", resource_metadata=`,
    ],
    [
      'a narrow token',
      'Bearer narrow',
      403,
      'Bearer error="insufficient_scope", error_description="This needs more.", scope="projects:read"',
    ],
  ])('%s is challenged on every transport', async (_what, authorization, status, header) => {
    for (const [method, path] of [
      ['POST', '/mcp'],
      ['POST', '/mcp/json-rpc'],
      ['POST', '/mcp/messages'],
      ['GET', '/mcp/sse'],
      ['GET', '/mcp'],
      ['GET', '/mcp/tools'],
    ] as const) {
      const headers = { ...JSON_BODY, authorization, origin: 'http://localhost:5173' }
      const reply = await guarded.inject({
        method,
        url: path,
        headers,
        ...(method === 'POST' ? { payload: LIST } : {}),
      })
      expect(reply.statusCode).toBe(status)
      expect(reply.headers['www-authenticate']).toContain(header)
      expect(reply.headers['access-control-expose-headers']).toContain('www-authenticate')
    }
  })

  test.each(['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])(
    '%s tells where to sign in',
    async (path) => {
      const reply = await guarded.inject({ url: path })
      expect(reply.json()).toMatchObject({
        resource,
        authorization_servers: ['https://kvint.example'],
        scopes_supported: ['projects:read'],
      })
    },
  )

  test('a session belongs to who opened it', async () => {
    const opened = await guarded.inject({ method: 'POST', url: '/mcp', headers: as('good'), payload: INITIALIZE })
    const id = String(opened.headers['mcp-session-id'])
    const ask = (name: string) =>
      guarded.inject({ method: 'POST', url: '/mcp', headers: { ...as(name), 'mcp-session-id': id }, payload: LIST })
    expect((await ask('good')).statusCode).toBe(200)
    expect((await ask('other')).statusCode).toBe(404)
  })

  test('so does a stream: another caller who posts to it hears of none', async () => {
    const leaving = new AbortController()
    const stream = await fetch(`${url}/mcp/sse`, { headers: as('good'), signal: leaving.signal })
    const { value } = (await stream.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {}
    const path = /data: (\S+)/.exec(String(value))?.[1] ?? ''
    const ask = (name: string) => guarded.inject({ method: 'POST', url: path, headers: as(name), payload: LIST })
    expect([(await ask('other')).statusCode, (await ask('good')).statusCode]).toEqual([404, 202])
    leaving.abort()
  })

  test.each([
    ['a tool of another scope', '/mcp', call('clip_notes'), 'projects:read notes:read'],
    ['the same on the old stream’s path', '/mcp/messages', call('clip_notes'), 'projects:read notes:read'],
    ['the same as plain JSON-RPC', '/mcp/json-rpc', call('clip_notes'), 'projects:read notes:read'],
    ['one of a batch', '/mcp', [LIST, call('library_habits')], 'projects:read library:read'],
    ['a whole report', '/mcp', reading('kvint://project/example/report'), 'projects:read notes:read'],
  ])('%s asks for more: a client that can, steps up', async (_what, url, payload, scopes) => {
    const reply = await guarded.inject({ method: 'POST', url, headers: as('good'), payload })
    expect(reply.statusCode).toBe(403)
    expect(reply.headers['www-authenticate']).toContain(`error="insufficient_scope"`)
    expect(reply.headers['www-authenticate']).toContain(`scope="${scopes}"`)
  })

  test.each([
    ['a tool of the scope', 'good', call('project_overview')],
    ['the list of tools', 'good', LIST],
    ['any tool, to the person herself', 'herself', call('clip_notes')],
  ])('%s is answered', async (_what, token, payload) => {
    const reply = await guarded.inject({ method: 'POST', url: '/mcp', headers: as(token), payload })
    expect(reply.statusCode).toBe(200)
  })

  test('each message of a batch counts as a call', async () => {
    const batch = async (calls: number) => {
      left = calls
      const payload = Array.from({ length: 3 }, () => LIST)
      return (await guarded.inject({ method: 'POST', url: '/mcp/json-rpc', headers: as('counted'), payload }))
        .statusCode
    }
    expect([await batch(2), await batch(3)]).toEqual([429, 200])
  })

  test('opening a session counts as ten calls', async () => {
    const open = async (calls: number) => {
      left = calls
      return (await guarded.inject({ method: 'POST', url: '/mcp', headers: as('counted'), payload: INITIALIZE }))
        .statusCode
    }
    expect([await open(9), await open(10)]).toEqual([429, 200])
  })

  test('who calls too often hears how long to wait', async () => {
    const reply = await guarded.inject({ method: 'POST', url: '/mcp', headers: as('busy'), payload: LIST })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '7'])
    expect(reply.json()).toMatchObject({ error: { message: expect.stringContaining('Wait 7 s') } })
  })
})

function as(name: string) {
  return { ...JSON_BODY, accept: 'application/json, text/event-stream', authorization: `Bearer ${name}` }
}

function call(name: string) {
  return { jsonrpc: '2.0', id: 8, method: 'tools/call', params: { name, arguments: {} } }
}

function reading(uri: string) {
  return { jsonrpc: '2.0', id: 9, method: 'resources/read', params: { uri } }
}
