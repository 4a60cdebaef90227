import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewFrameRoute } from './view-frame-route.ts'

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  viewFrameRoute(app)
})
afterAll(() => app.close())

const policy = async (query = '') =>
  String((await app.inject(`/mcp/view-frame${query}`)).headers['content-security-policy'])

it('is a document without an origin that reaches nothing and stands in our pages only', async () => {
  const said = await policy()
  for (const line of ['sandbox allow-scripts', "default-src 'none'", "connect-src 'none'", "frame-ancestors 'self'"])
    expect(said.split('; ')).toContain(line)
  expect(said).not.toContain('allow-same-origin')
})

it('lets a view reach what it has declared', async () => {
  const said = await policy(
    '?connect=https://api.example&connect=wss://live.example&resource=https://*.cdn.example:8443',
  )
  expect(said).toContain('connect-src https://api.example wss://live.example;')
  expect(said).toContain("script-src 'unsafe-inline' https://*.cdn.example:8443;")
})

it.each([
  ['another directive', 'https://a.example; frame-ancestors *'],
  ['plain http', 'http://a.example'],
  ['everything', '*'],
  ['a scheme', 'https:'],
  ['a keyword', "'self'"],
  ['a path', 'https://a.example/x'],
])('takes no %s for an origin', async (_, given) => {
  const query = `?connect=${encodeURIComponent(given)}&resource=${encodeURIComponent(given)}`
  expect(await policy(query)).toBe(await policy())
})
