import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../schema/json-schema.ts'
import { argumentsOf, enteredOf } from './arguments-of.ts'
import { type InputKind, inputKind } from './input-kind.ts'
import { toolsOf } from '../wire/mcp-tool.ts'

describe('which input a property gets', () => {
  it.each<[JsonSchema, InputKind]>([
    [{ type: 'boolean' }, 'checkbox'],
    [{ type: 'string', enum: ['a', 'b'] }, 'choice'],
    [{ enum: [1, 2] }, 'choice'],
    [{ type: 'object' }, 'json'],
    [{ type: 'array' }, 'json'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'number' }, 'number'],
    [{ type: 'string' }, 'text'],
    [{}, 'text'],
    [{ type: ['number', 'null'] }, 'number'],
    [{ anyOf: [{ type: 'null' }, { type: 'array' }] }, 'json'],
    [{ oneOf: [{ enum: ['x'] }, { type: 'null' }] }, 'choice'],
    [{ type: 'string', oneOf: [{ const: 'a', title: 'First' }] }, 'choice'],
    [{ oneOf: [{ type: 'string' }, { type: 'object' }] }, 'json'],
    [{ oneOf: [{ type: 'string' }, { type: 'number' }] }, 'text'],
  ])('%o: %s', (schema, kind) => {
    expect(inputKind(schema, schema)).toBe(kind)
  })
})

describe('the arguments of a call', () => {
  it.each<[JsonSchema, string | boolean, unknown]>([
    [{ type: 'boolean' }, true, true],
    [{ type: 'boolean' }, false, false],
    [{ type: 'boolean' }, 'false', false],
    [{ type: 'boolean' }, 'perhaps', 'perhaps'],
    [{ type: 'integer' }, '12', 12],
    [{ type: 'number' }, '-0.5', -0.5],
    [{ type: 'number' }, 'many', 'many'],
    [{ type: 'object' }, '{"a":[1]}', { a: [1] }],
    [{ type: 'array' }, '[1, 2]', [1, 2]],
    [{ type: 'array' }, '[1, 2', '[1, 2'],
    [{ enum: [1, 2] }, '2', 2],
    [{ type: 'string' }, '012', '012'],
  ])('%o entered as %o is %o', (schema, entered, value) => {
    const tool = { name: 'weigh', inputSchema: { properties: { it: schema } } }
    expect(argumentsOf(tool, { it: entered })).toEqual({ it: value })
  })

  it('sends null where that was asked for', () => {
    const tool = { name: 'weigh', inputSchema: { properties: { it: { type: ['string', 'null'] } } } }
    expect(argumentsOf(tool, { it: null })).toEqual({ it: null })
  })

  it('come back to the fields from JSON as they were', () => {
    const properties = { a: { type: 'boolean' }, b: { type: 'object' }, c: { type: 'number' }, d: { type: 'string' } }
    const tool = { name: 'weigh', inputSchema: { properties } }
    const args = { a: true, b: { deep: [1] }, c: 4, d: 'text' }
    expect(argumentsOf(tool, enteredOf(tool, args))).toEqual(args)
  })

  it('leaves out what is empty, required or not, and what the tool does not know', () => {
    const tool = { name: 'weigh', inputSchema: { properties: { bar: { type: 'integer' } }, required: ['bar'] } }
    expect(argumentsOf(tool, { bar: '', stray: 'x' })).toEqual({})
  })
})

it.each([
  [{ result: { tools: [{ name: 'a' }, 7, { title: 'nameless' }] } }, [{ name: 'a' }]],
  [{ result: { tools: [] } }, []],
  [{ result: {} }, null],
  [{ error: { message: 'no' } }, null],
  ['text', null],
])('the tools of %j', (message, tools) => {
  expect(toolsOf(message)).toEqual(tools)
})
