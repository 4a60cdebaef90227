import type { FastifyReply } from 'fastify'
import type { PlainAnswer } from './plain-rpc.ts'

/** Answers go out past Fastify, which would measure their bytes again: head and body are one write. */
export function sendPlain(reply: FastifyReply, { status, json }: PlainAnswer): FastifyReply {
  if (json === null) return reply.status(status).send()
  const headers = reply
    .headers({ 'content-type': 'application/json; charset=utf-8', 'content-length': json.length })
    .getHeaders()
  reply.hijack().raw.writeHead(status, headers).end(json, 'latin1')
  return reply
}
