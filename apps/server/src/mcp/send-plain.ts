import type { FastifyReply } from 'fastify'
import type { PlainAnswer } from './plain-rpc.ts'

/** As bytes: a text is measured and written anew for each, which costs more than making it. */
export function sendPlain(reply: FastifyReply, { status, json }: PlainAnswer): FastifyReply {
  return json === null
    ? reply.status(status).send()
    : reply.status(status).type('application/json').send(Buffer.from(json))
}
