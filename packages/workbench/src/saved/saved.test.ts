import { expect, it } from 'vitest'
import type { Outcome } from '../wire/outcome.ts'
import { judge } from './judge.ts'
import { type Expectation, savedCalls } from './saved-call.ts'

const RESULT = { content: [{ type: 'text', text: '7' }], structuredContent: { sum: 7, of: [3, 4] } }
const answer: Outcome = { kind: 'response', result: RESULT }
const failed: Outcome = { kind: 'response', result: { content: [], isError: true } }
const error: Outcome = { kind: 'error', message: 'no' }

it.each<[string, Expectation, Outcome, object]>([
  ['success', { kind: 'success' }, answer, { kind: 'green' }],
  ['success of what failed', { kind: 'success' }, failed, { kind: 'red', why: 'failed' }],
  ['success of an error', { kind: 'success' }, error, { kind: 'red', why: 'failed', got: 'no' }],
  ['failure', { kind: 'failure' }, failed, { kind: 'green' }],
  ['failure by an error', { kind: 'failure' }, error, { kind: 'green' }],
  ['failure of what went well', { kind: 'failure' }, answer, { kind: 'red', why: 'succeeded' }],
  ['a part', { kind: 'contains', part: { structuredContent: { sum: 7 } } }, answer, { kind: 'green' }],
  [
    'a part that differs',
    { kind: 'contains', part: { structuredContent: { sum: 8 } } },
    answer,
    { kind: 'red', why: 'differs', at: '/structuredContent/sum', got: 7 },
  ],
  ['a part of a failed call', { kind: 'contains', part: { isError: true } }, failed, { kind: 'green' }],
  ['the whole', { kind: 'equals', result: RESULT }, answer, { kind: 'green' }],
  [
    'the whole with less',
    { kind: 'equals', result: { content: [{ type: 'text', text: '7' }] } },
    answer,
    { kind: 'red', at: '/structuredContent' },
  ],
  [
    'a shorter list',
    { kind: 'equals', result: { content: [], structuredContent: {} } },
    answer,
    { kind: 'red', at: '/content' },
  ],
  ['anything of an error', { kind: 'contains', part: {} }, error, { kind: 'red', why: 'failed' }],
])('expects %s', (_, expected, outcome, verdict) => {
  expect(judge(expected, outcome)).toMatchObject(verdict)
})

it('reads what it wrote, and nothing else', () => {
  const call = { id: '1', name: 'Sum', tool: 'add', args: { a: 3 }, expected: { kind: 'success' } }
  expect(savedCalls.read([call, { ...call, args: 4 }, { ...call, expected: { kind: 'perhaps' } }, null])).toEqual([
    call,
  ])
  expect(savedCalls.read('text')).toEqual([])
})
