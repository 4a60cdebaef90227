import { expect, it } from 'vitest'
import { checkTools } from './check-tools.ts'

const listed = (...tools: unknown[]) => checkTools({ jsonrpc: '2.0', id: 2, result: { tools } })
const object = { type: 'object', properties: { bar: { type: 'integer' } }, required: ['bar'] }

it.each([
  [[{ name: 'a', inputSchema: object }], 'It lists one tool.'],
  [[{ name: 'a', inputSchema: object, outputSchema: { type: 'array' } }], 'It lists one tool.'],
  [[], 'It lists 0 tools.'],
])('a list that clients take: %j', (tools, words) => {
  expect(listed(...tools)).toEqual({ step: 'tools', verdict: 'ok', words })
})

it.each([
  ['no name', [{ inputSchema: object }], 'Tool 1 of its list has no name.'],
  ['no schema', [{ name: 'a' }], 'a has no inputSchema.'],
  [
    'a schema of a list',
    [{ name: 'a', inputSchema: { type: 'array' } }],
    'The inputSchema of a is not of type "object".',
  ],
  [
    'an output that is no schema',
    [{ name: 'a', inputSchema: object, outputSchema: 'text' }],
    'The outputSchema of a is not an object.',
  ],
  [
    'required as a word',
    [{ name: 'a', inputSchema: { ...object, required: 'bar' } }],
    'The inputSchema of a is not a valid schema: "required" is no list of names.',
  ],
  [
    'a reference that leads nowhere',
    [{ name: 'a', inputSchema: { type: 'object', $ref: '#/$defs/none' } }],
    /^The inputSchema of a is not a valid schema: /,
  ],
  [
    'one name twice',
    [
      { name: 'a', inputSchema: object },
      { name: 'a', inputSchema: object },
    ],
    'Two tools are called a.',
  ],
  [
    'many faults',
    [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }],
    'a has no inputSchema. b has no inputSchema. c has no inputSchema. One more fault.',
  ],
])('%s is told', (_what, tools, words) => {
  expect(listed(...tools)).toMatchObject({ verdict: 'failed', words: expect.stringMatching(words) })
})

it('an answer without a list is not its business', () => {
  expect(checkTools({ error: { code: -32_601 } })).toBeUndefined()
})
