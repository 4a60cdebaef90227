import { choicesOf } from '../schema/choices-of.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { resolveSchema } from '../schema/resolve-schema.ts'
import { inputKind } from './input-kind.ts'
import type { McpTool } from '../wire/mcp-tool.ts'

/** What was entered, by the name of the property: text, the state of a checkbox, or null where that was asked for. */
export type Entered = Readonly<Record<string, string | boolean | null>>

/** The arguments of a call. What was left empty is left out, also where it is required: that is the server's to say. */
export function argumentsOf({ inputSchema = {} }: McpTool, entered: Entered): Record<string, unknown> {
  const properties = inputSchema.properties ?? {}
  return Object.fromEntries(
    Object.entries(entered)
      .filter(([name, value]) => name in properties && value !== '')
      .map(([name, value]) => [name, valueOf(properties[name] ?? {}, inputSchema, value)]),
  )
}

/** What the fields show of arguments that were written as JSON. */
export function enteredOf({ inputSchema = {} }: McpTool, args: Readonly<Record<string, unknown>>): Entered {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const property = inputSchema.properties?.[name] ?? {}
      const isOwnKind = typeof value === 'boolean' && inputKind(property, inputSchema) === 'checkbox'
      return [
        name,
        value === null || isOwnKind ? value : typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      ]
    }),
  )
}

function valueOf(property: JsonSchema, root: JsonSchema, entered: string | boolean | null): unknown {
  if (typeof entered !== 'string') return entered
  switch (inputKind(property, root)) {
    case 'checkbox':
      return entered === 'true' ? true : entered === 'false' ? false : entered
    case 'choice': {
      const choices = choicesOf(resolveSchema(property, root).schema)
      return choices.find(({ value }) => String(value) === entered)?.value ?? entered
    }
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
