import { expect, it } from 'vitest'
import { EMPTY_TIMELINE, type Timeline, withPassed } from './timeline.ts'
import { matches } from './matches.ts'
import type { Passed } from '../traced-transport.ts'

const sent = (message: object) => ({ kind: 'sent', message: { jsonrpc: '2.0', ...message } }) as Passed
const received = (message: object) => ({ kind: 'received', message: { jsonrpc: '2.0', ...message } }) as Passed
const http = (status: number | null): Passed => ({
  kind: 'http',
  method: 'POST',
  address: 'https://x.example/mcp',
  status,
  durationMs: 4,
  sent: { headers: {} },
})
const timelineOf = (...passed: readonly Passed[]): Timeline =>
  withPassed(
    EMPTY_TIMELINE,
    passed.map((one, index) => ({ passed: one, timestamp: 1000 + index * 10 })),
  )

it('measures an answer from its own question, whichever way it went', () => {
  const { entries, open } = timelineOf(
    sent({ id: 1, method: 'tools/call' }),
    received({ id: 1, method: 'elicitation/create' }),
    sent({ id: 1, result: {} }),
    received({ id: 1, result: { content: [] } }),
  )
  expect(entries.map(({ kind, direction, label, durationMs }) => [kind, direction, label, durationMs])).toEqual([
    ['request', 'out', 'tools/call', undefined],
    ['request', 'in', 'elicitation/create', undefined],
    ['answer', 'out', 'elicitation/create', 10],
    ['answer', 'in', 'tools/call', 30],
  ])
  expect(open.size).toBe(0)
})

it.each<[string, Passed, string]>([
  ['an error', received({ id: 1, error: { code: -32602, message: 'no' } }), 'error'],
  ['a failed tool', received({ id: 1, result: { isError: true } }), 'error'],
  ['a notification', received({ method: 'notifications/progress' }), 'notification'],
  ['an answered request of HTTP', http(200), 'http'],
  ['a refused one', http(401), 'error'],
  ['one that no one answered', http(null), 'error'],
])('knows %s', (_, passed, kind) => {
  expect(timelineOf(passed).entries[0]?.kind).toBe(kind)
})

it('drops the oldest and goes on counting', () => {
  const limits = { entries: 3, characters: 1000 }
  let timeline = EMPTY_TIMELINE
  for (let i = 1; i <= 5; i++)
    timeline = withPassed(timeline, [{ passed: sent({ method: `m${i}` }), timestamp: i }], limits)
  expect(timeline.entries.map(({ number, label }) => [number, label])).toEqual([
    [3, 'm3'],
    [4, 'm4'],
    [5, 'm5'],
  ])
  expect(timeline.written).toBe(5)
})

it('forgets questions that no one will answer', () => {
  const questions = Array.from({ length: 1200 }, (_, id) => sent({ id, method: 'tools/call' }))
  const { open } = timelineOf(...questions)
  expect([...open.keys()]).toHaveLength(1000)
  expect(open.has('out 1199')).toBe(true)
})

it('keeps the exchange of HTTP as it was', () => {
  expect(timelineOf(http(401)).entries[0]).toMatchObject({
    label: 'POST https://x.example/mcp 401',
    exchange: { status: 401, sent: { headers: {} } },
  })
})

it('finds by kind and by any word of a message', () => {
  const { entries } = timelineOf(
    sent({ id: 1, method: 'tools/call', params: { name: 'Weigh' } }),
    received({ id: 1, result: {} }),
  )
  const found = (text: string, kind: Parameters<typeof matches>[1]) =>
    entries.filter((entry) => matches(entry, kind, text)).map(({ number }) => number)
  expect(found('', 'all')).toEqual([1, 2])
  expect(found('weigh', 'all')).toEqual([1])
  expect(found('', 'answer')).toEqual([2])
  expect(found('', 'error')).toEqual([])
})
