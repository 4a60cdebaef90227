import { callMcp } from '../mcp/wire/call-mcp.ts'
import { isEventStream, readAnswer } from '../mcp/wire/read-answer.ts'
import { rpcRequest } from '../mcp/wire/rpc-request.ts'
import { type McpTool, toolsOf } from '../mcp/tool/mcp-tool.ts'
import { listOverStream } from './list-over-stream.ts'

export type Discovery = {
  /** Null where none of the addresses gave a list. */
  readonly tools: readonly McpTool[] | null
  readonly attempts: readonly Attempt[]
}

export type Attempt = { readonly address: string; readonly status: number | null }

/** Asks for the tools at one address after the other; the first 200 or 400 that carries `result.tools` counts. */
export async function discoverTools(token: string | null, signal: AbortSignal): Promise<Discovery> {
  const attempts: Attempt[] = []
  for (const [address, ask] of WAYS) {
    const within = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)])
    try {
      const response = await ask(token, within)
      attempts.push({ address, status: response.status })
      const tools = await toolsIn(response, token, within, address === LISTENING)
      if (tools) return { tools, attempts }
    } catch {
      if (attempts.at(-1)?.address !== address) attempts.push({ address, status: null })
    }
    if (signal.aborted) break
  }
  return { tools: null, attempts }
}

async function toolsIn(response: Response, token: string | null, signal: AbortSignal, isListening: boolean) {
  if (response.status !== 200 && response.status !== 400) {
    await response.body?.cancel()
    return null
  }
  if (isListening && isEventStream(response)) return listOverStream(response, token, signal)
  return toolsOf(await readAnswer(response))
}

type Ask = (token: string | null, signal: AbortSignal) => Promise<Response>

const post =
  (path: string, accept?: string): Ask =>
  (token, signal) =>
    callMcp(path, { token, signal, body: rpcRequest(1, 'tools/list', {}), ...(accept && { accept }) })

const LISTENING = 'GET /mcp/sse'
const WAYS: readonly (readonly [address: string, ask: Ask])[] = [
  [LISTENING, (token, signal) => callMcp('/mcp/sse', { token, signal, accept: 'text/event-stream' })],
  ['POST /mcp/messages', post('/mcp/messages')],
  ['POST /mcp', post('/mcp', 'text/event-stream')],
  ['POST /mcp/json-rpc', post('/mcp/json-rpc')],
]

/** A stream that says nothing must not keep the other addresses waiting. */
const ATTEMPT_MS = 5000
