import { useToolsTestWords } from '../copy/pages.ts'
import type { Outcome } from '../wire/outcome.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import type { Reach } from '../target/target-context.ts'
import { callMcp } from '../wire/call-mcp.ts'
import type { SessionHeaders } from '../wire/http-session.ts'
import { readAnswer } from '../wire/read-answer.ts'
import { REQUEST_TIMEOUT_MS, rpcRequest } from '../wire/rpc-request.ts'

/** One `tools/call` by POST. The id is a timestamp, as every call stands alone. */
export async function callTool(
  { reach, session }: { reach: Reach; session: SessionHeaders | undefined },
  name: string,
  args: object,
): Promise<Outcome> {
  const copy = useToolsTestWords.now()
  const body = rpcRequest(Date.now(), 'tools/call', { name, arguments: args })
  try {
    const response = await callMcp(reach.at('/mcp'), {
      token: await reach.accessToken(),
      body,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(session && { headers: session }),
    })
    const answer = await readAnswer(response)
    const failure = response.ok ? copy.failed : copy.failedWith(response.status)
    if (!isRecord(answer)) return { kind: 'error', message: failure }
    const { error, result } = answer
    if (error === undefined && response.ok && result !== undefined) return { kind: 'response', result }
    return { kind: 'error', message: messageOf(error) ?? failure }
  } catch {
    return { kind: 'error', message: copy.failed }
  }
}

function messageOf(error: unknown): string | undefined {
  return isRecord(error) && typeof error['message'] === 'string' && error['message'] !== ''
    ? error['message']
    : undefined
}
