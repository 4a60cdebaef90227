import { choicesOf } from '../schema/choices-of.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { resolveSchema } from '../schema/resolve-schema.ts'

export type InputKind = 'checkbox' | 'choice' | 'json' | 'number' | 'text'

/** Which input a property gets. `["string", "null"]` and `anyOf` with null count as what they are beside null. */
export function inputKind(property: JsonSchema, root: JsonSchema): InputKind {
  const { schema, variants } = resolveSchema(property, root)
  if (schema.type === 'boolean') return 'checkbox'
  if (choicesOf(schema).length > 0) return 'choice'
  const kinds = variants.map((variant) => inputKind(variant, root))
  if (kinds.includes('json')) return 'json'
  if (kinds.length > 0) return 'text'
  if (schema.type === 'object' || schema.type === 'array') return 'json'
  return schema.type === 'integer' || schema.type === 'number' ? 'number' : 'text'
}
