import type { McpServer } from '@modelcontextprotocol/server'
import type { McpRouteOptions } from './mcp-options.ts'
import type { HandOn } from './nodes/hand-on.ts'
import type { SessionDirectory } from './nodes/session-directory.ts'
import type { ModernHandlers } from './modern-handlers.ts'
import type { PlainRpc } from './plain-rpc.ts'
import type { Sessions } from './sessions.ts'

/** What the transports share. */
export type McpParts = {
  readonly options: McpRouteOptions
  readonly make: () => McpServer
  readonly keepAliveMs: number
  readonly plain: PlainRpc
  readonly sessions: Sessions
  readonly modern: ModernHandlers
  readonly directory: SessionDirectory
  readonly handOn: HandOn
}
