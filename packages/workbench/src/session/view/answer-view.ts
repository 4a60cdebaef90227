import { isRecord } from '../../wire/mcp-tool.ts'
import { CLIENT } from '../../wire/rpc-request.ts'
import { pageTheme } from './page-theme.ts'

/** What a view may ask of the page around it. */
export type ViewHost = {
  readonly args: Record<string, unknown>
  readonly result: unknown
  readonly html: string
  readonly callTool: (name: string, args: Record<string, unknown>) => Promise<unknown>
  readonly readResource: (uri: string) => Promise<unknown>
  readonly resize: (heightPx: number) => void
  /** The view wants a page opened: the person decides. */
  readonly offerLink: (url: string) => void
}

/** The page's end of MCP Apps (SEP-1865, revision 2026-01-26): what it says to a message of the view, in order. */
export async function answerView(message: unknown, host: ViewHost): Promise<readonly object[]> {
  if (!isRecord(message) || typeof message['method'] !== 'string') return []
  const { id, method } = message
  const params = isRecord(message['params']) ? message['params'] : {}
  if (id === undefined) return told(method, params, host)
  try {
    return [{ id, result: await asked(method, params, host) }]
  } catch (error) {
    const code = error instanceof NotOffered ? METHOD_NOT_FOUND : INTERNAL
    return [{ id, error: { code, message: error instanceof Error ? error.message : String(error) } }]
  }
}

function told(method: string, params: Record<string, unknown>, { args, result, html, resize }: ViewHost): object[] {
  if (method === 'ui/notifications/sandbox-proxy-ready') {
    return [{ method: 'ui/notifications/sandbox-resource-ready', params: { html } }]
  }
  if (method === 'ui/notifications/initialized') {
    return [
      { method: 'ui/notifications/tool-input', params: { arguments: args } },
      { method: 'ui/notifications/tool-result', params: result },
    ]
  }
  if (method === 'ui/notifications/size-changed' && typeof params['height'] === 'number') resize(params['height'])
  return []
}

async function asked(method: string, params: Record<string, unknown>, host: ViewHost): Promise<unknown> {
  switch (method) {
    case 'ui/initialize':
      return {
        protocolVersion: '2026-01-26',
        hostInfo: CLIENT,
        hostCapabilities: { openLinks: {}, serverTools: {}, serverResources: {} },
        hostContext: { theme: pageTheme(), displayMode: 'inline', platform: 'web' },
      }
    case 'ping':
      return {}
    case 'tools/call':
      return host.callTool(String(params['name']), isRecord(params['arguments']) ? params['arguments'] : {})
    case 'resources/read':
      return host.readResource(String(params['uri']))
    case 'ui/open-link':
      host.offerLink(String(params['url']))
      return {}
    default:
      throw new NotOffered(`This page offers no ${method}.`)
  }
}

class NotOffered extends Error {}

const METHOD_NOT_FOUND = -32_601
const INTERNAL = -32_603
