import type { FastifyReply } from 'fastify'

/** The JSON-RPC error codes of the specification that the transports answer with themselves. */
export const RPC_CODES = {
  connectionClosed: -32_000,
  requestTimeout: -32_001,
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
} as const

export function rpcError(code: number, message: string, id: string | number | null = null) {
  return { jsonrpc: '2.0' as const, id, error: { code, message } }
}

export function sendRpcError(
  reply: FastifyReply,
  status: number,
  code: number,
  message: string,
  id: string | number | null = null,
): FastifyReply {
  return reply.status(status).send(rpcError(code, message, id))
}
