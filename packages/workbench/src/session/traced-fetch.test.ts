import { afterEach, expect, it, vi } from 'vitest'
import { tracedFetch } from './traced-fetch.ts'
import type { Passed } from './traced-transport.ts'

afterEach(() => vi.unstubAllGlobals())

async function told(response: () => Response | Promise<Response>, init: RequestInit): Promise<readonly Passed[]> {
  vi.stubGlobal('fetch', async () => response())
  const passed: Passed[] = []
  await tracedFetch((one) => passed.push(one))('https://tools.example/mcp?key=secret', init)
    .then((answer) => answer.body?.cancel())
    .catch(() => undefined)
  return passed
}

it('tells heads and bodies of both sides, without the token and without the query', async () => {
  const answer = () =>
    new Response('{"error":"no"}', { status: 404, statusText: 'Not Found', headers: { 'mcp-session-id': 's' } })
  const [passed] = await told(answer, {
    method: 'POST',
    headers: { authorization: 'Bearer abc', accept: 'application/json' },
    body: '{"id":1}',
  })
  expect(passed).toMatchObject({
    method: 'POST',
    address: 'https://tools.example/mcp',
    status: 404,
    statusText: 'Not Found',
    sent: { headers: { authorization: 'Bearer •••', accept: 'application/json' }, body: '{"id":1}' },
    answered: { headers: { 'mcp-session-id': 's' }, body: '{"error":"no"}' },
  })
})

it('tells of a stream by its head, and reads none of it', async () => {
  const stream = new ReadableStream({ pull: () => undefined })
  const headers = { 'content-type': 'text/event-stream' }
  const [passed] = await told(() => new Response(stream, { headers }), {})
  expect(passed).toMatchObject({ status: 200, answered: { headers } })
  expect(passed).not.toHaveProperty('answered.body')
})

it('tells what was offered for tokens, and not the token', async () => {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'r' })
  const [passed] = await told(() => Response.json({ access_token: 'a' }), { method: 'POST', body })
  expect(passed).toMatchObject({
    grant: 'refresh_token',
    sent: { body: 'grant_type=refresh_token&refresh_token=•••' },
    answered: { body: '{"access_token":"•••"}' },
  })
})

it('tells why no one answered, unless it was called off', async () => {
  const fails = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await told(fails, {})).toMatchObject([{ status: null, why: 'TypeError: Failed to fetch' }])
  expect(await told(fails, { signal: AbortSignal.abort() })).toEqual([])
})

it('cuts a body that is very long', async () => {
  const [passed] = await told(() => new Response('x'.repeat(60_000)), {})
  expect(passed).toMatchObject({ answered: { body: expect.stringMatching(/^x{50000}… \(10000 more characters\)$/) } })
})
