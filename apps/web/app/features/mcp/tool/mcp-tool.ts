/** A tool as a server lists it. */
export type McpTool = {
  readonly name: string
  readonly description?: string
  readonly inputSchema?: ToolSchema
}

export type ToolSchema = {
  readonly properties?: Readonly<Record<string, PropertySchema>>
  readonly required?: readonly string[]
}

/** The part of JSON Schema that chooses an input. */
export type PropertySchema = {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly anyOf?: readonly PropertySchema[]
  readonly oneOf?: readonly PropertySchema[]
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
