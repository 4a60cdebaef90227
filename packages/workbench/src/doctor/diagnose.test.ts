import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { diagnose } from './diagnose.ts'
import type { Finding, Patient } from './finding.ts'

type Answer = (request: Request, mode: RequestInit['mode']) => Response | Promise<Response>

const patient = (given: Partial<Patient> = {}): Patient => ({
  url: new URL('https://tools.example/mcp'),
  transport: 'streamable',
  token: null,
  ...given,
})

async function findings(given: Partial<Patient>, answer: Answer): Promise<Finding[]> {
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const { mode, ...rest } = init ?? {}
    return answer(new Request(input, rest), mode)
  })
  const found: Finding[] = []
  for await (const finding of diagnose(patient(given), new AbortController().signal)) found.push(finding)
  return found
}
const verdicts = (found: readonly Finding[]) => found.map(({ step, verdict }) => `${step} ${verdict}`)
const fails = (): never => {
  throw new TypeError('Failed to fetch')
}
const jwt = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

const OBJECT = { type: 'object' }

/** A server that does everything right. */
const healthy: Answer = async (request) => {
  if (request.method === 'GET') return new Response('', { status: 405 })
  const { id, method } = (await request.json()) as { id?: number; method: string }
  if (id === undefined) return new Response(null, { status: 202 })
  const result =
    method === 'initialize' ? { protocolVersion: '2025-11-25' } : { tools: [{ name: 'a', inputSchema: OBJECT }] }
  return Response.json({ jsonrpc: '2.0', id, result }, { headers: { 'mcp-session-id': 's' } })
}

/** A server whose stream says this and ends, and which answers messages so. */
function stream(said: string, status = 503): Answer {
  const headers = { 'content-type': 'text/event-stream' }
  return (request) => (request.method === 'GET' ? new Response(said, { headers }) : new Response('', { status }))
}

/** A server whose answers break off here, and which takes messages. */
function cut(said: string, kind: string): Answer {
  const headers = { 'content-type': kind }
  return ({ method, url }) => {
    if (method === 'POST' && url.endsWith('/messages')) return new Response(null, { status: 202 })
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(said)),
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    return new Response(body, { headers })
  }
}

beforeEach(() => {
  vi.stubGlobal('location', {
    origin: 'http://localhost:8080',
    protocol: 'http:',
    href: 'http://localhost:8080/mcp-sdk-test',
  })
})
afterEach(() => vi.unstubAllGlobals())

it('goes through all steps of a healthy connection', async () => {
  expect(verdicts(await findings({}, healthy))).toEqual(
    ['address', 'reach', 'cors', 'path', 'access', 'version', 'session', 'tools'].map((step) => `${step} ok`),
  )
})

it.each<[string, Partial<Patient>, Answer, string, RegExp]>([
  [
    'plain http elsewhere',
    { url: new URL('http://tools.example/mcp') },
    healthy,
    'address failed',
    /this machine only/,
  ],
  [
    'nothing that listens',
    { url: new URL('http://localhost:3001/mcp') },
    fails,
    'reach failed',
    /Nothing listens on localhost:3001/,
  ],
  ['a name or a certificate', {}, fails, 'reach failed', /not known \(DNS\).*certificate/],
  [
    'a certificate alone',
    { url: new URL('https://localhost:8443/mcp') },
    (request) => (request.url.startsWith('http:') ? new Response('') : fails()),
    'reach failed',
    /no trusted certificate \(TLS\)/,
  ],
  [
    'no word for other origins',
    {},
    (_, mode) => (mode === 'no-cors' ? new Response('') : fails()),
    'cors failed',
    /Access-Control-Allow-Origin/,
  ],
  [
    'a preflight that is refused',
    {},
    (request) => (request.method === 'GET' ? new Response('') : fails()),
    'cors failed',
    /preflight/,
  ],
  [
    'a web page',
    {},
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    'path failed',
    /A web page answers/,
  ],
  ['a wrong path', {}, () => new Response('no', { status: 404 }), 'path failed', /\(404\)/],
  ['a token that is missing', {}, () => new Response('', { status: 401 }), 'access failed', /none was sent/],
  [
    'a token that ran out',
    { token: jwt({ exp: 1 }) },
    () => new Response('', { status: 401 }),
    'access failed',
    /expired at 1970/,
  ],
  [
    'a token for another service',
    { token: jwt({ aud: 'https://other.example' }) },
    () => new Response('', { status: 401 }),
    'access failed',
    /Wrong audience.*https:\/\/other\.example.*https:\/\/tools\.example\/mcp/,
  ],
  [
    'a token that is refused with a word',
    { token: 'opaque' },
    () => new Response('', { status: 401, headers: { 'www-authenticate': 'Bearer error_description="revoked"' } }),
    'access failed',
    /revoked/,
  ],
  [
    'a scope that is missing',
    { token: 'opaque' },
    () =>
      new Response('', {
        status: 403,
        headers: { 'www-authenticate': 'Bearer error="insufficient_scope", scope="write"' },
      }),
    'access failed',
    /lacks a scope \(403\): write/,
  ],
  [
    'a token for a server whose metadata names its own audience',
    { token: jwt({ aud: 'https://tools.example/mcp' }) },
    (request) =>
      request.url.includes('.well-known')
        ? Response.json({ resource: 'https://public.example/mcp' })
        : new Response('', { status: 401 }),
    'access failed',
    /Wrong audience.*the server is https:\/\/public\.example\/mcp/,
  ],
  [
    'a token that is refused without a word',
    { token: 'opaque' },
    () => new Response('', { status: 401 }),
    'access failed',
    /does not say why/,
  ],
  [
    'an answer that never comes, of a server that is there',
    {},
    (_, mode) => {
      if (mode === 'no-cors') return new Response('')
      throw new DOMException('signal timed out', 'TimeoutError')
    },
    'cors failed',
    /does not answer within 8 seconds/,
  ],
  ['an origin that is forbidden', {}, () => new Response('', { status: 403 }), 'access failed', /forbids/],
  [
    'a version that is not taken',
    {},
    () =>
      Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32022, message: 'only 2026-07-28' } }, { status: 400 }),
    'version failed',
    /only 2026-07-28/,
  ],
  [
    'a version that no one knows',
    {},
    () => Response.json({ jsonrpc: '2.0', id: 1, result: { protocolVersion: '2031-01-01' } }),
    'version failed',
    /2031-01-01/,
  ],
  [
    'a server that begins nothing',
    {},
    () => Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'disk is full' } }, { status: 500 }),
    'version failed',
    /refuses to start: disk is full/,
  ],
  [
    'a session that breaks off',
    {},
    async (request, mode) => {
      if (request.method === 'POST' && !(await request.clone().text()).includes('"initialize"')) return fails()
      return healthy(request, mode)
    },
    'session failed',
    /its next request failed/,
  ],
  [
    'a list of tools that is none',
    {},
    async (request, mode) => {
      if (request.method === 'POST' && (await request.clone().text()).includes('tools/list'))
        return Response.json({ jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'no' } })
      return healthy(request, mode)
    },
    'tools failed',
    /lists no tools \(200\)/,
  ],
  ['a stream that is none', { transport: 'sse' }, () => new Response('', { status: 200 }), 'path failed', /\(200\)/],
  [
    'a stream that takes messages elsewhere',
    { transport: 'sse' },
    stream('event: endpoint\ndata: https://other.example/messages\n\n'),
    'session failed',
    /another origin: https:\/\/other\.example\/messages/,
  ],
  [
    'a stream that ends before it has said where to post',
    { transport: 'sse' },
    stream(''),
    'session failed',
    /ended before the address for messages came/,
  ],
  [
    'a stream that breaks off half-way',
    { transport: 'sse' },
    cut('event: endpoint\ndata: /messages\n\n', 'text/event-stream'),
    'version failed',
    /broke off before the answer to initialize came: TypeError: network error/,
  ],
  [
    'a stream that says what is no JSON',
    { transport: 'sse' },
    stream('event: endpoint\ndata: /messages\n\ndata: <html>\n\n', 202),
    'answer failed',
    /not JSON: <html>/,
  ],
  [
    'an answer that breaks off half-way',
    {},
    cut('{"jsonrpc":"2.0",', 'application/json'),
    'answer failed',
    /broke off halfway: TypeError: network error/,
  ],
  [
    'an answer on a stream that breaks off half-way',
    {},
    cut('data: {"jsonrpc":"2.0",', 'text/event-stream'),
    'answer failed',
    /broke off halfway/,
  ],
  [
    'an answer that is no JSON',
    {},
    () => new Response('Warning: x\n{}', { headers: { 'content-type': 'application/json' } }),
    'answer failed',
    /not JSON: Warning: x/,
  ],
  [
    'a stream whose messages no one takes',
    { transport: 'sse' },
    stream('event: endpoint\ndata: /messages\n\n'),
    'version failed',
    /POST 503/,
  ],
])('says of %s', async (_, given, answer, last, words) => {
  const found = await findings(given, answer)
  expect(verdicts(found).at(-1)).toBe(last)
  expect(found.at(-1)?.words).toMatch(words)
  expect(last === 'address failed' || (found.at(-1)?.advice ?? '').length > 20).toBe(true)
})

it('says where a tool server answers instead', async () => {
  const found = await findings({ url: new URL('https://tools.example/api') }, (request, mode) =>
    new URL(request.url).pathname === '/mcp' ? healthy(request, mode) : new Response('no', { status: 404 }),
  )
  expect(found.at(-1)).toMatchObject({ step: 'path', verdict: 'failed' })
  expect(found.at(-1)?.advice).toContain('https://tools.example/mcp by Streamable HTTP')
})

it('sees that a session id is kept from the page', async () => {
  const found = await findings({}, async (request, mode) => {
    if (request.method === 'GET') return healthy(request, mode)
    const { id, method } = (await request.clone().json()) as { id?: number; method: string }
    if (method === 'tools/list') return new Response('no session', { status: 400 })
    return id === undefined
      ? new Response(null, { status: 202 })
      : Response.json({ jsonrpc: '2.0', id, result: { protocolVersion: '2025-11-25' } })
  })
  expect(found.at(-1)).toMatchObject({ step: 'session', verdict: 'failed' })
  expect(found.at(-1)?.advice).toContain('Access-Control-Expose-Headers: Mcp-Session-Id')
})

it('says that nothing answers in time', async () => {
  const clock = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  const found = await findings({}, fails)
  clock.mockRestore()
  expect(found.at(-1)).toMatchObject({ step: 'reach', verdict: 'failed' })
  expect(found.at(-1)?.words).toMatch(/does not answer within 8 seconds/)
})

it('walks through the old stream', async () => {
  let say: (message: object) => void = () => undefined
  const encoder = new TextEncoder()
  const answer: Answer = async (request) => {
    if (request.method === 'GET') {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          say = (message) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(message)}\n\n`))
          controller.enqueue(encoder.encode('event: endpoint\ndata: /messages?id=1\n\n'))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
    const { id, method } = (await request.json()) as { id?: number; method: string }
    if (id === 1) say({ jsonrpc: '2.0', id, result: { protocolVersion: '2024-11-05' } })
    if (method === 'tools/list') say({ jsonrpc: '2.0', id, result: { tools: [] } })
    return new Response(null, { status: 202 })
  }
  expect(verdicts(await findings({ transport: 'sse', url: new URL('https://tools.example/sse') }, answer))).toEqual([
    'address ok',
    'reach ok',
    'cors ok',
    'path ok',
    'access ok',
    'session ok',
    'version ok',
    'tools ok',
  ])
})
