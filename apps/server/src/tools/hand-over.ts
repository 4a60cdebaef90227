import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf, type OpenShares } from '@kvint/hosted'
import type { AuthInfo } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { authInfoOf } from './make-server.ts'
import { ownerOf, subjectOf } from './guard-caller.ts'
import { RPC_CODES, sendRpcError } from './rpc-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers under way that the SDK writes: streams, most of them. */
    openAnswers: OpenShares<'account' | 'address' | 'all'>
  }
}

/** Of one account, of one network of addresses, of this server. */
export const MOST_OPEN_ANSWERS = { account: 100, address: 400, all: 5_000 }

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
  const close = request.server.openAnswers.take({ account: ownerOf(request), address: networkOf(request.ip), all: '' })
  if (!close) {
    sendRpcError(reply.header('retry-after', '5'), 429, RPC_CODES.invalidRequest, TOO_MANY)
    return
  }
  const watch = setInterval(() => void endWithAccess(request, reply), WATCH_MS).unref()
  reply.raw.once('close', close)
  reply.raw.once('close', () => clearInterval(watch))
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

/** A stream hears nothing more of an account once what opened it has ended; where that cannot be asked, it goes on. */
async function endWithAccess(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!(await request.server.goesOn(request).catch(() => true))) reply.raw.socket?.destroy()
}

const WATCH_MS = 5_000
const TOO_MANY = 'Too many streams of yours are open. Close one, then try again.'
