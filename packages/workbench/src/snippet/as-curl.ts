import { CLIENT, rpcRequest } from '../wire/rpc-request.ts'
import type { CallDescription } from './call-description.ts'
import { shellWord } from './shell-word.ts'

/** The call as commands for a shell. The token is `$TOKEN` unless it is to be shown. */
export function asCurl(call: CallDescription, showsToken: boolean): string {
  const { address, way, method, params } = call
  const authorization = authorizationOf(call, showsToken)
  const body = rpcRequest(1, method, params)
  switch (way) {
    case 'plain':
      return post(address, [...ACCEPT, ...authorization], body)
    case 'modern':
      return post(address, [...ACCEPT, ...authorization, ...modernHeaders(method, params)], {
        ...body,
        params: { ...params, _meta: META },
      })
    case 'session': {
      const opening = post(address, [...ACCEPT, ...authorization], rpcRequest(1, 'initialize', INITIALIZE))
      return [
        `SESSION=$(${opening.replace('curl -sS', 'curl -sS -D - -o /dev/null')} | tr -d '\\r' | sed -n 's/^mcp-session-id: //Ip')`,
        post(address, [...ACCEPT, ...authorization, ...SESSION], {
          jsonrpc: '2.0',
          method: 'notifications/initialized',
        }),
        post(address, [...ACCEPT, ...authorization, ...SESSION], { ...body, id: 2 }),
      ].join('\n')
    }
    case 'stream':
      return [
        '# The stream names an address for POSTs in its first event; answers come over the stream.',
        command(['curl -sSN', shellWord(address), ...headers(['Accept: text/event-stream', ...authorization])]),
        '# In a second shell, with that address:',
        post(
          'ADDRESS FROM THE STREAM',
          authorization,
          rpcRequest(1, 'initialize', { ...INITIALIZE, protocolVersion: '2024-11-05' }),
        ),
        post('ADDRESS FROM THE STREAM', authorization, { ...body, id: 2 }),
      ].join('\n')
  }
}

function post(address: string, lines: readonly string[], body: object): string {
  return command([
    'curl -sS',
    shellWord(address),
    ...headers(['Content-Type: application/json', ...lines]),
    `--data ${shellWord(JSON.stringify(body))}`,
  ])
}

function headers(lines: readonly string[]): string[] {
  return lines.map((line) => (line.includes('$') ? `-H "${line}"` : `-H ${shellWord(line)}`))
}

function authorizationOf({ token }: CallDescription, showsToken: boolean): string[] {
  return token === undefined ? [] : [`Authorization: Bearer ${showsToken ? token : '$TOKEN'}`]
}

function modernHeaders(method: string, params: object): string[] {
  const name = 'name' in params ? params.name : 'uri' in params ? params.uri : undefined
  return [
    `MCP-Protocol-Version: ${MODERN}`,
    `Mcp-Method: ${method}`,
    ...(typeof name === 'string' ? [`Mcp-Name: ${name}`] : []),
  ]
}

const command = (parts: readonly string[]): string => parts.join(' \\\n  ')

const MODERN = '2026-07-28'
const ACCEPT = ['Accept: application/json, text/event-stream']
const SESSION = ['Mcp-Session-Id: $SESSION', 'MCP-Protocol-Version: 2025-11-25']
const INITIALIZE = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: CLIENT }
const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientInfo': CLIENT,
  'io.modelcontextprotocol/clientCapabilities': {},
}
