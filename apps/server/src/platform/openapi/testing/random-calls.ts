import * as fc from 'fast-check'
import type { ApiDocument, JsonSchema, Operation } from '../tidy-document.ts'

export type RandomCall = {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

/** Stands in an address for something that the caller owns, by the name of the parameter. */
export const OWN_THING = 'own-thing-'

/** Calls of every route of a document: good ones, nearly good ones and nonsense. */
export function randomCalls(document: ApiDocument, authorization: string): fc.Arbitrary<RandomCall> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => randomCall(document, method, path, operation, authorization)),
  )
  return fc.oneof(...calls)
}

function randomCall(
  document: ApiDocument,
  method: string,
  path: string,
  operation: Operation,
  authorization: string,
): fc.Arbitrary<RandomCall> {
  const parameters = operation.parameters ?? []
  const ofPlace = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const named = fc.record(
    Object.fromEntries(
      ofPlace('path').map(({ name, schema }) => [
        name,
        fc.oneof(fc.constant(`${OWN_THING}${name}`), textOf(document, schema)),
      ]),
    ),
  )
  const asked = fc.record(
    Object.fromEntries(ofPlace('query').map(({ name, schema }) => [name, textOf(document, schema)])),
    { requiredKeys: [] },
  )
  const told = fc.record(
    Object.fromEntries(ofPlace('header').map(({ name, schema }) => [name, headerOf(document, schema)])),
    { requiredKeys: [] },
  )
  const schema = operation.requestBody?.content['application/json']?.schema
  const body = method === 'get' ? fc.constant(undefined) : bodyOf(document, schema)
  const types = fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'application/octet-stream',
  )
  const signs = fc.constantFrom(
    authorization,
    authorization,
    '',
    'Bearer x',
    `Bearer kvint_${'1'.repeat(48)}`,
    'Basic YTpi',
  )
  const from = fc.constantFrom({}, FROM_THE_SITE)
  return fc.record({ named, asked, told, body, type: types, sign: signs, from }).map((parts) => ({
    method: method.toUpperCase(),
    url: urlOf(path, parts.named, parts.asked),
    headers: {
      ...(parts.sign && { authorization: parts.sign }),
      ...(parts.body !== undefined && { 'content-type': parts.type }),
      ...parts.from,
      ...parts.told,
    },
    ...(parts.body === undefined ? {} : { payload: parts.body }),
  }))
}

/** What its own pages send along, without which some routes answer no one. */
const FROM_THE_SITE = { 'x-session': '1', host: 'localhost:8080', origin: 'http://localhost:8080' }

function urlOf(path: string, named: Record<string, string>, asked: Record<string, string | undefined>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] || 'x'))
  const query = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

function bodyOf(document: ApiDocument, schema: JsonSchema | undefined): fc.Arbitrary<string | undefined> {
  const good = schema ? valueOf(document, schema).map((value) => JSON.stringify(value)) : fc.constant('{}')
  return fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(undefined, '', '{', 'null', '[]', `{"a":${'['.repeat(500)}${']'.repeat(500)}}`),
    },
  )
}

function textOf(document: ApiDocument, schema: JsonSchema): fc.Arbitrary<string> {
  const nonsense = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('', '\0', '../..', "' or 1=1", '%00', '-1', '1e309'),
  )
  return fc.oneof({ weight: 3, arbitrary: valueOf(document, schema).map(String) }, { weight: 1, arbitrary: nonsense })
}

function headerOf(document: ApiDocument, schema: JsonSchema): fc.Arbitrary<string> {
  return textOf(document, schema).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?'))
}

/** A value that fits the schema, as far as schemas here go; null where one is a part of itself. */
function valueOf(document: ApiDocument, schema: JsonSchema, within: readonly string[] = []): fc.Arbitrary<unknown> {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  if (name && within.includes(name)) return fc.constant(null)
  if (name) return valueOf(document, (document.components.schemas[name] ?? {}) as JsonSchema, [...within, name])
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices))
    return fc.oneof(...(choices as JsonSchema[]).map((choice) => valueOf(document, choice, within)))
  switch (schema['type']) {
    case 'object':
      return objectOf(document, schema, within)
    case 'array':
      return fc.array(valueOf(document, (schema['items'] ?? {}) as JsonSchema, within), { maxLength: 4 })
    case 'integer':
    case 'number':
      return fc.integer({
        min: Number(schema['minimum'] ?? 0),
        max: Math.min(Number(schema['maximum'] ?? 1000), 1_000_000),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return stringOf(schema)
    default:
      return fc.jsonValue()
  }
}

function objectOf(document: ApiDocument, schema: JsonSchema, within: readonly string[]): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const required = (schema['required'] ?? []) as string[]
  return fc.record(Object.fromEntries(properties.map(([key, value]) => [key, valueOf(document, value, within)])), {
    requiredKeys: required.filter((key) => properties.some(([name]) => name === key)),
  })
}

function stringOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema['format'] === 'uuid') return fc.uuid()
  if (schema['format'] === 'email') return fc.emailAddress()
  if (schema['format'] === 'uri') return fc.oneof(fc.webUrl(), fc.constant('http://localhost:8080/success'))
  if (schema['format'] === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  return fc.string({
    minLength: Number(schema['minLength'] ?? 0),
    maxLength: Math.min(Number(schema['maxLength'] ?? 40), 200),
  })
}
