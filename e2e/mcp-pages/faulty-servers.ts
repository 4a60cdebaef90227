import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server with one fault a path, each as it is met with in the field. */
export async function faultyServers(): Promise<{ readonly at: (fault: Fault) => string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const [, fault = ''] = (request.url ?? '/').split('/')
    response.setHeader('connection', 'close')
    const answer = isFault(fault) ? FAULTS[fault] : missing
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return { at: (fault) => `${origin}/${fault}/mcp`, close: () => server.close() }
}

export type Fault =
  | 'no-cors'
  | 'no-preflight'
  | 'web-page'
  | 'version'
  | 'audience'
  | 'scope'
  | 'origin'
  | 'no-tools'
  | 'cut'
  | 'no-json'
  | 'cut-answer'
  | 'warning'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const missing: Answer = (_, response) => void response.writeHead(404, CORS).end()

/** Lets other origins in, then answers what is no preflight. */
const open =
  (answer: Answer): Answer =>
  (request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, CORS).end()
    else answer(request, response)
  }

const refusal =
  (status: number, challenge: string): Answer =>
  (_, response) =>
    void response.writeHead(status, { ...CORS, 'www-authenticate': `Bearer ${challenge}` }).end()

const FAULTS: Readonly<Record<Fault, Answer>> = {
  'no-cors': (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  'no-preflight': (request, response) =>
    void (request.method === 'OPTIONS' ? response.writeHead(405).end() : response.writeHead(405, CORS).end()),
  'web-page': open((_, response) => void response.writeHead(200, { ...CORS, 'content-type': 'text/html' }).end('<p>')),
  version: open((request, response) =>
    say(request, response, { error: { code: -32_022, message: 'only 2031-01-01' } }),
  ),
  audience: open(refusal(401, 'error="invalid_token"')),
  scope: open(refusal(403, 'error="insufficient_scope", scope="write"')),
  origin: open((_, response) => void response.writeHead(403, CORS).end()),
  'no-tools': open((request, response) =>
    say(request, response, { result: { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: {} } }),
  ),
  cut: (request, response) => streaming('{"jsonrpc":"2.0","method":"notifications/message"}', true)(request, response),
  'cut-answer': open((_, response) => {
    response.writeHead(200, { ...CORS, 'content-type': 'application/json', 'content-length': 900 }).write('{"jsonrpc"')
    setTimeout(() => response.destroy(), CUT_MS)
  }),
  warning: open(
    (_, response) => void response.writeHead(200, { ...CORS, 'content-type': 'application/json' }).end('Warning: {}'),
  ),
  'no-json': (request, response) => streaming('<html>', false)(request, response),
}

/** An event stream that names its address for POSTs, says something, and then goes on or breaks off. */
const streaming = (words: string, isCut: boolean) =>
  open((request, response) => {
    if (request.method !== 'GET') return void response.writeHead(202, CORS).end()
    response.writeHead(200, { ...CORS, 'content-type': 'text/event-stream' })
    response.write(`event: endpoint\ndata: ${request.url ?? ''}\n\ndata: ${words}\n\n`)
    if (isCut) setTimeout(() => response.destroy(), CUT_MS)
  })

function isFault(name: string): name is Fault {
  return name in FAULTS
}

/** The same to every request, whatever it asks. */
function say(request: IncomingMessage, response: ServerResponse, answer: object): void {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const { id } = JSON.parse(body === '' ? '{}' : body) as { id?: number }
    if (id === undefined) return void response.writeHead(202, CORS).end()
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' })
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
  })
}

const CUT_MS = 300
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'content-type, accept, authorization, mcp-session-id, mcp-protocol-version',
  'access-control-expose-headers': 'mcp-session-id, www-authenticate',
}
