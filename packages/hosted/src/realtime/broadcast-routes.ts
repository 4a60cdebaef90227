import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../hosted.ts'
import { addCors } from '../http/cors.ts'
import { parseJson } from '../http/parse-json.ts'
import { restCaller } from '../rest/caller.ts'
import { RestError, sendRestError } from '../rest/rest-error.ts'
import { isName } from './frames.ts'
import type { Hub } from './hub.ts'
import { privateAccess } from './private-access.ts'

const name = z.string().refine(isName)
const body = z.object({
  messages: z
    .array(z.object({ topic: name, event: name, payload: z.unknown(), private: z.boolean().nullish() }))
    .max(100),
})

/** POST /api/broadcast and /api/broadcast/{topic}/events/{event}: broadcasts without a socket. */
export function broadcastRoutes(app: FastifyInstance, hosted: Hosted, hub: Hub): void {
  const bodyLimit = hosted.settings.realtime.maximumMessageBytes
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, content, done) => done(null, content))
  app.setErrorHandler(sendRestError)
  addCors(app)

  app.post('/api/broadcast', async (request, reply) => {
    const caller = await restCaller(hosted, request)
    const parsed = body.safeParse(readJson(request.body))
    if (!parsed.success)
      throw new RestError(
        422,
        'PGRST102',
        'messages must be a list of topic, event and payload, the first two of 255 bytes at most',
      )
    for (const { topic, event, payload, private: isPrivate } of parsed.data.messages) {
      if (isPrivate && !(await privateAccess(hosted, caller, topic)).mayWrite)
        throw new RestError(403, '42501', 'Unauthorized')
      const bytes = Buffer.from(JSON.stringify(payload ?? {}))
      hub.broadcast({ topic: `realtime:${topic}`, event, isJson: true, bytes }, isPrivate ?? false)
    }
    return reply.code(202).send()
  })

  app.post<{ Params: { topic: string; event: string }; Querystring: { private?: string } }>(
    '/api/broadcast/:topic/events/:event',
    async (request, reply) => {
      const caller = await restCaller(hosted, request)
      const { topic, event } = request.params
      if (!isName(topic) || !isName(event))
        throw new RestError(422, 'PGRST102', 'topic and event have 255 bytes at most')
      const isPrivate = request.query.private === 'true'
      if (isPrivate && !(await privateAccess(hosted, caller, topic)).mayWrite)
        throw new RestError(403, '42501', 'Unauthorized')
      const isJson = request.headers['content-type'] !== 'application/octet-stream'
      if (isJson && readJson(request.body) === undefined) throw new RestError(400, 'PGRST102', 'Empty or invalid json')
      hub.broadcast({ topic: `realtime:${topic}`, event, isJson, bytes: request.body as Buffer }, isPrivate)
      return reply.code(202).send()
    },
  )
}

function readJson(content: unknown): unknown {
  try {
    return parseJson(String(content))
  } catch {
    return undefined
  }
}
