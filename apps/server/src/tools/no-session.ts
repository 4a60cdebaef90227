import type { FastifyReply } from 'fastify'
import { RPC_CODES, sendRpcError } from './rpc-error.ts'

/** Clients that hear it open a new session. */
export function sendNoSession(reply: FastifyReply): FastifyReply {
  return sendRpcError(
    reply,
    404,
    RPC_CODES.invalidRequest,
    'There is no such session, or it has ended. Send initialize to open a new one.',
  )
}
