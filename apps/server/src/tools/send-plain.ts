import type { OutgoingHttpHeader } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { PlainAnswer } from './plain-rpc.ts'

/**
 * Answers go out past Fastify, which would measure their bytes again: head and body are one write. What takes more than
 * the first flight of packets, such as a whole report, goes through it, and is compressed there for who asks for that.
 */
export function sendPlain(reply: FastifyReply, { status, json }: PlainAnswer): FastifyReply {
  if (json === null) return reply.status(status).send()
  if (json.length > FIRST_FLIGHT_BYTES)
    return reply.status(status).header('content-type', JSON_TYPE).send(Buffer.from(json, 'latin1'))
  const headers: OutgoingHttpHeader[] = ['content-type', JSON_TYPE, 'content-length', json.length]
  const own = reply.getHeaders()
  for (const name in own) if (own[name] !== undefined) headers.push(name, own[name])
  reply.hijack().raw.writeHead(status, headers).end(json, 'latin1')
  return reply
}

/** Ten segments of 1,460 bytes (RFC 6928), less a head. */
const FIRST_FLIGHT_BYTES = 14_000
const JSON_TYPE = 'application/json; charset=utf-8'
