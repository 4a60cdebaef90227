import type { McpServer, ServerContext } from '@modelcontextprotocol/server'
import type { Work } from '../library/project-library.ts'
import { TOOLS } from '../tools/all-tools.ts'
import type { McpOptions } from '../mcp-options.ts'
import { runTool, toolResult } from './run-tool.ts'
import { slimSchema } from './slim-schema.ts'

/** Puts every tool on a server. */
export function registerTools(server: McpServer, { libraryFor, onError }: McpOptions): void {
  for (const { tool, config } of REGISTRATIONS) {
    server.registerTool(tool.name, config, async (input, context) => {
      const { told, ...work } = workOf(context)
      const run = await runTool(
        tool,
        input as Record<string, unknown>,
        { library: libraryFor(context), ...work },
        onError,
      )
      await Promise.all(told)
      return toolResult(run)
    })
  }
}

/** Cancellation as the client sends it, and progress only where it asked for it; all of it goes out before the answer. */
function workOf({ mcpReq }: ServerContext): Work & { readonly told: Promise<void>[] } {
  const progressToken = mcpReq._meta?.progressToken
  const told: Promise<void>[] = []
  if (progressToken === undefined) return { signal: mcpReq.signal, progress: () => undefined, told }
  let last = -1
  return {
    told,
    signal: mcpReq.signal,
    progress: (done, total, message) => {
      if (done <= last) return
      last = done
      const params = { progressToken, progress: done, total, message }
      told.push(mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined))
    },
  }
}

const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, openWorldHint: false } as const

/** Made once: a server per session or request shares the schemas. */
const REGISTRATIONS = TOOLS.map((tool) => ({
  tool,
  config: {
    title: tool.title,
    description: tool.description,
    inputSchema: slimSchema(tool.input, 'input'),
    outputSchema: slimSchema(tool.output, 'output'),
    annotations: ANNOTATIONS,
    ...(tool.view === undefined ? {} : { _meta: { ui: { resourceUri: tool.view } } }),
  },
}))
