import type { Reach } from '../target/target-context.ts'
import { callMcp } from '../wire/call-mcp.ts'
import { rpcRequest } from '../wire/rpc-request.ts'
import { isEventStream } from '../wire/read-answer.ts'

export type Probe = { readonly name: string; readonly status: number | null; readonly body: string }

/** Tries every address under which a tool server may answer, one after the other, and logs each answer to the console. */
export async function probeEndpoints(reach: Reach, token: string | null): Promise<readonly Probe[]> {
  const probes: Probe[] = []
  for (const [name, ask] of PROBES) {
    const probe = await tried(name, () => ask(reach, token))
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

const get = (address: URL, token: string | null) => callMcp(address, { token, signal: AbortSignal.timeout(ANSWER_MS) })
const post = (address: URL, token: string | null, scheme?: 'Token') =>
  callMcp(address, {
    token,
    body: rpcRequest(1, 'tools/list', {}),
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(scheme && { scheme }),
  })

type Ask = (reach: Reach, token: string | null) => Promise<Response>

const PROBES: readonly (readonly [name: string, ask: Ask])[] = [
  ['GET /mcp', (reach, token) => get(reach.at('/mcp'), token)],
  ['GET /mcp (no auth)', (reach) => get(reach.at('/mcp'), null)],
  ['GET /mcp/sse', (reach, token) => get(reach.at('/mcp/sse'), token)],
  ['GET /mcp/tools', (reach, token) => get(reach.at('/mcp/tools'), token)],
  ['GET /mcp/local/tools', (reach, token) => get(reach.at('/mcp/local/tools'), token)],
  ['POST /mcp', (reach, token) => post(reach.at('/mcp'), token)],
  ['POST /mcp (no auth)', (reach) => post(reach.at('/mcp'), null)],
  ['POST /mcp (Token scheme)', (reach, token) => post(reach.at('/mcp'), token, 'Token')],
  ['POST /mcp/messages', (reach, token) => post(reach.at('/mcp/messages'), token)],
  ['POST /mcp/json-rpc', (reach, token) => post(reach.at('/mcp/json-rpc'), token)],
  ['POST /api/mcp', (reach, token) => post(reach.at('/api/mcp'), token)],
  ['POST /v1/mcp', (reach, token) => post(reach.at('/v1/mcp'), token)],
  ['POST /mcp/v1', (reach, token) => post(reach.at('/mcp/v1'), token)],
]

const ANSWER_MS = 5000
