import { expect, it } from 'vitest'
import type { McpTool } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'
import { converse, isReadOnly, type Talk } from './converse.ts'
import type { ModelTurn, Turn } from './turn.ts'

const WEIGH: McpTool = { name: 'tracks.weigh' }
const ASKED: readonly Turn[] = [{ role: 'person', text: 'How heavy is the bass?' }]

const says = (text: string, ...calls: ModelTurn['calls']): ModelTurn => ({ role: 'model', text, calls, raw: text })
const wants = (args: Record<string, unknown> | null, name = 'tracks_weigh') => says('', { id: '1', name, args })

/** A model that gives these answers one after the other, the last again and again. */
function talk(answers: readonly ModelTurn[], changes: Partial<Talk> = {}) {
  const heard: (readonly Turn[])[] = []
  const told: string[][] = []
  const called: Record<string, unknown>[] = []
  const parts: Talk = {
    tools: [WEIGH],
    ask: async (turns, tools) => {
      told.push(tools.map(({ name }) => name))
      heard.push(turns)
      return answers[Math.min(heard.length, answers.length) - 1] ?? says('')
    },
    call: async (_tool, args): Promise<Outcome> => {
      called.push(args)
      return { kind: 'response', result: { content: [{ type: 'text', text: '7 kg' }, { type: 'image' }] } }
    },
    allow: async () => true,
    onTurn: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  }
  return { parts, heard, told, called }
}

it('makes the calls that the model wants, and tells it what came of them', async () => {
  const { parts, heard, told, called } = talk([wants({ track: 'Bass' }), says('Seven.')])
  const { turns, isDone } = await converse(ASKED, parts)
  expect(isDone).toBe(true)
  expect(called).toEqual([{ track: 'Bass' }])
  expect(told[0]).toEqual(['tracks_weigh'])
  expect(heard[1]?.at(-1)).toMatchObject({ role: 'tools', results: [{ text: '7 kg\n[image]', isError: false }] })
  expect(turns.map(({ role }) => role)).toEqual(['person', 'model', 'tools', 'model'])
})

it.each<[string, ModelTurn, Partial<Talk>, string]>([
  ['a tool that there is not', wants({}, 'fly'), {}, 'There is no tool fly.'],
  ['arguments that are none', wants(null), {}, 'The arguments are no JSON object.'],
  ['a call that was refused', wants({}), { allow: async () => false }, 'The person refused this call.'],
  [
    'a call that failed',
    wants({}),
    { call: async () => ({ kind: 'error', message: 'Not connected' }) },
    'Not connected',
  ],
  [
    'a tool that failed',
    wants({}),
    {
      call: async () => ({
        kind: 'response',
        result: { isError: true, content: [{ type: 'text', text: 'no track' }] },
      }),
    },
    'no track',
  ],
])('tells the model of %s', async (_what, answer, changes, text) => {
  const { parts, heard, called } = talk([answer, says('Then not.')], changes)
  await converse(ASKED, parts)
  expect(heard[1]?.at(-1)).toMatchObject({ results: [{ text, isError: true }] })
  expect(called).toEqual([])
})

it('stops a model that calls for ever', async () => {
  const { parts, heard } = talk([wants({})])
  expect(await converse(ASKED, parts)).toMatchObject({ isDone: false })
  expect(heard).toHaveLength(12)
})

it('makes no call after it was stopped', async () => {
  const stopping = new AbortController()
  const { parts, called } = talk([wants({})], { signal: stopping.signal, onTurn: () => stopping.abort() })
  await expect(converse(ASKED, parts)).rejects.toThrow()
  expect(called).toEqual([])
})

it.each([
  [{ readOnlyHint: true }, true],
  [{ readOnlyHint: false }, false],
  [{ title: 'x' }, false],
  [undefined, false],
])('annotations %o: reads only %s', (annotations, expected) => {
  expect(isReadOnly({ name: 'a', ...(annotations && { annotations }) })).toBe(expected)
})
