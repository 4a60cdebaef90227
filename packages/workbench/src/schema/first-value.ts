import { choicesOf } from './choices-of.ts'
import type { JsonSchema } from './json-schema.ts'
import { resolveSchema } from './resolve-schema.ts'

/** What a new entry begins with: the default, or nothing of the right kind. */
export function firstValue(schema: JsonSchema, root: JsonSchema): unknown {
  const { schema: own, variants } = resolveSchema(schema, root)
  if (own.default !== undefined) return own.default
  const first = variants[0]
  if (first) return firstValue(first, root)
  const choice = choicesOf(own)[0]
  if (choice) return choice.value
  if (own.type === 'object' || own.properties) return valueWithDefaults(own, root)
  if (own.type === 'array') return []
  if (own.type === 'boolean') return false
  return own.type === 'integer' || own.type === 'number' ? 0 : ''
}

/** An object with the defaults of its properties, and nothing where there is none. */
export function valueWithDefaults(schema: JsonSchema, root: JsonSchema = schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const { default: value } = resolveSchema(property, root).schema
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
