import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventStream } from './event-stream.ts'

const unheard: unknown[] = []
const hear = (error: unknown) => unheard.push(error)
beforeAll(() => void process.on('uncaughtException', hear))
afterAll(() => {
  process.off('uncaughtException', hear)
  expect(unheard).toEqual([])
})
const soon = () => new Promise((resolve) => setTimeout(resolve, 10))

it('brings what is written, until its end', async () => {
  const stream = eventStream()
  stream.write('a')
  stream.end('b')
  stream.write('c')
  expect(await text(stream.body)).toBe('ab')
  stream.write('d')
  await soon()
})

it('lets a page go that does not read', async () => {
  const stream = eventStream(1_000)
  for (let events = 0; events < 5; events += 1) stream.write('x'.repeat(400))
  expect(stream.body.destroyed).toBe(true)
  stream.write('y')
  stream.end()
  await soon()
})

it('keeps a page that reads, however much comes', async () => {
  const stream = eventStream(1_000)
  const read = text(stream.body)
  for (let events = 0; events < 50; events += 1) {
    stream.write('x'.repeat(400))
    await soon()
  }
  stream.end()
  expect((await read).length).toBe(20_000)
})

it('that breaks ends nothing else', async () => {
  const stream = eventStream()
  stream.body.destroy(new Error('the line broke'))
  await soon()
  expect(stream.body.destroyed).toBe(true)
})
