import { announceChanges, type ProjectLibrary } from '@kvint/mcp'
import { type McpHttpHandler, type McpServer, createMcpHandler } from '@modelcontextprotocol/server'
import type { Announce } from './mcp-options.ts'

/** Handlers of the 2026-07-28 protocol, one a subject: what one account's library announces stays with it. */
export type ModernHandlers = {
  readonly handlerOf: (subjectId: string, library: ProjectLibrary) => McpHttpHandler
  readonly announce: Announce
  readonly close: () => Promise<void>
}

export function modernHandlers(
  makeServer: () => McpServer,
  keepAliveMs: number,
  onError: (error: unknown) => void,
): ModernHandlers {
  const held = new Map<string, { readonly handler: McpHttpHandler; readonly unwatch: () => void }>()

  async function end(subjectId: string): Promise<void> {
    const entry = held.get(subjectId)
    held.delete(subjectId)
    entry?.unwatch()
    await entry?.handler.close()
  }

  return {
    handlerOf: (subjectId, library) => {
      const before = held.get(subjectId)
      if (before) {
        held.delete(subjectId)
        held.set(subjectId, before)
        return before.handler
      }
      const handler = createMcpHandler(makeServer, { legacy: 'reject', keepAliveMs, onerror: onError })
      held.set(subjectId, { handler, unwatch: announceChanges(handler.notify, library) })
      const [longestRest] = held.keys()
      if (held.size > MAX_SUBJECTS && longestRest !== undefined) void end(longestRest)
      return handler
    },
    announce: (list) => {
      for (const { handler } of held.values()) {
        if (list === 'tools') handler.notify.toolsChanged()
        else handler.notify.promptsChanged()
      }
    },
    close: async () => {
      await Promise.all([...held.keys()].map(end))
    },
  }
}

const MAX_SUBJECTS = 1000
