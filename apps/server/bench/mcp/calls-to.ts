import autocannon from 'autocannon'

export type ToolCall = { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }

/** How long so many calls took all together, and what the slowest hundredth of them waited at least. */
export type Made = { readonly seconds: number; readonly p99Ms: number }

/**
 * One call again and again over so many connections that are kept. The client costs a fraction of any server here, so that
 * each of them is busy all the time: one that waits for its client between the calls pays for waking up at each.
 */
export async function callsTo(
  port: number,
  call: ToolCall,
  { connections, hasSession }: { readonly connections: number; readonly hasSession: boolean },
): Promise<(count: number) => Promise<Made>> {
  const url = `http://127.0.0.1:${port}/mcp`
  const headers = hasSession ? { ...HEADERS, 'mcp-session-id': await openedSession(url) } : HEADERS
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })
  return async (count) => {
    const result = await autocannon({
      url,
      method: 'POST',
      headers,
      body,
      connections,
      amount: count,
      sampleInt: 20,
      verifyBody,
    })
    const { errors, mismatches, non2xx, timeouts, duration, latency } = result
    if (errors + mismatches + non2xx + timeouts > 0) throw new Error(`Of ${count} calls some failed at ${url}.`)
    return { seconds: duration, p99Ms: latency.p99 }
  }
}

async function openedSession(url: string): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers: HEADERS, body: JSON.stringify(INITIALIZE) })
  await answer.text()
  return answer.headers.get('mcp-session-id') ?? ''
}

function verifyBody(text: unknown): boolean {
  return String(text).includes('structuredContent')
}

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1.0.0' } },
}
