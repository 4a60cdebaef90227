import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { PlainAnswer } from './plain-rpc.ts'

/** Answers go out past Fastify, which would measure their bytes again: head and body are one write. */
export function sendPlain(reply: FastifyReply, { status, json }: PlainAnswer): FastifyReply {
  if (json === null) return reply.status(status).send()
  const headers = { ...reply.getHeaders(), 'content-type': JSON_TYPE, 'content-length': json.length }
  reply
    .hijack()
    .raw.writeHead(status, headers as OutgoingHttpHeaders)
    .end(json, 'latin1')
  return reply
}

const JSON_TYPE = 'application/json; charset=utf-8'
