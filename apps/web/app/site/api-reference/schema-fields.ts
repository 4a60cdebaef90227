import type { ApiDocument, Schema } from './api-document.ts'

export type Field = { readonly name: string; readonly type: string; readonly isRequired: boolean }

/** The fields of a schema, one a line: `data.checkoutUrl`, `plans[].name`. As deep as people read. */
export function schemaFields(document: ApiDocument, schema: Schema, prefix = '', depth = 0): readonly Field[] {
  const found = resolved(document, schema)
  const object = objectIn(document, found)
  if (!object || depth > DEEPEST) return []
  return Object.entries(object.schema.properties ?? {}).flatMap(([key, value]) => {
    const name = `${prefix}${key}`
    const inner = objectIn(document, resolved(document, value))
    return [
      { name, type: typeOf(document, value), isRequired: object.schema.required?.includes(key) ?? false },
      ...(inner ? schemaFields(document, inner.schema, `${name}${inner.isList ? '[]' : ''}.`, depth + 1) : []),
    ]
  })
}

/** In a few words what a value is: `text (email)`, `list of object`, `one of "a", "b"`. */
export function typeOf(document: ApiDocument, schema: Schema): string {
  const found = resolved(document, schema)
  if (found.const !== undefined) return JSON.stringify(found.const)
  if (found.enum) return `one of ${found.enum.map((value) => JSON.stringify(value)).join(', ')}`
  const choices = found.anyOf ?? found.oneOf
  if (choices) return choices.map((choice) => typeOf(document, choice)).join(' or ')
  if (found.type === 'array') return `list of ${typeOf(document, found.items ?? {})}`
  const name = TYPES[found.type ?? ''] ?? found.type ?? 'anything'
  const notes = [found.format, boundsOf(found)].filter(Boolean)
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name
}

function boundsOf({ minimum, maximum, minLength, maxLength }: Schema): string | undefined {
  const [least, most] = [minimum ?? minLength, maximum ?? maxLength]
  const isBound = most !== undefined && most < Number.MAX_SAFE_INTEGER
  if (least === undefined && !isBound) return undefined
  return `${least ?? 0}–${isBound ? most : ''}`
}

function objectIn(document: ApiDocument, schema: Schema): { schema: Schema; isList: boolean } | undefined {
  if (schema.properties) return { schema, isList: false }
  if (schema.type === 'array' && schema.items) {
    const items = objectIn(document, resolved(document, schema.items))
    return items && { schema: items.schema, isList: true }
  }
  const choice = (schema.anyOf ?? schema.oneOf ?? []).find((one) => objectIn(document, resolved(document, one)))
  return choice && objectIn(document, resolved(document, choice))
}

function resolved({ components }: ApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? (components?.schemas?.[name] ?? {}) : schema
}

const DEEPEST = 2
const TYPES: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', boolean: 'true or false' }
