import { Client, SSEClientTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { apiUrl } from '../../api/call-api.ts'
import type { McpTool } from '../mcp/tool/mcp-tool.ts'
import { CLIENT, REQUEST_TIMEOUT_MS } from '../mcp/wire/rpc-request.ts'

export type SdkTransport = 'sse' | 'streamable'

const ENDPOINTS: Record<SdkTransport, string> = { sse: '/mcp/sse', streamable: '/mcp' }

export type SdkConnection = {
  readonly listTools: () => Promise<readonly McpTool[]>
  readonly callTool: (name: string, args: Record<string, unknown>) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Connects the SDK's client. This file brings the SDK with it: import it only where the person connects. */
export async function connectSdk(
  kind: SdkTransport,
  accessToken: () => Promise<string | null>,
  { onClose, onError }: { onClose: () => void; onError: (error: Error) => void },
): Promise<SdkConnection> {
  const url = new URL(apiUrl(ENDPOINTS[kind]), location.href)
  const authProvider = {
    token: async () => (await accessToken()) ?? undefined,
    /** The identity renews its token by itself: asking again is all there is to do before the message goes out anew. */
    onUnauthorized: async () => void (await accessToken()),
  }
  const client = new Client(CLIENT)
  client['onclose'] = onClose
  client['onerror'] = onError
  await client.connect(
    kind === 'sse'
      ? new SSEClientTransport(url, { authProvider })
      : new StreamableHTTPClientTransport(url, { authProvider }),
    { timeout: REQUEST_TIMEOUT_MS },
  )
  return {
    listTools: async () => (await client.listTools()).tools as readonly McpTool[],
    callTool: (name, args) => client.callTool({ name, arguments: args }, { timeout: REQUEST_TIMEOUT_MS }),
    close: () => client.close(),
  }
}
