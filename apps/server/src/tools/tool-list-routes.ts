import { parseJsonBytes } from '@kvint/mcp'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cancelledByClosing } from './cancelled-by-closing.ts'
import { subjectOf } from './guard-caller.ts'
import type { McpParts } from './mcp-parts.ts'

/** The tools as plain JSON, for who wants to look without speaking the protocol. */
export function toolListRoutes(app: FastifyInstance, { plain }: McpParts): void {
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
