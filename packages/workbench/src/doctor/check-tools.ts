import { Validator } from '@cfworker/json-schema'
import { useDoctorWords } from '../copy/doctor.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import type { Finding } from './finding.ts'

/**
 * What a list of tools holds: clients of the SDK refuse all of it where one tool has no name or its schema is not one of
 * an object, and call the wrong tool where two have one name. Undefined where the answer carries no list.
 */
export function checkTools(message: unknown): Finding | undefined {
  const copy = useDoctorWords.now().tools
  const tools = isRecord(message) && isRecord(message['result']) ? message['result']['tools'] : undefined
  if (!Array.isArray(tools)) return undefined
  const faults = tools.flatMap(faultsOf)
  const names = tools.map((tool) => (isRecord(tool) ? tool['name'] : undefined))
  const twice = new Set(names.filter((name, at) => typeof name === 'string' && names.indexOf(name) !== at))
  const said = [...faults, ...[...twice].map((name) => copy.twice(String(name)))]
  if (said.length === 0) return { step: 'tools', verdict: 'ok', words: copy.ok(tools.length) }
  const shown = said.slice(0, SHOWN)
  const more = said.length > SHOWN ? [copy.more(said.length - SHOWN)] : []
  return { step: 'tools', verdict: 'failed', words: [...shown, ...more].join(' '), advice: copy.faultAdvice }
}

function faultsOf(tool: unknown, at: number): string[] {
  const copy = useDoctorWords.now().tools
  if (!isRecord(tool) || typeof tool['name'] !== 'string' || tool['name'] === '') return [copy.nameless(at + 1)]
  const { name, inputSchema, outputSchema } = tool
  return [
    ...(inputSchema === undefined ? [copy.noSchema(name)] : schemaFaults(name, 'inputSchema', inputSchema)),
    ...(outputSchema === undefined ? [] : schemaFaults(name, 'outputSchema', outputSchema)),
  ]
}

function schemaFaults(name: string, of: string, schema: unknown): string[] {
  const copy = useDoctorWords.now().tools
  // Answers may be of any type since 2026-07-28.
  const isObject = isRecord(schema) && (of === 'outputSchema' || schema['type'] === 'object')
  if (!isObject) return [copy.noObject(name, of)]
  const { properties, required } = schema
  const isNamed = Array.isArray(required) && required.every((each) => typeof each === 'string')
  if (required !== undefined && !isNamed) return [copy.badSchema(name, of, '"required" is no list of names')]
  if (properties !== undefined && !isRecord(properties)) return [copy.badSchema(name, of, '"properties" is no object')]
  try {
    new Validator(schema).validate({})
    return []
  } catch (error) {
    return [copy.badSchema(name, of, error instanceof Error ? error.message : String(error))]
  }
}

const SHOWN = 3
