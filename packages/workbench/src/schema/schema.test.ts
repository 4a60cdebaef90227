import { expect, it } from 'vitest'
import { choicesOf } from './choices-of.ts'
import { findProblems } from './find-problems.ts'
import { firstValue, valueWithDefaults } from './first-value.ts'
import type { JsonSchema } from './json-schema.ts'
import { resolveSchema } from './resolve-schema.ts'

it.each<[string, JsonSchema, string | readonly string[] | undefined, boolean, number]>([
  ['a plain type', { type: 'string' }, 'string', false, 0],
  ['a type or null', { type: ['integer', 'null'] }, 'integer', true, 0],
  ['anyOf with null', { anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number', true, 0],
  ['a union of two', { oneOf: [{ type: 'number' }, { type: 'string' }] }, undefined, false, 2],
  ['two types', { type: ['number', 'string'] }, ['number', 'string'], false, 2],
  ['titled constants', { type: 'string', oneOf: [{ const: 'a', title: 'A' }] }, 'string', false, 0],
])('%s', (_, schema, type, isNullable, variants) => {
  const resolved = resolveSchema(schema, schema)
  expect([resolved.schema.type, resolved.isNullable, resolved.variants.length]).toEqual([type, isNullable, variants])
})

it('follows references, keeps what is said beside them, and survives a circle', () => {
  const root: JsonSchema = {
    $defs: {
      track: { type: 'object', description: 'A track.', properties: { next: { $ref: '#/$defs/track' } } },
      turn: { $ref: '#/$defs/turn' },
    },
  }
  expect(resolveSchema({ $ref: '#/$defs/track', description: 'The first.' }, root).schema).toMatchObject({
    type: 'object',
    description: 'The first.',
  })
  expect(resolveSchema({ $ref: '#/$defs/turn' }, root).schema).toBeDefined()
})

it('joins allOf', () => {
  const schema: JsonSchema = {
    allOf: [
      { type: 'object', properties: { a: {} }, required: ['a'] },
      { properties: { b: {} }, required: ['b'] },
    ],
  }
  expect(resolveSchema(schema, schema).schema).toEqual({
    type: 'object',
    properties: { a: {}, b: {} },
    required: ['a', 'b'],
  })
})

it.each<[JsonSchema, readonly (readonly [unknown, string])[]]>([
  [
    { enum: ['minor', null, 4] },
    [
      ['minor', 'minor'],
      [4, '4'],
    ],
  ],
  [
    { enum: ['a', 'b'], enumNames: ['First', 'Second'] },
    [
      ['a', 'First'],
      ['b', 'Second'],
    ],
  ],
  [
    { oneOf: [{ const: 1, title: 'One' }, { const: 2 }] },
    [
      [1, 'One'],
      [2, '2'],
    ],
  ],
  [{ anyOf: [{ type: 'string' }] }, []],
])('offers the choices of %o', (schema, choices) => {
  expect(choicesOf(schema).map(({ value, label }) => [value, label])).toEqual(choices)
})

it.each<[JsonSchema, unknown]>([
  [{ type: 'string' }, ''],
  [{ type: 'integer' }, 0],
  [{ type: 'boolean', default: true }, true],
  [{ enum: ['x', 'y'] }, 'x'],
  [{ type: 'array', items: {} }, []],
  [{ type: 'object', properties: { a: { type: 'number', default: 3 }, b: { type: 'string' } } }, { a: 3 }],
  [{ oneOf: [{ type: 'number' }, { type: 'string' }] }, 0],
])('begins %o with %o', (schema, value) => {
  expect(firstValue(schema, schema)).toEqual(value)
})

it('takes defaults from behind references', () => {
  expect(valueWithDefaults({ $defs: { n: { default: 7 } }, properties: { n: { $ref: '#/$defs/n' } } })).toEqual({
    n: 7,
  })
})

const TRACKS: JsonSchema = {
  type: 'object',
  properties: {
    tracks: {
      type: 'array',
      items: { type: 'object', properties: { gain: { type: 'number', maximum: 6 } }, required: ['gain'] },
    },
    key: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  },
  required: ['tracks'],
}

it.each([
  ['what fits', { tracks: [{ gain: 1 }], key: null }, []],
  ['what is missing', {}, [['', 'required']]],
  ['what is too much, deep inside', { tracks: [{ gain: 0 }, { gain: 7 }] }, [['/tracks/1/gain', 'maximum']]],
  ['the wrong type', { tracks: 'two' }, [['/tracks', 'type']]],
  ['no branch of a union', { tracks: [], key: 4 }, [['/key', 'anyOf']]],
])('finds %s', (_, value, problems) => {
  expect(findProblems(TRACKS, value).map(({ path, keyword }) => [path, keyword])).toEqual(problems)
})

it('says that a schema cannot be read', () => {
  expect(findProblems({ $ref: '#/$defs/nowhere' }, 1)).toMatchObject([{ keyword: '$schema' }])
})
