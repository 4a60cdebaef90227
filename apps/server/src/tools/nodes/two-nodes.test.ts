import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openPool, startTestPostgres, type TestPostgres } from '@kvint/postgres'
import { type LibraryChange, type ProjectLibrary, TOOLS } from '@kvint/mcp'
import { Client, SSEClientTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { SSEClientTransport as OldSse } from '@modelcontextprotocol/sdk/client/sse.js'
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { demoLibrary } from '../demo-library.ts'
import { type Listening, listeningServer } from '../fixture-server.ts'
import { postgresDirectory } from './postgres-directory.ts'

let postgres: TestPostgres
let connectionString: string
let pool: Pool
let one: Listening
let two: Listening

beforeAll(async () => {
  postgres = await startTestPostgres(async (connectionString) => {
    const template = openPool(connectionString, {})
    await template.query('create schema kvint')
    await template.query(await readFile(MIGRATION, 'utf8'))
    await template.end()
  })
  connectionString = await postgres.newDatabase()
  pool = openPool(connectionString, {})
}, 60_000)
beforeEach(async () => {
  ;[one, two] = await Promise.all([node(), node()])
})
afterEach(async () => {
  await Promise.all([one.app.close(), two.app.close()])
})
afterAll(async () => {
  await pool.end()
  await postgres.stop()
}, 60_000)

describe('a session that one process opened', () => {
  test('is used on the other: calls with progress, subscriptions and their streams', async () => {
    const updated: string[] = []
    const client = new Client(CLIENT, { supportedProtocolVersions: ['2025-11-25'] })
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => void updated.push(params.uri))
    await client.connect(new StreamableHTTPClientTransport(new URL(`${one.url}/mcp`), { fetch: takingTurns() }))

    const tools = await Promise.all(Array.from({ length: 4 }, () => client.listTools()))
    expect(tools.map((list) => list.tools.length)).toEqual(Array(4).fill(TOOLS.length))
    const steps: number[] = []
    const call = { name: 'project_overview', arguments: { project: 'example' } }
    for (const _turn of [1, 2]) {
      const result = await client.callTool(call, { onprogress: ({ progress }) => void steps.push(progress) })
      expect(result.isError).toBeFalsy()
    }
    await client.subscribeResource({ uri: 'kvint://project/example' })
    tell({ kind: 'project', projectId: 'example' })
    await expect.poll(() => updated).toEqual(['kvint://project/example'])
    await client.close()
  })

  test('ends by DELETE on the other', async () => {
    const session = await openSession(one.url)
    expect(await ask(two.url, session)).toBe(200)
    const gone = await fetch(`${two.url}/mcp`, { method: 'DELETE', headers: { 'mcp-session-id': session } })
    expect(gone.status).toBe(200)
    expect([await ask(one.url, session), await ask(two.url, session)]).toEqual([404, 404])
    await expect.poll(async () => (await pool.query('select 1 from kvint.mcp_sessions')).rowCount).toBe(0)
  })

  test('is no one else’s there either', async () => {
    const session = await openSession(one.url)
    expect(await ask(two.url, session, 'somebody else')).toBe(404)
    expect(await ask(two.url, session)).toBe(200)
  })

  test('is gone with its process: the client hears 404, opens a new one and goes on', async () => {
    const session = await openSession(one.url)
    await one.app.close()
    await pool.query('insert into kvint.mcp_sessions (id, subject_id, node) values ($1, $2, $3)', [
      session,
      'visitor',
      one.url,
    ])
    expect(await ask(two.url, session)).toBe(404)
    const kept = () => pool.query('select 1 from kvint.mcp_sessions where id = $1', [session])
    await expect.poll(async () => (await kept()).rowCount).toBe(0)
    expect(await ask(two.url, await openSession(two.url))).toBe(200)
  })
})

test('a stream on one process gets what is posted to the other', async () => {
  const client = new Client(CLIENT, { supportedProtocolVersions: ['2024-11-05'] })
  const transport = new SSEClientTransport(new URL(`${one.url}/mcp/sse`), {
    fetch: (address, init) => fetch(init?.method === 'POST' ? moved(address, two.url) : address, init),
  })
  await client.connect(transport)
  expect((await client.listTools()).tools).toHaveLength(TOOLS.length)
  const found = await client.callTool({ name: 'projects_find', arguments: { text: 'song' } })
  expect(found.structuredContent).toMatchObject({ projects: [{ name: 'Example song' }] })
  await client.close()
})

test('a request goes on once at most', async () => {
  const session = await openSession(one.url)
  expect(await ask(two.url, session, undefined, { 'x-kvint-handed-on': '1' })).toBe(404)
})

test('a process that is killed takes its sessions along: clients open new ones on the other and go on', async () => {
  const killed = await nodeProcess()
  const balanced: typeof fetch = (address, init) => fetch(moved(address, killed.isAlive() ? killed.url : two.url), init)
  const overHttp = () => new OldHttp(new URL(`${killed.url}/mcp`), { fetch: balanced })
  const overSse = () => new OldSse(new URL(`${killed.url}/mcp/sse`), { fetch: balanced })
  const connected = async (transport: Parameters<OldClient['connect']>[0]) => {
    const client = new OldClient(CLIENT)
    await client.connect(transport)
    return client
  }
  const before = [await connected(overHttp()), await connected(overSse())]
  const streamEnds = new Promise((resolve) => Object.assign(before[1] ?? {}, { onerror: resolve }))
  for (const client of before) expect((await client.listTools()).tools).toHaveLength(TOOLS.length)

  await killed.kill()
  await streamEnds
  for (const client of before) {
    await expect(client.listTools()).rejects.toThrow(/404|no such session/)
    await client.close()
  }
  const held = () => pool.query('select 1 from kvint.mcp_sessions where node = $1', [killed.url])
  await expect.poll(async () => (await held()).rowCount).toBe(0)

  for (const client of [await connected(overHttp()), await connected(overSse())]) {
    const found = await client.callTool({ name: 'projects_find', arguments: { text: 'song' } })
    expect(found.structuredContent).toMatchObject({ projects: [{ name: 'Example song' }] })
    await client.close()
  }
})

async function nodeProcess() {
  const child = fork(NODE_PROGRAM, [connectionString], { execArgv: [] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  const exit = once(child, 'exit')
  return {
    url,
    isAlive: () => child.signalCode === null,
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
  }
}

async function node(): Promise<Listening> {
  return listeningServer({
    directory: (ownAddress) => postgresDirectory(pool, ownAddress),
    libraryFor: () => LIBRARY,
    authenticate: ({ headers }) => ({
      kind: 'granted',
      subject: { id: String(headers['x-subject'] ?? 'visitor'), scopes: 'all' },
    }),
  })
}

/** Each request to the other process than the one before. */
function takingTurns(): typeof fetch {
  let turn = 0
  return (address, init) => fetch(moved(address, turn++ % 2 ? two.url : one.url), init)
}

function moved(address: string | URL | Request, base: string): URL {
  const { pathname, search } = new URL(address instanceof Request ? address.url : address)
  return new URL(`${pathname}${search}`, base)
}

async function openSession(url: string): Promise<string> {
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: CLIENT }
  const reply = await post(url, { jsonrpc: '2.0', id: 1, method: 'initialize', params })
  await reply.text()
  return reply.headers.get('mcp-session-id') ?? ''
}

async function ask(url: string, session: string, subject?: string, headers = {}): Promise<number> {
  const reply = await post(
    url,
    { jsonrpc: '2.0', id: 2, method: 'tools/list' },
    { 'mcp-session-id': session, ...(subject === undefined ? {} : { 'x-subject': subject }), ...headers },
  )
  await reply.text()
  return reply.status
}

function post(url: string, body: object, headers = {}): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(body),
  })
}

function tell(change: LibraryChange): void {
  for (const listener of listeners) listener(change)
}

const listeners = new Set<(change: LibraryChange) => void>()
const LIBRARY: ProjectLibrary = {
  ...demoLibrary(),
  watch: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
const CLIENT = { name: 'two nodes', version: '1.0.0' }
const MIGRATION = new URL('../../../../../supabase/migrations/20261123000100_mcp_sessions.sql', import.meta.url)
const NODE_PROGRAM = fileURLToPath(new URL('testing/serve-node.ts', import.meta.url))
