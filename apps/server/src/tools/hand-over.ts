import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AuthInfo } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { authInfoOf } from './make-server.ts'
import { subjectOf } from './guard-caller.ts'

/** Hands a request to the SDK's own transport. Headers set so far (CORS) go along; Fastify would drop them. */
export async function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (
    request: IncomingMessage & { auth: AuthInfo; method: string; url: string },
    response: ServerResponse,
    body: unknown,
  ) => Promise<void>,
): Promise<void> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.setHeader('x-accel-buffering', 'no')
  reply.hijack()
  /** Fastify no longer listens. A stream that its reader has left ends by itself, and must not end the process. */
  reply.raw.on('error', (error) => request.log.debug(error))
  try {
    await handle(
      Object.assign(request.raw, { auth: authInfoOf(subjectOf(request)), method: request.method, url: request.url }),
      reply.raw,
      request.body,
    )
  } catch (error) {
    reply.raw.destroy()
    throw error
  }
}
