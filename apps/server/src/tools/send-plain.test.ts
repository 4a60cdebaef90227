import compress from '@fastify/compress'
import { jsonBytes } from '@kvint/mcp'
import Fastify from 'fastify'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sendPlain } from './send-plain.ts'

const GZIP = { 'accept-encoding': 'gzip' }

async function answered(words: string, headers: Record<string, string>) {
  const app = Fastify()
  await app.register(compress, { global: true, threshold: 1024 })
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'))
  app.get('/', (_request, reply) => sendPlain(reply, { status: 200, json: jsonBytes(JSON.stringify(words)) }))
  const answer = await app.inject({ url: '/', headers })
  await app.close()
  return answer
}

it.each([
  ['short', 'B♭ major'],
  ['long', 'B♭ major '.repeat(3000)],
])('sends a %s answer whole, with the headers of every answer', async (_, words) => {
  const answer = await answered(words, {})
  expect(answer.json()).toBe(words)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(JSON.stringify(words))),
    'x-content-type-options': 'nosniff',
  })
})

it('compresses what takes more than the first flight of packets, for who asks for that', async () => {
  const words = 'B♭ major '.repeat(3000)
  const long = await answered(words, GZIP)
  expect(long.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(String(gunzipSync(long.rawPayload)))).toBe(words)
  expect((await answered('B♭ major '.repeat(200), GZIP)).headers['content-encoding']).toBeUndefined()
})
