import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitBodyTime } from './limit-body-time.ts'

const app = fastify()
beforeAll(async () => {
  await app.register(limitBodyTime, { longestMs: 100 })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post('/message', (request) => ({ bytes: (request.body as Buffer).length }))
  app.post('/file', { config: { isUpload: true } }, (request) => ({ bytes: (request.body as Buffer).length }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends half a body now and half later; all that came back once the line is closed. */
async function sendSlowly(path: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (part) => (text += String(part)))
  socket.on('error', () => undefined)
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: a/b\r\ncontent-length: 4\r\n\r\nab`,
  )
  setTimeout(() => socket.writable && socket.write('cd'), 300)
  await once(socket, 'close')
  return text
}

it('cuts a body that comes drop by drop, and says so', async () => {
  const answer = await sendSlowly('/message')
  expect(answer).toContain('HTTP/1.1 408')
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error.code).toBe('timeout')
})

it('lets a file take its time', async () => {
  expect(await sendSlowly('/file')).toContain('{"bytes":4}')
})

it('takes what comes at once', async () => {
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/message`
  expect(await (await fetch(address, { method: 'POST', body: new Uint8Array(4) })).json()).toEqual({ bytes: 4 })
})
