import { callMcp } from '../mcp/wire/call-mcp.ts'
import { rpcRequest } from '../mcp/wire/rpc-request.ts'
import { isEventStream } from '../mcp/wire/read-answer.ts'

export type Probe = { readonly name: string; readonly status: number | null; readonly body: string }

/** Tries every address under which a tool server may answer, one after the other, and logs each answer to the console. */
export async function probeEndpoints(token: string | null): Promise<readonly Probe[]> {
  const probes: Probe[] = []
  for (const [name, ask] of PROBES) {
    const probe = await tried(name, () => ask(token))
    // oxlint-disable-next-line no-console -- the page promises its results there
    console.log(`[MCP] ${name}: ${probe.status ?? 'no answer'}`, probe.body)
    probes.push(probe)
  }
  return probes
}

async function tried(name: string, ask: () => Promise<Response>): Promise<Probe> {
  try {
    const response = await ask()
    if (!isEventStream(response)) return { name, status: response.status, body: await response.text() }
    await response.body?.cancel()
    return { name, status: response.status, body: '(event stream)' }
  } catch (error) {
    return { name, status: null, body: String(error) }
  }
}

const get = (path: string, token: string | null) => callMcp(path, { token, signal: AbortSignal.timeout(ANSWER_MS) })
const post = (path: string, token: string | null, scheme?: 'Token') =>
  callMcp(path, {
    token,
    body: rpcRequest(1, 'tools/list', {}),
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(scheme && { scheme }),
  })

const PROBES: readonly (readonly [name: string, ask: (token: string | null) => Promise<Response>])[] = [
  ['GET /mcp', (token) => get('/mcp', token)],
  ['GET /mcp (no auth)', () => get('/mcp', null)],
  ['GET /mcp/sse', (token) => get('/mcp/sse', token)],
  ['GET /mcp/tools', (token) => get('/mcp/tools', token)],
  ['GET /mcp/local/tools', (token) => get('/mcp/local/tools', token)],
  ['POST /mcp', (token) => post('/mcp', token)],
  ['POST /mcp (no auth)', () => post('/mcp', null)],
  ['POST /mcp (Token scheme)', (token) => post('/mcp', token, 'Token')],
  ['POST /mcp/messages', (token) => post('/mcp/messages', token)],
  ['POST /mcp/json-rpc', (token) => post('/mcp/json-rpc', token)],
  ['POST /api/mcp', (token) => post('/api/mcp', token)],
  ['POST /v1/mcp', (token) => post('/v1/mcp', token)],
  ['POST /mcp/v1', (token) => post('/mcp/v1', token)],
]

const ANSWER_MS = 5000
