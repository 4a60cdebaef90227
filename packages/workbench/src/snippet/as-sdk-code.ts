import type { CallDescription } from './call-description.ts'

/** The call as a program for Node on the protocol's own client library. */
export function asSdkCode({ address, way, method, params, token }: CallDescription, showsToken: boolean): string {
  const transport = way === 'stream' ? 'SSEClientTransport' : 'StreamableHTTPClientTransport'
  const negotiation = way === 'modern' ? ", {\n  versionNegotiation: { mode: { pin: '2026-07-28' } },\n}" : ''
  const shown = showsToken ? JSON.stringify(token) : 'process.env.TOKEN'
  const authorization = token === undefined ? '' : `, {\n  authProvider: { token: async () => ${shown} },\n}`
  return `import { Client, ${transport} } from '@modelcontextprotocol/client'

const client = new Client({ name: 'my-client', version: '1.0.0' }${negotiation})
await client.connect(new ${transport}(new URL(${JSON.stringify(address)})${authorization}))
console.log(await client.${invocation(method, params)})
await client.close()
`
}

function invocation(method: string, params: object): string {
  const verb = VERBS[method]
  const given = JSON.stringify(params, null, 2)
  if (verb === undefined) return `request({ method: ${JSON.stringify(method)}, params: ${given} })`
  return Object.keys(params).length === 0 ? `${verb}()` : `${verb}(${given})`
}

const VERBS: Readonly<Record<string, string>> = {
  'tools/call': 'callTool',
  'tools/list': 'listTools',
  'resources/list': 'listResources',
  'resources/templates/list': 'listResourceTemplates',
  'resources/read': 'readResource',
  'prompts/list': 'listPrompts',
  'prompts/get': 'getPrompt',
  'completion/complete': 'complete',
  ping: 'ping',
}
