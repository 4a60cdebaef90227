import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { type ZodObject, toJSONSchema } from 'zod'

/**
 * A zod schema whose JSON form is made once and holds only what an assistant reads: every listing of the tools pays
 * for each word of it. Questions and answers are still checked by all of the schema. The dialect is the protocol's
 * default; answers may grow new fields, questions may not (decision 231).
 */
export function slimSchema(schema: ZodObject, io: 'input' | 'output'): StandardSchemaWithJSON {
  const json = slimmed(toJSONSchema(schema, { io }), io) as Record<string, unknown>
  if (io === 'input') json['additionalProperties'] = false
  return { '~standard': { ...schema['~standard'], jsonSchema: { input: () => json, output: () => json } } }
}

function slimmed(value: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(value)) return value.map((entry) => slimmed(entry, io))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([name, entry]) => !isNotTold(name, entry) && !(io === 'output' && isPlain(name, entry)),
  )
  return Object.fromEntries(kept.map(([name, entry]) => [name, slimmed(entry, io)]))
}

/** The dialect, bounds that no one meets by honest means, and a pattern that the description says in words. */
function isNotTold(name: string, entry: unknown): boolean {
  const isBound = (name === 'minLength' && entry === 1) || (name === 'maxLength' && typeof entry === 'number')
  const isEdge = (name === 'minimum' || name === 'maximum') && Math.abs(Number(entry)) === Number.MAX_SAFE_INTEGER
  const isClosed = name === 'additionalProperties' && entry === false
  return name === '$schema' || (name === 'pattern' && typeof entry === 'string') || isBound || isEdge || isClosed
}

/** Of answers, which fields are always there, and that a list is one of lines of text. */
function isPlain(name: string, entry: unknown): boolean {
  if (name === 'required') return Array.isArray(entry)
  return name === 'items' && JSON.stringify(entry) === '{"type":"string"}'
}
