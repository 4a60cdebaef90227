import type { ServerResponse } from 'node:http'
import { openShares } from '@kvint/hosted'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { handOver, MOST_OPEN_ANSWERS } from './hand-over.ts'

/** What would end the process. */
let unheard: unknown[]
const hear = (error: unknown) => unheard.push(error)
let app: FastifyInstance | undefined
let goesOn = true
beforeEach(() => {
  unheard = []
  process.on('uncaughtException', hear)
})
afterEach(async () => {
  await app?.close()
  process.off('uncaughtException', hear)
  expect(unheard).toEqual([])
})

/** A server whose `/taken` is answered past Fastify. */
async function serverWith(handle: (response: ServerResponse) => Promise<void>): Promise<string> {
  app = fastify({ forceCloseConnections: true })
  app.decorate('openAnswers', openShares(MOST_OPEN_ANSWERS))
  app.decorate('goesOn', async () => goesOn)
  app.decorateRequest('mcpSubject', null)
  app.addHook('onRequest', async (request, reply) => {
    request.mcpSubject = { id: 'ada', scopes: 'all' }
    reply.header('x-content-type-options', 'nosniff')
  })
  app.get('/taken', (request, reply) => handOver(request, reply, (_raw, response) => handle(response)))
  app.get('/other', async () => 'answered')
  return app.listen({ port: 0, host: '127.0.0.1' })
}
const other = async (url: string) => (await fetch(`${url}/other`)).text()

it('sends what stood on the answer before it was taken over', async () => {
  const url = await serverWith(async (response) => void response.end('taken'))
  const answer = await fetch(`${url}/taken`)
  expect([
    await answer.text(),
    answer.headers.get('x-content-type-options'),
    answer.headers.get('x-accel-buffering'),
  ]).toEqual(['taken', 'nosniff', 'no'])
})

it('ends nothing but the stream whose line broke', async () => {
  const url = await serverWith(async (response) => {
    response.write('begun')
    response.emit('error', new Error('the line broke'))
    response.end()
  })
  await (await fetch(`${url}/taken`)).text()
  expect(await other(url)).toBe('answered')
})

it('cuts an answer whose writer failed, so that no one waits for it', async () => {
  const url = await serverWith(async (response) => {
    response.write('begun')
    throw new Error('the writer failed')
  })
  await expect(
    fetch(`${url}/taken`, { signal: AbortSignal.timeout(2000) }).then((answer) => answer.text()),
  ).rejects.toThrow(/terminated|fetch failed/)
  expect(await other(url)).toBe('answered')
})

it('ends a stream once what opened it has ended', async () => {
  goesOn = true
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const url = await serverWith(async (response) => void response.write('begun'))
  const answer = await fetch(`${url}/taken`)
  const reader = answer.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('begun')
  goesOn = false
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(reader.read()).rejects.toThrow('terminated')
})
