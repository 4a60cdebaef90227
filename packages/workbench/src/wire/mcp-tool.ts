import type { JsonSchema } from '../schema/json-schema.ts'

/** A tool as a server lists it. */
export type McpTool = {
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly inputSchema?: JsonSchema
  readonly outputSchema?: JsonSchema
  readonly execution?: unknown
  readonly _meta?: unknown
}

/** The `result.tools` of a JSON-RPC answer; null where it carries none. */
export function toolsOf(message: unknown): readonly McpTool[] | null {
  const tools = isRecord(message) && isRecord(message['result']) ? message['result']['tools'] : undefined
  return Array.isArray(tools) ? tools.filter(isTool) : null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTool(value: unknown): value is McpTool {
  return isRecord(value) && typeof value['name'] === 'string'
}
