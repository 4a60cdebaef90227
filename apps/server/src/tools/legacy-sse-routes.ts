import { randomUUID } from 'node:crypto'
import { watchResources } from '@kvint/mcp'
import { type JSONRPCMessage, parseJSONRPCMessage } from '@modelcontextprotocol/server'
import type { FastifyInstance } from 'fastify'
import { cancelledByClosing } from './cancelled-by-closing.ts'
import { subjectOf } from './guard-caller.ts'
import { handOver } from './hand-over.ts'
import { authInfoOf } from './make-server.ts'
import type { McpParts } from './mcp-parts.ts'
import { RPC_CODES, sendRpcError } from './rpc-error.ts'
import { sendPlain } from './send-plain.ts'
import { SseTransport } from './sse-transport.ts'

/**
 * `GET /mcp/sse` opens a stream that names where to post; a post without a stream is answered at once.
 * The protocol calls this transport old, and clients still use it.
 */
export function legacySseRoutes(
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
    if (!message) return sendRpcError(reply, 400, RPC_CODES.invalidRequest, 'This is no JSON-RPC 2.0 message.')
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
