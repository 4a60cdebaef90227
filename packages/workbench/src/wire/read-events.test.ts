import { expect, it } from 'vitest'
import { readEvents } from './read-events.ts'

it.each([
  ['one event', ['data: {"a":1}\n\n'], [['message', '{"a":1}']]],
  [
    'a named one',
    ['event: endpoint\ndata: /mcp/messages?sessionId=1\n\n'],
    [['endpoint', '/mcp/messages?sessionId=1']],
  ],
  ['a comment between', [': keep-alive\n\ndata:x\n\n'], [['message', 'x']]],
  ['lines of data', ['data: a\ndata: b\n\n'], [['message', 'a\nb']]],
  [
    'carriage returns',
    ['data: a\r\n\r\ndata: b\r\rdata: c\n\n'],
    [
      ['message', 'a'],
      ['message', 'b'],
      ['message', 'c'],
    ],
  ],
  [
    'cuts anywhere',
    ['da', 'ta: a\r', '\ndata: b\r', '\n\r', '\ndata: c\n\n'],
    [
      ['message', 'a\nb'],
      ['message', 'c'],
    ],
  ],
  ['an end in the middle', ['data: a\n\ndata: lost'], [['message', 'a']]],
  ['a name without data', ['event: ping\n\ndata: a\n\n'], [['message', 'a']]],
])('reads %s', async (_, chunks, events) => {
  const seen: string[][] = []
  for await (const { event, data } of readEvents(streamOf(chunks))) seen.push([event, data])
  expect(seen).toEqual(events)
})

it('lets go of the stream when no one reads on', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n')),
    cancel: () => {
      isCancelled = true
    },
  })
  for await (const { data } of readEvents(body)) {
    expect(data).toBe('a')
    break
  }
  expect(isCancelled).toBe(true)
})

function streamOf(chunks: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
}
