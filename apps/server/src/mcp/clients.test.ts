import {
  Client as ModernSdk,
  SSEClientTransport as ModernSse,
  StreamableHTTPClientTransport as ModernHttp,
} from '@modelcontextprotocol/client'
import { Client as OldSdk } from '@modelcontextprotocol/sdk/client/index.js'
import { SSEClientTransport as OldSse } from '@modelcontextprotocol/sdk/client/sse.js'
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { FastifyInstance } from 'fastify'
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

const LEGACY = ['2024-10-07', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']

describe.each(LEGACY)('the official clients with protocol %s', (version) => {
  test.each(['http', 'sse'] as const)('v2 over %s', async (kind) => {
    const client = new ModernSdk(CLIENT, { supportedProtocolVersions: [version] })
    await client.connect(
      kind === 'http' ? new ModernHttp(new URL(`${url}/mcp`)) : new ModernSse(new URL(`${url}/mcp/sse`)),
    )
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    await useAll(client)
  })

  test.each(['http', 'sse'] as const)('v1 over %s', async (kind) => {
    const transport = kind === 'http' ? new OldHttp(new URL(`${url}/mcp`)) : new OldSse(new URL(`${url}/mcp/sse`))
    const client = new OldSdk(CLIENT)
    const told = asksFor(version, transport)
    await client.connect(transport)
    expect(told.version).toBe(version)
    await useAll(client)
  })
})

test.each([{ mode: 'auto' as const }, { mode: { pin: '2026-07-28' } }])(
  'the v2 client in mode %o speaks 2026-07-28',
  async (versionNegotiation) => {
    const client = new ModernSdk(CLIENT, { versionNegotiation })
    await client.connect(new ModernHttp(new URL(`${url}/mcp`)))
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
    await useAll(client)
  },
)

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
  expect(completed.completion.values).toEqual(['example'])
  await client.close()
}

/** The v1 client always asks for its newest version: another one is written into its handshake. */
function asksFor(
  version: string,
  transport: Pick<OldSse, 'send' | 'setProtocolVersion'>,
): { version: string | undefined } {
  const told: { version: string | undefined } = { version: undefined }
  const send = transport.send.bind(transport)
  transport.send = (message: Parameters<OldSse['send']>[0]) => {
    const isHandshake = 'method' in message && message.method === 'initialize'
    return send(isHandshake ? { ...message, params: { ...message.params, protocolVersion: version } } : message)
  }
  const setVersion = transport.setProtocolVersion.bind(transport)
  transport.setProtocolVersion = (negotiated) => {
    told.version = negotiated
    setVersion(negotiated)
  }
  return told
}

const CLIENT = { name: 'table', version: '1.0.0' }
