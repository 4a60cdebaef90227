import { PassThrough } from 'node:stream'
import { createInterface } from 'node:readline'
import { serveOverStdio } from '@kvint/mcp'
import {
  type JSONRPCMessage,
  type Transport,
  Client as ModernSdk,
  SSEClientTransport as ModernSse,
  StreamableHTTPClientTransport as ModernHttp,
} from '@modelcontextprotocol/client'
import { Client as OldSdk } from '@modelcontextprotocol/sdk/client/index.js'
import { SSEClientTransport as OldSse } from '@modelcontextprotocol/sdk/client/sse.js'
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoLibrary } from './demo-library.ts'
import { listeningServer } from './fixture-server.ts'

let app: FastifyInstance
let url: string
let complaints: readonly string[]
beforeAll(async () => {
  ;({ app, url, complaints } = await listeningServer())
})
afterAll(() => app.close())
afterEach(() => expect(complaints).toEqual([]))

const LEGACY = ['2024-10-07', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']

describe.each(LEGACY)('the official clients with protocol %s', (version) => {
  test.each(['http', 'sse', 'stdio'] as const)('v2 over %s', async (kind) => {
    const client = new ModernSdk(CLIENT, { supportedProtocolVersions: [version] })
    const transports = {
      http: () => new ModernHttp(new URL(`${url}/mcp`)),
      sse: () => new ModernSse(new URL(`${url}/mcp/sse`)),
      stdio: overPipes,
    }
    await client.connect(transports[kind]())
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    await useAll(client)
  })

  test.each(['http', 'sse', 'stdio'] as const)('v1 over %s', async (kind) => {
    const transports = {
      http: () => new OldHttp(new URL(`${url}/mcp`)),
      sse: () => new OldSse(new URL(`${url}/mcp/sse`)),
      stdio: overPipes,
    }
    const transport = transports[kind]()
    const client = new OldSdk(CLIENT)
    const told = asksFor(version, transport)
    await client.connect(transport)
    expect(told.version).toBe(version)
    await useAll(client)
  })
})

test.each([
  ['http', { mode: 'auto' as const }],
  ['http', { mode: { pin: '2026-07-28' } }],
  ['stdio', { mode: { pin: '2026-07-28' } }],
] as const)('the v2 client over %s in mode %o speaks 2026-07-28', async (kind, versionNegotiation) => {
  const client = new ModernSdk(CLIENT, { versionNegotiation })
  await client.connect(kind === 'http' ? new ModernHttp(new URL(`${url}/mcp`)) : overPipes())
  expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  await useAll(client)
})

/** Lists and uses tools, resources and prompts as any client would, then leaves. */
async function useAll(client: ModernSdk | OldSdk): Promise<void> {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain('harmony_read')
  const found = await client.callTool({ name: 'projects_find', arguments: { text: 'song' } })
  expect(found.structuredContent).toMatchObject({ projects: [{ name: 'Example song' }] })
  const missing = await client.callTool({ name: 'project_overview', arguments: { project: 'zzz' } })
  expect(missing.isError).toBe(true)
  const { resources } = await client.listResources()
  const [resource] = resources
  const read = await client.readResource({ uri: resource?.uri ?? '' })
  expect(read.contents).toHaveLength(1)
  const prompt = await client.getPrompt({ name: 'teach_harmony', arguments: { section: 'Drop' } })
  expect(prompt.messages.length).toBe(2)
  const completed = await client.complete({
    ref: { type: 'ref/prompt', name: 'teach_harmony' },
    argument: { name: 'project', value: 'exa' },
  })
  expect(completed.completion.values).toEqual(['Example song'])
  await client.close()
}

/** What `kvint mcp` speaks, a message a line, without a program started for each row of the table. */
function overPipes(): Transport {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()]
  const onError = (error: unknown) => expect.unreachable(String(error))
  const served = serveOverStdio(LIBRARY, { version: '1.0.0', onError, input: toServer, output: toClient })
  const transport: Transport = {
    start: async () => {
      createInterface(toClient).on('line', (line) => transport.onmessage?.(JSON.parse(line) as JSONRPCMessage))
    },
    send: async (message) => void toServer.write(`${JSON.stringify(message)}\n`),
    close: async () => {
      toServer.destroy()
      await served
      transport.onclose?.()
    },
  }
  return transport
}

/** The v1 client always asks for its newest version: another one is written into its handshake. */
function asksFor(
  version: string,
  transport: Pick<Transport, 'send' | 'setProtocolVersion'>,
): { version: string | undefined } {
  const told: { version: string | undefined } = { version: undefined }
  const send = transport.send.bind(transport)
  transport.send = (message) => {
    const isHandshake = 'method' in message && message.method === 'initialize'
    return send(isHandshake ? { ...message, params: { ...message.params, protocolVersion: version } } : message)
  }
  const setVersion = transport.setProtocolVersion?.bind(transport)
  transport.setProtocolVersion = (negotiated) => {
    told.version = negotiated
    setVersion?.(negotiated)
  }
  return told
}

/** Read once for all rows. */
const LIBRARY = demoLibrary()
const CLIENT = { name: 'table', version: '1.0.0' }
