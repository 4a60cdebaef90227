import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { closedSignal } from './closed-signal.ts'
import { subjectOf } from './guard-caller.ts'
import { authInfoOf } from './make-server.ts'
import type { McpParts } from './mcp-parts.ts'

/** The tools as plain JSON, for who wants to look without speaking the protocol. */
export function toolListRoutes(app: FastifyInstance, { plain }: McpParts): void {
  const list = async (request: FastifyRequest, reply: FastifyReply) => {
    const message = { jsonrpc: '2.0' as const, id: 1, method: 'tools/list' }
    const answer = await plain.request(message, {
      authInfo: authInfoOf(subjectOf(request)),
      signal: closedSignal(reply),
    })
    return reply.send(answer && 'result' in answer ? answer.result : { tools: [] })
  }
  app.get('/mcp/tools', list)
  app.get('/mcp/local/tools', list)
}
