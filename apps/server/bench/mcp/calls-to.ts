import { Agent, request as send } from 'node:http'
import type { Way } from './way.ts'

export type ToolCall = { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }

/** One call again and again over so many connections that are kept, as an assistant's client makes it. */
export type Calls = {
  /** Makes so many calls and gives back how many milliseconds each took. */
  readonly make: (count: number) => Promise<number[]>
  readonly end: () => void
}

export async function callsTo(
  port: number,
  call: ToolCall,
  { connections, speaks }: { readonly connections: number } & Pick<Way, 'speaks'>,
): Promise<Calls> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const opened = speaks === 'session' ? await post(agent, port, INITIALIZE) : null
  const headers: Record<string, string> = opened
    ? { 'mcp-session-id': String(opened.headers['mcp-session-id']) }
    : speaks === '2026-07-28'
      ? { 'mcp-protocol-version': speaks, 'mcp-method': 'tools/call', 'mcp-name': call.name }
      : {}
  const params = speaks === '2026-07-28' ? { ...call, _meta: ENVELOPE } : call
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  return {
    make: async (count) => {
      const times: number[] = []
      let left = count
      const one = async () => {
        while (left-- > 0) {
          const start = performance.now()
          const answer = await post(agent, port, body, headers)
          if (!answer.text.includes('structuredContent')) throw new Error(`A call failed: ${answer.text}`)
          times.push(performance.now() - start)
        }
      }
      await Promise.all(Array.from({ length: connections }, one))
      return times
    },
    end: () => agent.destroy(),
  }
}

function post(agent: Agent, port: number, body: unknown, headers: Record<string, string> = {}) {
  const payload = JSON.stringify(body)
  const options = {
    agent,
    port,
    host: '127.0.0.1',
    path: '/mcp',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'content-length': Buffer.byteLength(payload),
      ...headers,
    },
  }
  return new Promise<{ text: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const request = send(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ text, headers: answer.headers }))
    })
    request.on('error', reject)
    request.end(payload)
  })
}

/** What each request of the newest protocol carries. */
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} }, sampling: {} },
}
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1.0.0' } },
}
