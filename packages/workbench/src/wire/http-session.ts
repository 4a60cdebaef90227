import { isRecord } from './mcp-tool.ts'
import { callMcp } from './call-mcp.ts'
import { readAnswer } from './read-answer.ts'
import { CLIENT, rpcRequest } from './rpc-request.ts'

/** What names a session in the head of each of its requests. */
export type SessionHeaders = Readonly<Record<string, string>>

/** Begins a session by POST. Without `headers` where the server does not answer `initialize`. */
export async function openHttpSession(
  address: URL,
  token: string | null,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly headers?: SessionHeaders; readonly answer?: unknown }> {
  const params = { protocolVersion: NEWEST_WITH_SESSIONS, capabilities: {}, clientInfo: CLIENT }
  const response = await callMcp(address, { token, signal, body: rpcRequest(1, 'initialize', params) })
  const answer = await readAnswer(response)
  if (!response.ok || !isRecord(answer) || !isRecord(answer['result'])) return { status: response.status, answer }
  const id = response.headers.get('mcp-session-id')
  const headers = {
    'mcp-protocol-version': String(answer['result']['protocolVersion']),
    ...(id !== null && { 'mcp-session-id': id }),
  }
  const began = { jsonrpc: '2.0', method: 'notifications/initialized' }
  await (await callMcp(address, { token, signal, headers, body: began })).body?.cancel()
  return { status: response.status, headers, answer }
}

const NEWEST_WITH_SESSIONS = '2025-11-25'
