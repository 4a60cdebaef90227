import type { FastifyReply } from 'fastify'
import type { PlainAnswer } from './plain-rpc.ts'

export function sendPlain(reply: FastifyReply, { status, json }: PlainAnswer): FastifyReply {
  return json === null ? reply.status(status).send() : reply.status(status).type('application/json').send(json)
}
