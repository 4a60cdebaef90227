import { type McpTool, toolsOf } from '../wire/mcp-tool.ts'
import type { Reach } from '../target/target-context.ts'
import { callMcp } from '../wire/call-mcp.ts'
import { jsonOf, readAnswer } from '../wire/read-answer.ts'
import { readEvents } from '../wire/read-events.ts'
import { initializeParams, rpcRequest } from '../wire/rpc-request.ts'
import { sameOriginEndpoint } from '../wire/same-origin-endpoint.ts'

/** A stream cannot be asked: the question is posted where it says, and the answer comes over it. */
export async function listOverStream(
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
