import { choicesOf, inputKind } from './input-kind.ts'
import type { McpTool, PropertySchema } from './mcp-tool.ts'

/** What was entered, by the name of the property: text, or the state of a checkbox. */
export type Entered = Readonly<Record<string, string | boolean>>

/** The arguments of a call. What was left empty is left out, also where it is required: that is the server's to say. */
export function argumentsOf({ inputSchema }: McpTool, entered: Entered): Record<string, unknown> {
  const properties = inputSchema?.properties ?? {}
  return Object.fromEntries(
    Object.entries(entered)
      .filter(([name, value]) => name in properties && value !== '')
      .map(([name, value]) => [name, valueOf(properties[name] ?? {}, value)]),
  )
}

function valueOf(schema: PropertySchema, entered: string | boolean): unknown {
  if (typeof entered === 'boolean') return entered
  switch (inputKind(schema)) {
    case 'checkbox':
      return entered === 'true' ? true : entered === 'false' ? false : entered
    case 'choice':
      return choicesOf(schema).find((choice) => String(choice) === entered) ?? entered
    case 'number':
      return Number.isNaN(Number(entered)) ? entered : Number(entered)
    case 'json':
      return jsonOrText(entered)
    case 'text':
      return entered
  }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
