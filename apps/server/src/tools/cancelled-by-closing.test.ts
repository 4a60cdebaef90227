import { once } from 'node:events'
import { request } from 'node:http'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { type Cancellation, cancelledByClosing } from './cancelled-by-closing.ts'

/** What a handler holds whose client went away before the answer, asked for its signal before or after that. */
async function leftAlone(isAskedBefore: boolean): Promise<Cancellation> {
  const app = fastify()
  const reached = Promise.withResolvers<Cancellation>()
  const closed = Promise.withResolvers<void>()
  app.get('/', (_, reply) => {
    const cancellation = cancelledByClosing(reply)
    if (isAskedBefore) expect(cancellation.signal.aborted).toBe(false)
    reply.hijack().raw.once('close', closed.resolve)
    reached.resolve(cancellation)
  })
  const call = request(await app.listen({ port: 0, host: '127.0.0.1' })).end()
  const failed = once(call, 'error')
  failed.catch(() => undefined)
  const cancellation = await reached.promise
  call.destroy()
  await closed.promise
  await app.close()
  return cancellation
}

test.each([true, false])('aborts when the client goes away, its signal asked for before: %s', async (isAskedBefore) => {
  const { signal } = await leftAlone(isAskedBefore)
  expect(signal.aborted).toBe(true)
})

test('aborts nothing of what was answered, and what the client cancels whenever it is asked', async () => {
  const app = fastify()
  const held: Cancellation[] = []
  app.get('/', (_, reply) => {
    held.push(cancelledByClosing(reply))
    return reply.send('answered')
  })
  await app.inject('/')
  await app.close()
  const [cancellation] = held
  expect(cancellation?.signal.aborted).toBe(false)
  cancellation?.abort()
  expect(cancellation?.signal.aborted).toBe(true)

  const early = cancelledByClosing({ raw: { destroyed: false, once: () => undefined } } as never)
  early.abort()
  expect(early.signal.aborted).toBe(true)
})
