import { isRecord, type McpTool } from '../../wire/mcp-tool.ts'

/** Where the view of a tool lies (MCP Apps, SEP-1865); undefined where it has none. Older servers name it flat. */
export function viewAddress({ _meta }: McpTool): string | undefined {
  if (!isRecord(_meta)) return undefined
  const { ui } = _meta
  const address = isRecord(ui) ? ui['resourceUri'] : _meta['ui/resourceUri']
  return typeof address === 'string' && address.startsWith('ui://') ? address : undefined
}

export type ViewSource = {
  readonly html: string
  /** Origins that the view asks to reach. */
  readonly connect: readonly string[]
  readonly resource: readonly string[]
}

/** A view out of what reading its resource gave; undefined where that is no view. */
export function viewSource(contents: readonly unknown[]): ViewSource | undefined {
  const view = contents.find(
    (one): one is Record<string, unknown> =>
      isRecord(one) && typeof one['text'] === 'string' && String(one['mimeType']).startsWith('text/html'),
  )
  if (!view) return undefined
  const ui = isRecord(view['_meta']) ? view['_meta']['ui'] : undefined
  const csp = isRecord(ui) && isRecord(ui['csp']) ? ui['csp'] : {}
  return {
    html: String(view['text']),
    connect: texts(csp['connectDomains']),
    resource: texts(csp['resourceDomains']),
  }
}

/** The address of the frame that a view is shown in; the server makes its policy of what the view asks for. */
export function frameAddress(frame: URL, { connect, resource }: ViewSource): string {
  const address = new URL(frame)
  for (const one of connect) address.searchParams.append('connect', one)
  for (const one of resource) address.searchParams.append('resource', one)
  return address.href
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}
