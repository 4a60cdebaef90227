import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { type ZodObject, toJSONSchema } from 'zod'

/**
 * A zod schema whose JSON form is made once and holds only what an assistant reads: every listing of the tools pays
 * for each word of it. The dialect is the protocol's default; answers may grow new fields, questions may not.
 */
export function slimSchema(schema: ZodObject, io: 'input' | 'output'): StandardSchemaWithJSON {
  const json = slimmed(toJSONSchema(schema, { io })) as Record<string, unknown>
  if (io === 'input') json['additionalProperties'] = false
  return { '~standard': { ...schema['~standard'], jsonSchema: { input: () => json, output: () => json } } }
}

function slimmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(slimmed)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([name, entry]) => name !== '$schema' && !(name === 'additionalProperties' && entry === false),
  )
  return Object.fromEntries(kept.map(([name, entry]) => [name, slimmed(entry)]))
}
