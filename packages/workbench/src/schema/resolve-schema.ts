import type { JsonSchema } from './json-schema.ts'

export type Resolved = {
  /** What stands beside null, with references followed and `allOf` joined. */
  readonly schema: JsonSchema
  readonly isNullable: boolean
  /** Where several kinds of value are allowed, each of them; null is none of them. */
  readonly variants: readonly JsonSchema[]
}

/** A property as a form needs it. Title, description and default of the outside win over those inside. */
export function resolveSchema(schema: JsonSchema, root: JsonSchema, depth = 0): Resolved {
  if (depth > MAX_DEPTH) return { schema: {}, isNullable: false, variants: [] }
  const flat = joined(followed(schema, root, depth), root, depth)
  const types = typeof flat.type === 'string' ? [flat.type] : (flat.type ?? [])
  const isNullableType = types.includes('null') || (flat.enum?.includes(null) ?? false)
  const real = types.filter((type) => type !== 'null')
  const choices = unionOf(flat)
  if (choices) {
    const variants = choices.filter((one) => !isNull(followed(one, root, depth)))
    const isNullable = variants.length < choices.length
    const [only, ...others] = variants
    if (only && others.length === 0) {
      const inner = resolveSchema(only, root, depth + 1)
      return { ...inner, schema: { ...inner.schema, ...annotations(flat) }, isNullable }
    }
    return { schema: flat, isNullable, variants }
  }
  const { type: _type, ...rest } = flat
  return {
    schema: real.length === 0 ? rest : { ...rest, type: real.length === 1 ? (real[0] ?? '') : real },
    isNullable: isNullableType,
    variants: real.length > 1 ? real.map((type) => ({ ...rest, title: type, type })) : [],
  }
}

/** Choices that are no values of their own: a list of titled constants is one. */
function unionOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined {
  const choices = anyOf ?? oneOf
  return choices?.every((one) => 'const' in one) ? undefined : choices
}

function isNull(schema: JsonSchema): boolean {
  return schema.type === 'null' || schema.const === null
}

function followed(schema: JsonSchema, root: JsonSchema, depth: number): JsonSchema {
  if (schema.$ref === undefined || depth > MAX_DEPTH) return schema
  const { $ref, ...own } = schema
  if ($ref === '#') return { ...root, ...own }
  const [, place, name] = /^#\/(\$defs|definitions)\/(.+)$/.exec($ref) ?? []
  const inner = name === undefined ? undefined : root[place === '$defs' ? '$defs' : 'definitions']?.[decoded(name)]
  return inner ? { ...followed(inner, root, depth + 1), ...own } : own
}

function joined(schema: JsonSchema, root: JsonSchema, depth: number): JsonSchema {
  if (!schema.allOf) return schema
  const { allOf, ...own } = schema
  return [...allOf, own].reduce<JsonSchema>((whole, part) => {
    const next = joined(followed(part, root, depth + 1), root, depth + 1)
    return {
      ...whole,
      ...next,
      ...((whole.properties || next.properties) && { properties: { ...whole.properties, ...next.properties } }),
      ...((whole.required || next.required) && { required: [...(whole.required ?? []), ...(next.required ?? [])] }),
    }
  }, {})
}

function annotations({ title, description, default: value }: JsonSchema): JsonSchema {
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(value !== undefined && { default: value }),
  }
}

const decoded = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~')

/** References may lead in a circle. */
const MAX_DEPTH = 12
