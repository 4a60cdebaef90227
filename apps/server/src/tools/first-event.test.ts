import type { FastifyInstance } from 'fastify'
import type { JSONRPCMessage } from '@modelcontextprotocol/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventStore, STANDALONE_STREAM } from './event-store.ts'
import { listeningServer } from './fixture-server.ts'

let app: FastifyInstance
let url: string
beforeAll(async () => {
  ;({ app, url } = await listeningServer({ keepAliveMs: 50 }))
})
afterAll(() => app.close())

/** The first words of the stream that a GET opens in a new session, and the session. */
async function firstWords(protocolVersion: string, headers: Record<string, string> = {}) {
  const accept = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } }
  const opened = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: accept,
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
  })
  await opened.text()
  const session = {
    'mcp-session-id': opened.headers.get('mcp-session-id') ?? '',
    'mcp-protocol-version': protocolVersion,
  }
  const leaving = new AbortController()
  const stream = await fetch(`${url}/mcp`, {
    headers: { accept: 'text/event-stream', ...session, ...headers },
    signal: leaving.signal,
  })
  const { value } = (await stream.body?.getReader().read()) ?? {}
  leaving.abort()
  return { status: stream.status, words: new TextDecoder().decode(value) }
}

test('a stream that a GET opens begins with an id to come back with', async () => {
  const { status, words } = await firstWords('2025-11-25')
  expect(status).toBe(200)
  expect(words).toMatch(/^id: _GET_stream\.\d+\nretry: 1000\ndata: \n\n/)
})

test.each([
  ['a client that knows no events without a message', '2025-06-18', {}],
  ['a client that comes back', '2025-11-25', { 'last-event-id': `${STANDALONE_STREAM}.1` }],
])('%s gets none', async (_who, version, headers) => {
  expect((await firstWords(version, headers)).words).not.toContain('id:')
})

test('who comes back with that id gets what was said since, and no empty message', async () => {
  const store = eventStore()
  const first = await store.storeEvent(STANDALONE_STREAM, {} as JSONRPCMessage)
  const changed: JSONRPCMessage = { jsonrpc: '2.0', method: 'notifications/resources/list_changed' }
  await store.storeEvent(STANDALONE_STREAM, {} as JSONRPCMessage)
  await store.storeEvent(STANDALONE_STREAM, changed)
  const heard: JSONRPCMessage[] = []
  const stream = await store.replayEventsAfter(first, {
    send: async (_id, message) => void heard.push(message),
  })
  expect(stream).toBe(STANDALONE_STREAM)
  expect(heard).toEqual([changed])
})
