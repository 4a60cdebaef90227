import type { PropertySchema } from './mcp-tool.ts'

export type InputKind = 'checkbox' | 'choice' | 'json' | 'number' | 'text'

/** Which input a property gets. `["string", "null"]` and `anyOf` with null count as what they are beside null. */
export function inputKind(schema: PropertySchema): InputKind {
  const { type, choices } = plainSchema(schema)
  if (type === 'boolean') return 'checkbox'
  if (choices) return 'choice'
  if (type === 'object' || type === 'array') return 'json'
  return type === 'integer' || type === 'number' ? 'number' : 'text'
}

/** The values of an enum; none where the property is free. */
export function choicesOf(schema: PropertySchema): readonly unknown[] {
  return plainSchema(schema).choices ?? []
}

function plainSchema(schema: PropertySchema): { type: string | undefined; choices: readonly unknown[] | undefined } {
  const { type, anyOf, oneOf } = schema
  const own = typeof type === 'string' ? type : type?.find((name) => name !== 'null')
  const choices = schema.enum?.filter((value) => value !== null)
  if (own !== undefined || choices) return { type: own, choices }
  const inner = (anyOf ?? oneOf)?.find((one) => one.type !== 'null')
  return inner ? plainSchema(inner) : { type: undefined, choices: undefined }
}
