import type { ServerResponse } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { type JSONRPCRequest, classifyInboundRequest } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '@kvint/hosted'
import { TOOLS } from '@kvint/mcp'
import type { Subject } from './access.ts'
import { cancelledByClosing } from './cancelled-by-closing.ts'
import { ownerOf, subjectOf } from './guard-caller.ts'
import { handOver } from './hand-over.ts'
import { IDENTITY } from './make-server.ts'
import type { McpParts } from './mcp-parts.ts'
import { sendNoSession } from './no-session.ts'
import { RPC_CODES, sendRpcError } from './rpc-error.ts'
import { isNotification, isRequest, isSurelyLegacy } from './rpc-message.ts'
import { sendPlain } from './send-plain.ts'
import type { Session } from './sessions.ts'
import { commonStatelessCall, plainStatelessCall } from './stateless-call.ts'

/**
 * One endpoint for both eras. A request of the 2026-07-28 protocol names itself; of the others, what carries a session
 * goes to its session and what opens one to a new one; the rest is plain JSON-RPC, answered at once.
 */
export function streamableRoutes(app: FastifyInstance, parts: McpParts): void {
  app.options('/mcp', preflight)
  app.options('/mcp/*', preflight)
  app.post('/mcp', (request, reply) => post(request, reply, parts))
  app.post('/mcp/json-rpc', (request, reply) => plain(request, reply, parts))
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: (request, reply) => {
      const session = sessionOf(request, parts)
      if (session === undefined) {
        return sendRpcError(
          reply.header('allow', 'POST'),
          405,
          RPC_CODES.invalidRequest,
          'POST a JSON-RPC message here. GET and DELETE need an Mcp-Session-Id.',
        )
      }
      return session ? toSession(session, request, reply) : elsewhere(request, reply, parts)
    },
  })
}

function post(request: FastifyRequest, reply: FastifyReply, parts: McpParts): Promise<unknown> {
  const common = commonStatelessCall(request.body, request.headers)
  if (common) return statelessAnswer(common, request, reply, parts)
  const route = isSurelyLegacy(request.body, request.headers) ? null : routeOf(request)
  const call = route && plainStatelessCall(route, request.headers)
  if (call) return statelessAnswer(call, request, reply, parts)
  if (route && route.kind !== 'legacy') return toModern(request, reply, parts)
  const session = sessionOf(request, parts)
  if (session === null) return elsewhere(request, reply, parts)
  if (session)
    return needsNoStream(request) ? quickAnswer(session, request, reply, parts) : toSession(session, request, reply)
  const opens = isRequest(request.body) && request.body.method === 'initialize' && acceptsStreams(request)
  return opens ? openSession(request, reply, parts) : plain(request, reply, parts)
}

function routeOf({ body, headers }: FastifyRequest) {
  return classifyInboundRequest({
    httpMethod: 'POST',
    body,
    ...header('protocolVersionHeader', headers['mcp-protocol-version']),
    ...header('mcpMethodHeader', headers['mcp-method']),
    ...header('mcpNameHeader', headers['mcp-name']),
  })
}

async function plain(request: FastifyRequest, reply: FastifyReply, { plain: rpc }: McpParts): Promise<FastifyReply> {
  const answer = await rpc.answer(request.body, {
    subject: subjectOf(request),
    cancellation: cancelledByClosing(reply),
  })
  return sendPlain(reply, answer)
}

async function statelessAnswer(
  call: JSONRPCRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  { plain: rpc }: McpParts,
): Promise<FastifyReply> {
  const caller = { subject: subjectOf(request), cancellation: cancelledByClosing(reply), servedBy: IDENTITY }
  return sendPlain(reply, { status: 200, json: await rpc.request(call, caller) })
}

function toModern(request: FastifyRequest, reply: FastifyReply, { modern, options }: McpParts): Promise<void> {
  const subject = subjectOf(request)
  const handle = toNodeHandler(modern.handlerOf(subject.id, options.libraryFor(subject)))
  return handOver(request, reply, handle)
}

async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, options }: McpParts,
): Promise<void> {
  const subject: Subject = subjectOf(request)
  const owners = { account: ownerOf(request), address: networkOf(request.ip) }
  const transport = await sessions.open(subject.id, options.libraryFor(subject), owners)
  return handOver(request, reply, (raw, response, body) => transport.handleRequest(raw, response, body))
}

/** Holds the subscriptions, the streams and what the client itself can be asked. */
async function toSession(session: Session, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { body } = request
  const first = opensStream(request) ? await session.firstEvent() : null
  if (isNotification(body) && body.method === 'notifications/cancelled') {
    session.inFlight.get(String(body.params?.['requestId']))?.abort()
  }
  return handOver(request, reply, (raw, response, message) => {
    if (first !== null) beginWith(response, first)
    return session.transport.handleRequest(raw, response, message)
  })
}

/** A new stream of a client that knows events without a message (2025-11-25). */
function opensStream({ method, headers }: FastifyRequest): boolean {
  const version = headers['mcp-protocol-version']
  return (
    method === 'GET' && headers['last-event-id'] === undefined && typeof version === 'string' && version >= '2025-11-25'
  )
}

/** The SDK begins the streams of POST so, and not those of GET. */
function beginWith(response: ServerResponse, text: string): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    const written = writeHead(...head)
    if (head[0] === 200) response.write(text)
    return written
  }
}

/** What needs no stream is answered by the resident server, which costs a fraction of the session's own transport. */
async function quickAnswer(
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
  { plain: rpc }: McpParts,
): Promise<FastifyReply> {
  const message = request.body as JSONRPCRequest
  const cancellation = cancelledByClosing(reply)
  session.inFlight.set(String(message.id), cancellation)
  const json = await rpc.request(message, { subject: subjectOf(request), cancellation })
  session.inFlight.delete(String(message.id))
  return sendPlain(reply, { status: 200, json })
}

function needsNoStream({ body, headers }: FastifyRequest): boolean {
  if (!isRequest(body) || body.params?._meta?.progressToken !== undefined) return false
  const version = headers['mcp-protocol-version']
  const isServed = version === undefined || SESSION_VERSIONS.has(String(version))
  const isPlain =
    body.method === 'tools/call' ? OWN_TOOLS.has(String(body.params?.['name'])) : STREAMLESS.has(body.method)
  return isServed && isPlain && String(headers.accept).includes('application/json')
}

/** `undefined` where the request names no session, `null` where it names none that the subject has. */
function sessionOf(request: FastifyRequest, { sessions }: McpParts): Session | null | undefined {
  const id = request.headers['mcp-session-id']
  return typeof id === 'string' ? sessions.find(id, subjectOf(request).id) : undefined
}

/** Another process may hold the session. */
async function elsewhere(request: FastifyRequest, reply: FastifyReply, { handOn }: McpParts): Promise<FastifyReply> {
  const isHandedOn = await handOn(String(request.headers['mcp-session-id']), request, reply)
  return isHandedOn ? reply : sendNoSession(reply)
}

function acceptsStreams({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  return accept.includes('text/event-stream') && accept.includes('application/json')
}

function header<Name extends string>(name: Name, value: string | string[] | undefined): { [key in Name]?: string } {
  return typeof value === 'string' ? ({ [name]: value } as { [key in Name]: string }) : {}
}

/** Header names that clients mirror parameters into have no end, so what the browser asks for is what it gets. */
function preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const asked = request.headers['access-control-request-headers']
  return reply
    .status(204)
    .headers({
      'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
      'access-control-max-age': '600',
      ...(asked === undefined ? {} : { 'access-control-allow-headers': asked }),
    })
    .send()
}

const OWN_TOOLS = new Set(TOOLS.map(({ name }) => name))
const STREAMLESS = new Set([
  'ping',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
  'completion/complete',
])
const SESSION_VERSIONS = new Set(['2024-10-07', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])
