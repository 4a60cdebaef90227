import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema'
import type { JsonSchema } from './json-schema.ts'

export type Problem = {
  /** JSON pointer to the value, such as `/tracks/0/name`; empty for the whole. */
  readonly path: string
  readonly keyword: string
  readonly message: string
}

/** What of a value its schema does not allow. This file brings the validator: import it only where it is needed. */
export function findProblems(schema: JsonSchema, value: unknown): readonly Problem[] {
  try {
    const { errors } = new Validator(schema as Schema, draftOf(schema), false).validate(value)
    const seen = new Set<string>()
    return errors.filter(tells).flatMap(({ instanceLocation, keyword, error }) => {
      const problem = { path: instanceLocation.replace(/^#/, ''), keyword, message: error }
      const key = `${problem.path} ${problem.message}`
      if (seen.has(key)) return []
      seen.add(key)
      return [problem]
    })
  } catch (error) {
    return [{ path: '', keyword: '$schema', message: `The schema cannot be read: ${String(error)}` }]
  }
}

/** The places around a problem repeat it, and the branches of a union that were not meant say nothing. */
function tells({ keyword, keywordLocation }: OutputUnit): boolean {
  return !AROUND.has(keyword) && !/\/(?:anyOf|oneOf|not|if)\//.test(keywordLocation)
}

function draftOf({ $schema = '' }: JsonSchema): '4' | '7' | '2019-09' | '2020-12' {
  return $schema.includes('draft-07') ? '7' : $schema.includes('draft-04') ? '4' : '2020-12'
}

const AROUND = new Set([
  'properties',
  'items',
  'prefixItems',
  'additionalProperties',
  'patternProperties',
  '$ref',
  'allOf',
  'then',
  'else',
  'contains',
  'dependentSchemas',
])
