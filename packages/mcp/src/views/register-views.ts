import type { McpServer } from '@modelcontextprotocol/server'
import { PRODUCT } from '@kvint/contract'
import { showArrangement } from './show-arrangement.ts'
import { showPianoRoll } from './show-piano-roll.ts'
import { viewPage } from './view-page.ts'

/** Puts the views on a server, for clients with MCP Apps; the others show a tool's answer as text. */
export function registerViews(server: McpServer): void {
  for (const { uri, title, page } of VIEWS) {
    server.registerResource(title, uri, { title, mimeType: VIEW_TYPE }, () => ({
      contents: [{ uri, mimeType: VIEW_TYPE, text: page, _meta: { ui: { csp: {}, prefersBorder: true } } }],
    }))
  }
}

const VIEW_TYPE = 'text/html;profile=mcp-app'
const VIEWS = [
  {
    uri: 'ui://kvint/arrangement',
    title: 'Arrangement view',
    page: viewPage(`${PRODUCT.name} arrangement`, showArrangement),
  },
  {
    uri: 'ui://kvint/piano-roll',
    title: 'Piano roll view',
    page: viewPage(`${PRODUCT.name} piano roll`, showPianoRoll),
  },
]
