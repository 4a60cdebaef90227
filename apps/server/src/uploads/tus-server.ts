import { type ErrorBody, HTTP_STATUS, KvintError, LARGEST_SET_BYTES } from '@kvint/contract'
import { ERRORS, type Locker, Server, type ServerOptions } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OUR_FAULT } from '../errors/answer-errors.ts'
import { codeOfStatus } from '../errors/code-of-status.ts'
import { outsideFailure } from '../errors/outside-failure.ts'
import type { Caller } from '../projects/kept-projects.ts'
import type { FinishUploads } from './finish-uploads.ts'
import type { IncomingParts } from './incoming-parts.ts'
import type { Upload } from './upload-rows.ts'

export const UPLOADS_PATH = '/api/v1/uploads'

/** Hands a request that was looked at already to the tus protocol, which answers it itself. */
export type SpeakTus = (request: FastifyRequest, reply: FastifyReply, about: About) => Promise<void>

type About = { readonly caller: Caller; readonly upload: Upload }

export function tusServer(incoming: IncomingParts, finish: FinishUploads, locker: Locker): SpeakTus {
  const known = new WeakMap<object, About & { readonly requestId: string }>()
  const aboutOf = (request: TusRequest) => {
    const about = request.runtime?.node && known.get(request.runtime.node.req)
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
      const { requestId } = aboutOf(request)
      const { status, code, message } = refusalOf(error)
      const body: ErrorBody = { error: { code, message, requestId } }
      return { status_code: status, body: JSON.stringify(body) }
    },
  })
  return async (request, reply, about) => {
    known.set(request.raw, { ...about, requestId: request.id })
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '')
    reply.hijack()
    await server.handle(request.raw, reply.raw)
  }
}

/** Ours, one of the world outside, or one of the protocol, whose statuses its clients know. */
function refusalOf(error: Error | { status_code: number; body: string }) {
  const known = error instanceof KvintError ? error : 'status_code' in error ? undefined : outsideFailure(error)
  if (known) return { status: HTTP_STATUS[known.code], code: known.code, message: known.message }
  if (error === ERRORS.ERR_LOCK_TIMEOUT) return { status: 409, code: 'conflict' as const, message: LOCKED }
  const status = 'status_code' in error ? error.status_code : 500
  const message = status < 500 && 'body' in error ? `${error.body.trim()}.` : OUR_FAULT
  return { status, code: codeOfStatus(status), message }
}

const LOCKED = 'Another connection is sending this file. Let it end, or try again in a moment.'

type TusRequest = Parameters<NonNullable<ServerOptions['onUploadFinish']>>[0]
