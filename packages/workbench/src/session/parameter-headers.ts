import type { McpTool } from '../wire/mcp-tool.ts'

/** Copies of arguments for the head of a request, where the tool's schema asks for them: in a page the SDK leaves them out. */
export function parameterHeaders({ inputSchema }: McpTool, args: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputSchema?.properties ?? {}).flatMap(([name, { 'x-mcp-header': header }]) => {
      const value = args[name]
      const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      return header === undefined || !isPlain ? [] : [[`Mcp-Param-${header}`, encoded(String(value))]]
    }),
  )
}

/** What no header can carry goes in base64, marked as the protocol says. */
function encoded(value: string): string {
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value) && !value.startsWith('=?base64?')) return value
  return `=?base64?${btoa(String.fromCodePoint(...new TextEncoder().encode(value)))}?=`
}
