import { ReadableStream } from 'node:stream/web'
import { KvintError, LARGEST_SET_BYTES } from '@kvint/contract'
import { type Locker, Server } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../projects/kept-projects.ts'
import type { FinishUploads } from './finish-uploads.ts'
import type { IncomingParts } from './incoming-parts.ts'
import { protocolRefusal } from './protocol-refusal.ts'
import type { Upload } from './upload-rows.ts'

export const UPLOADS_PATH = '/api/v1/uploads'

/** Has the tus protocol answer a request that was looked at already. @throws what it refuses, as everything is refused here */
export type SpeakTus = (request: FastifyRequest, reply: FastifyReply, about: About) => Promise<FastifyReply>

type About = { readonly caller: Caller; readonly upload: Upload }

export function tusServer(incoming: IncomingParts, finish: FinishUploads, locker: Locker): SpeakTus {
  const known = new WeakMap<Request, About & { refusal?: unknown }>()
  const aboutOf = (request: Request) => {
    const about = known.get(request)
    if (!about) throw new Error('A request of the tus protocol came by another way.')
    return about
  }
  const server = new Server({
    path: UPLOADS_PATH,
    relativeLocation: true,
    datastore: incoming.store,
    locker,
    maxSize: LARGEST_SET_BYTES,
    allowedOrigins: [],
    namingFunction: (request) => aboutOf(request).upload.id,
    async onUploadFinish(request) {
      const { caller, upload } = aboutOf(request)
      await finish.one(caller, upload)
      return {}
    },
    onResponseError(request, error) {
      aboutOf(request).refusal = protocolRefusal(error)
      return undefined
    },
  })
  return async (request, reply, about) => {
    const asked = webRequest(request)
    known.set(asked, { ...about })
    const answer = await server.handleWeb(asked)
    if (answer.status >= 400)
      throw aboutOf(asked).refusal ?? new KvintError('bad-request', `${(await answer.text()).trim()}.`)
    for (const [name, value] of answer.headers) if (!OURS.test(name)) reply.header(name, value)
    return reply.status(answer.status).send()
  }
}

/** Without a copy of each part of the body, which Node's own way from one kind of stream to the other makes. */
function webRequest({ method, url, raw }: FastifyRequest): Request {
  const hasBody = method === 'PATCH' || method === 'POST'
  const init: RequestInit & { readonly duplex: 'half' } = {
    method,
    headers: Object.entries(raw.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    body: hasBody ? (ReadableStream.from(whatComes(raw)) as BodyInit) : null,
    duplex: 'half',
  }
  return new Request(`http://localhost${url}`, init)
}

/** Where the line breaks, what came so far is kept. */
async function* whatComes(raw: FastifyRequest['raw']): AsyncGenerator<Uint8Array> {
  try {
    yield* raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  } catch {
    return
  }
}

/** Headers that are told elsewhere, or of a body that is not there. */
const OURS = /^(access-control-|content-|connection$)/
