import type { FastifyReply, FastifyRequest } from 'fastify'
import { AuthError, OAuthError } from './auth-error.ts'

/** Writes an error in the form that the client's version asks for (protocol 0.2). What went wrong inside stays in the log. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof OAuthError) {
    if (error.status === 401 && /^basic /i.test(request.headers.authorization ?? ''))
      void reply.header('www-authenticate', 'Basic realm="oauth"')
    return reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .send({ error: error.error, error_description: error.message })
  }
  const known = error instanceof AuthError ? error : translate(error, request)
  void reply.code(known.status).header('x-sb-error-code', known.code).header('cache-control', 'no-store')
  if (known.retryAfterSeconds !== undefined) void reply.header('retry-after', known.retryAfterSeconds)
  if (asksForNewForm(request))
    return reply
      .header('X-Supabase-Api-Version', NEW_FORM)
      .send({ code: known.code, message: known.message, ...known.extra })
  const errorId = known.status >= 500 ? { error_id: request.id } : {}
  return reply.send({ code: known.status, error_code: known.code, msg: known.message, ...errorId, ...known.extra })
}

const NEW_FORM = '2024-01-01'

function asksForNewForm(request: FastifyRequest): boolean {
  const version = request.headers['x-supabase-api-version']
  return typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= NEW_FORM
}

/** A lost or full database is an outage (503), never a refusal: a wrong 4xx on refresh would destroy the client's session. */
function translate(error: unknown, request: FastifyRequest): AuthError {
  const { code, statusCode, message, constraint } = error as Partial<
    Record<'code' | 'message' | 'constraint', string> & { statusCode: number }
  >
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AuthError(413, 'request_entity_too_large', 'Request body too large (max 1048576 bytes)')
  if (statusCode !== undefined && statusCode < 500)
    return new AuthError(statusCode, 'validation_failed', message ?? 'Bad request')
  if (code === '23514' && constraint?.endsWith('_length'))
    return new AuthError(400, 'validation_failed', `The ${constraint.replace(/_length$/, '')} is too long`)
  if (code === '22021' || code === '22P05')
    return new AuthError(400, 'validation_failed', 'The request has a text with a NUL sign or with half a sign')
  request.log.error({ err: error }, 'hosted: a request failed')
  if (isOutage(code, message))
    return new AuthError(503, isFull(code) ? 'storage_full' : 'unexpected_failure', describeOutage(code))
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information')
}

export function isOutage(code: string | undefined, message: string | undefined): boolean {
  return (
    /^(08|53|57P)/.test(code ?? '') ||
    /^E(CONN|PIPE|NOENT|TIMEDOUT)/.test(code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message ?? '',
    )
  )
}

/** What a person can do about an outage. */
export function describeOutage(code: string | undefined): string {
  return isFull(code)
    ? 'The disk of the database is full. What is there can be read; write again when there is room.'
    : 'The database does not answer right now. Please retry after a moment.'
}

function isFull(code: string | undefined): boolean {
  return code === '53100' || code === 'ENOSPC'
}
