import type { Reach } from '../target/target-context.ts'
import { callMcp } from '../wire/call-mcp.ts'
import { openHttpSession, type SessionHeaders } from '../wire/http-session.ts'
import { isEventStream, readAnswer, jsonOf } from '../wire/read-answer.ts'
import { rpcRequest, initializeParams } from '../wire/rpc-request.ts'
import { type McpTool, toolsOf } from '../wire/mcp-tool.ts'
import { readEvents } from '../wire/read-events.ts'
import { sameOriginEndpoint } from '../wire/same-origin-endpoint.ts'

export type Discovery = {
  /** Null where none of the addresses gave a list. */
  readonly tools: readonly McpTool[] | null
  readonly attempts: readonly Attempt[]
  /** What a server of others wants with each call, because it answers only within a session. */
  readonly session?: SessionHeaders
}

export type Attempt = { readonly address: string; readonly status: number | null }

/**
 * Asks for the tools at one address after the other; the first 200 or 400 that carries `result.tools` counts. A server
 * of others that gives none of these is asked within a session.
 */
export async function discoverTools(reach: Reach, token: string | null, signal: AbortSignal): Promise<Discovery> {
  const attempts: Attempt[] = []
  for (const [address, ask] of WAYS) {
    const within = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)])
    try {
      const response = await ask(reach, token, within)
      attempts.push({ address, status: response.status })
      const tools = await toolsIn(reach, response, token, within, address === LISTENING)
      if (tools) return { tools, attempts }
    } catch {
      if (attempts.at(-1)?.address !== address) attempts.push({ address, status: null })
    }
    if (signal.aborted) break
  }
  if (reach.target.kind === 'own' || signal.aborted) return { tools: null, attempts }
  return discoverInSession(reach, token, attempts, AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]))
}

async function discoverInSession(
  reach: Reach,
  token: string | null,
  attempts: Attempt[],
  signal: AbortSignal,
): Promise<Discovery> {
  const address = 'POST /mcp (session)'
  try {
    const { status, headers } = await openHttpSession(reach.at('/mcp'), token, signal)
    attempts.push({ address, status })
    if (!headers) return { tools: null, attempts }
    const body = rpcRequest(2, 'tools/list', {})
    const tools = toolsOf(await readAnswer(await callMcp(reach.at('/mcp'), { token, signal, headers, body })))
    return { tools, attempts, session: headers }
  } catch {
    return { tools: null, attempts: [...attempts, { address, status: null }] }
  }
}

async function toolsIn(
  reach: Reach,
  response: Response,
  token: string | null,
  signal: AbortSignal,
  isListening: boolean,
) {
  if (response.status !== 200 && response.status !== 400) {
    await response.body?.cancel()
    return null
  }
  if (isListening && isEventStream(response)) return listOverStream(reach, response, token, signal)
  return toolsOf(await readAnswer(response))
}

type Ask = (reach: Reach, token: string | null, signal: AbortSignal) => Promise<Response>

/** A stream cannot be asked: the question is posted where it says, and the answer comes over it. */
async function listOverStream(
  reach: Reach,
  stream: Response,
  token: string | null,
  signal: AbortSignal,
): Promise<readonly McpTool[] | null> {
  if (!stream.body) return null
  for await (const { event, data } of readEvents(stream.body)) {
    if (event !== 'endpoint') {
      const tools = toolsOf(jsonOf(data))
      if (tools) return tools
      continue
    }
    const endpoint = sameOriginEndpoint(data, reach.at('/mcp/sse'))
    if (!endpoint) return null
    const say = (body: object) => callMcp(endpoint, { token, signal, body })
    await readAnswer(await say(rpcRequest(1, 'initialize', initializeParams())))
    await readAnswer(await say({ jsonrpc: '2.0', method: 'notifications/initialized' }))
    const tools = toolsOf(await readAnswer(await say(rpcRequest(2, 'tools/list', {}))))
    if (tools) return tools
  }
  return null
}

const post =
  (path: string, accept?: string): Ask =>
  (reach, token, signal) =>
    callMcp(reach.at(path), {
      token,
      signal,
      body: rpcRequest(Date.now(), 'tools/list', {}),
      ...(accept && { accept }),
    })

const LISTENING = 'GET /mcp/sse'

const WAYS: readonly (readonly [address: string, ask: Ask])[] = [
  [LISTENING, (reach, token, signal) => callMcp(reach.at('/mcp/sse'), { token, signal, accept: 'text/event-stream' })],
  ['POST /mcp/messages', post('/mcp/messages')],
  ['POST /mcp', post('/mcp', 'text/event-stream')],
  ['POST /mcp/json-rpc', post('/mcp/json-rpc')],
]

/** A stream that says nothing must not keep the other addresses waiting. */
const ATTEMPT_MS = 5000
