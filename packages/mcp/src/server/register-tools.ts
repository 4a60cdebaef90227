import type { CallToolResult, McpServer, ServerContext } from '@modelcontextprotocol/server'
import type { Work } from '../library/project-library.ts'
import { TOOLS } from '../tools/all-tools.ts'
import type { Tool } from '../tools/tool.ts'
import type { McpOptions } from './create-mcp-server.ts'
import { slimSchema } from './slim-schema.ts'

/** Puts every tool on a server: structured answers with the same JSON as text, problems as tool errors. */
export function registerTools(server: McpServer, options: McpOptions): void {
  for (const { tool, config } of REGISTRATIONS) {
    server.registerTool(tool.name, config, (input, context) =>
      call(tool, input as Record<string, unknown>, context, options),
    )
  }
}

async function call(
  tool: Tool,
  input: Record<string, unknown>,
  context: ServerContext,
  { libraryFor, onError }: McpOptions,
): Promise<CallToolResult> {
  try {
    const answer = await tool.run(input, { library: libraryFor(context), ...workOf(context) })
    if (answer.kind === 'problem') return { isError: true, content: [{ type: 'text', text: answer.message }] }
    return { content: [{ type: 'text', text: JSON.stringify(answer.value) }], structuredContent: answer.value }
  } catch (error) {
    if (context.mcpReq.signal.aborted) throw error
    onError?.(error)
    return {
      isError: true,
      content: [{ type: 'text', text: `${tool.title} failed on our side. Try again, or ask a sibling tool.` }],
    }
  }
}

/** Cancellation as the client sends it, and progress only where it asked for it. */
function workOf({ mcpReq }: ServerContext): Work {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken === undefined) return { signal: mcpReq.signal, progress: () => undefined }
  let last = -1
  return {
    signal: mcpReq.signal,
    progress: (done, total, message) => {
      if (done <= last) return
      last = done
      const params = { progressToken, progress: done, total, message }
      void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined)
    },
  }
}

const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

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
