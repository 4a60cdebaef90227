import { type ErrorBody, type ErrorCode, HTTP_STATUS, KvintError } from '@kvint/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { codeOfStatus } from './code-of-status.ts'
import { outsideFailure } from './outside-failure.ts'
import { TooManyCalls } from '../rate-limits/limit-callers.ts'

/** One error shape for the whole API: a code, a sentence, and the request's id. What failed inside stays in the log. */
export const answerErrors = fastifyPlugin(async (app) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof KvintError) {
      if (HTTP_STATUS[error.code] >= 500) request.log.warn(error)
      if (error instanceof TooManyCalls) void reply.header('retry-after', String(error.retryAfterSeconds))
      return send(reply, request, error.code, error.message)
    }
    const outside = outsideFailure(error)
    if (outside) {
      request.log.warn(error)
      return send(reply, request, outside.code, outside.message)
    }
    const status = error.statusCode ?? 500
    if (status < 500)
      return send(reply, request, codeOfStatus(status), IN_OUR_WORDS[error.code] ?? error.message, status)
    request.log.error(error)
    return send(reply, request, 'internal', OUR_FAULT)
  })
})

/** What Fastify refuses before a route is found, such as an address that cannot be decoded. */
export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400
  send(reply, request, codeOfStatus(status), status < 500 ? error.message : OUR_FAULT, status)
}

/** The answer for an address that the API does not have. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? '/'
  return send(reply, request, 'not-found', `There is nothing at ${request.method} ${path}. Check the address.`)
}

function send(reply: FastifyReply, request: FastifyRequest, code: ErrorCode, message: string, status?: number) {
  const body: ErrorBody = { error: { code, message, requestId: request.id } }
  const seconds = RETRY_AFTER_S[code]
  if (seconds && !reply.hasHeader('retry-after')) void reply.header('retry-after', seconds)
  if (code === 'unauthorized' && !reply.hasHeader('www-authenticate')) void reply.header('www-authenticate', 'Bearer')
  return reply.status(status ?? HTTP_STATUS[code]).send(body)
}

const IN_OUR_WORDS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than this call takes. Send less at once; sets go to /api/v1/uploads.',
}
const OUR_FAULT = 'Something failed on our side. Try again; if it stays, write to support with the request id.'
const RETRY_AFTER_S: Partial<Record<ErrorCode, string>> = { unavailable: '2', 'storage-full': '60' }
