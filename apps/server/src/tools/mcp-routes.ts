import { openShares } from '@kvint/hosted'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guardCaller, subjectOf } from './guard-caller.ts'
import { MOST_OPEN_ANSWERS, handOver } from './hand-over.ts'
import { makeServer, authInfoOf } from './make-server.ts'
import type { Announce, McpRouteOptions } from './mcp-options.ts'
import { type ModernHandlers, modernHandlers } from './modern-handlers.ts'
import { sendNoSession } from './no-session.ts'
import { handOnBetweenNodes } from './nodes/hand-on.ts'
import { nodeAddress } from './nodes/node-address.ts'
import { aloneDirectory, quietly } from './nodes/session-directory.ts'
import { plainRpc } from './plain-rpc.ts'
import { protectedResourceRoutes } from './protected-resource-routes.ts'
import { readRpcBody } from './read-rpc-body.ts'
import { sessions } from './sessions.ts'
import { streamableRoutes } from './streamable-routes.ts'
import { viewFrameRoute } from './view-frame-route.ts'
import { sendNotFound } from '../platform/errors/answer-errors.ts'
import { parseJsonBytes, watchResources } from '@kvint/mcp'
import { cancelledByClosing } from './cancelled-by-closing.ts'
import type { McpParts } from './mcp-parts.ts'
import { randomUUID } from 'node:crypto'
import { type JSONRPCMessage, parseJSONRPCMessage } from '@modelcontextprotocol/server'
import { RPC_CODES, sendRpcError } from './rpc-error.ts'
import { sendPlain } from './send-plain.ts'
import { SseTransport } from './sse-transport.ts'

/** The tool server over HTTP: every transport and era on the same tools. Registered as a child of the service. */
export async function mcpRoutes(app: FastifyInstance, options: McpRouteOptions): Promise<void> {
  const keepAliveMs = options.keepAliveMs ?? KEEP_ALIVE_MS
  const onError = (error: unknown) => app.log.error(error)
  const make = () => makeServer(options, announce, onError)
  const modern: ModernHandlers = modernHandlers(
    () => make(),
    keepAliveMs,
    (error) => app.log.debug(error),
  )
  const announce: Announce = (list) => modern.announce(list)
  const ownAddress = () => nodeAddress(options.nodeUrl, app.server.address())
  const directory = quietly(options.directory?.(ownAddress) ?? aloneDirectory, onError)
  const parts = {
    options,
    make,
    keepAliveMs,
    plain: await plainRpc({ make, libraryFor: options.libraryFor, onError }),
    sessions: sessions(make, directory, { keepAliveMs }),
    directory,
    handOn: await handOnBetweenNodes(app, directory, sendNoSession, options.onRelayBroken),
    modern,
  }
  app.addHook('preClose', async () => {
    await Promise.all([parts.sessions.close(), parts.modern.close(), parts.plain.close()])
  })

  app.decorate('openAnswers', openShares(MOST_OPEN_ANSWERS))
  readRpcBody(app)
  guardCaller(app, options)
  protectedResourceRoutes(app, options)
  unservedRoutes(app)
  viewFrameRoute(app)
  streamableRoutes(app, parts)
  legacySseRoutes(app, parts)
  toolListRoutes(app, parts)
}

/** Addresses under which clients and the site's test pages look for a tool server and find none. */
function unservedRoutes(app: FastifyInstance): void {
  for (const url of UNSERVED) {
    app.route({ method: ['GET', 'POST'], url, config: { isOpen: true }, handler: sendNotFound })
  }
}

/** The tools as plain JSON, for who wants to look without speaking the protocol. */
function toolListRoutes(app: FastifyInstance, { plain }: McpParts): void {
  const list = async (request: FastifyRequest, reply: FastifyReply) => {
    const message = { jsonrpc: '2.0' as const, id: 1, method: 'tools/list' }
    const answer = await plain.request(message, {
      subject: subjectOf(request),
      cancellation: cancelledByClosing(reply),
    })
    return reply.send((parseJsonBytes(answer) as { result: unknown }).result)
  }
  app.get('/mcp/tools', list)
  app.get('/mcp/local/tools', list)
}

/**
 * `GET /mcp/sse` opens a stream that names where to post; a post without a stream is answered at once.
 * The protocol calls this transport old, and clients still use it.
 */
function legacySseRoutes(
  app: FastifyInstance,
  { options, make, keepAliveMs, plain, directory, handOn }: McpParts,
): void {
  const streams = new Map<string, { readonly subjectId: string; readonly transport: SseTransport }>()
  app.addHook('preClose', async () => {
    await Promise.all([...streams.values()].map(({ transport }) => transport.close()))
  })

  app.get('/mcp/sse', (request, reply) =>
    handOver(request, reply, async (_raw, response) => {
      const subject = subjectOf(request)
      const id = randomUUID()
      const server = make()
      const transport = new SseTransport(response, id, keepAliveMs)
      const unwatch = watchResources(server, options.libraryFor(subject))
      server.server['onclose'] = () => {
        unwatch()
        streams.delete(id)
        void directory.remove(id)
      }
      streams.set(id, { subjectId: subject.id, transport })
      await directory.add(id, subject.id)
      await server.connect(transport)
    }),
  )

  app.post<{ Querystring: { sessionId?: string } }>('/mcp/messages', async (request, reply) => {
    const { sessionId } = request.query
    const authInfo = authInfoOf(subjectOf(request))
    if (sessionId === undefined) {
      const answer = await plain.answer(request.body, {
        subject: subjectOf(request),
        cancellation: cancelledByClosing(reply),
      })
      return sendPlain(reply, answer)
    }
    const stream = streams.get(sessionId)
    if (!stream || stream.subjectId !== subjectOf(request).id) {
      if (!stream && (await handOn(sessionId, request, reply))) return reply
      return sendRpcError(
        reply,
        404,
        RPC_CODES.invalidRequest,
        'There is no such stream, or it has ended. Open GET /mcp/sse again.',
      )
    }
    const message = parsed(request.body)
    if (!message) return sendRpcError(reply, 400, RPC_CODES.invalidRequest, 'This is not a JSON-RPC 2.0 message.')
    stream.transport.receive(message, authInfo)
    return reply.status(202).type('text/plain').send('Accepted')
  })
}

function parsed(body: unknown): JSONRPCMessage | null {
  try {
    return parseJSONRPCMessage(body)
  } catch {
    return null
  }
}

/** Shorter than the usual idle limit of proxies (60 s), as the SDK's own streams have it. */
const KEEP_ALIVE_MS = 15_000

const UNSERVED = ['/api/mcp', '/v1/mcp', '/mcp/v1']
