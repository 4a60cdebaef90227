import type { FastifyReply, FastifyRequest } from 'fastify'
import { TooBusy } from '../database/turns.ts'
import { describeOutage, isOutage } from '../http/send-error.ts'

/** An error in PostgREST's form. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | null

  constructor(status: number, code: string, message: string, more: { details?: unknown; hint?: string | null } = {}) {
    super(message)
    this.name = 'RestError'
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
  }
}

export function sendRestError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = thrown instanceof RestError ? thrown : translate(thrown, request)
  if (thrown instanceof TooBusy) reply.header('retry-after', thrown.retryAfterSeconds)
  if (error.status === 401)
    reply.header(
      'www-authenticate',
      error.code === 'PGRST303' ? `Bearer error="invalid_token", error_description="${error.message}"` : 'Bearer',
    )
  return reply
    .code(error.status)
    .header('proxy-status', `PostgREST; error=${error.code}`)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: error.code, details: error.details, hint: error.hint, message: error.message }))
}

type DatabaseError = { code?: string; message?: string; detail?: string; hint?: string; statusCode?: number }

function translate(thrown: unknown, request: FastifyRequest): RestError {
  if (thrown instanceof TooBusy) return new RestError(thrown.reason === 'queue' ? 503 : 429, 'PGRST003', thrown.message)
  const { code, message, detail, hint, statusCode } = thrown as DatabaseError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new RestError(413, 'PGRST102', 'Request body too large')
  if (statusCode !== undefined && statusCode < 500)
    return new RestError(statusCode, 'PGRST102', message ?? 'Bad request')
  if (isOutage(code, message)) {
    request.log.error({ err: thrown }, 'hosted: the database does not answer')
    return new RestError(503, /^[0-9A-Z]{5}$/.test(code ?? '') ? (code ?? '') : 'PGRST000', describeOutage(code))
  }
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) {
    const status = statusOf(code, request)
    if (status >= 500) request.log.error({ err: thrown }, 'hosted: a query failed')
    return new RestError(status, code, message ?? '', { details: detail ?? null, hint: hint ?? null })
  }
  request.log.error({ err: thrown }, 'hosted: a request to the database service failed')
  return new RestError(500, 'PGRST500', 'Unexpected failure, please check server logs for more information')
}

/** What a SQLSTATE means over HTTP: the first rule that fits. */
function statusOf(code: string, request: FastifyRequest): number {
  if (code === '42501') return request.headers.authorization?.match(/^bearer /i) && !isAnonymous(request) ? 403 : 401
  return (
    RULES.find(([pattern]) => pattern.test(code))?.[1] ?? (code.startsWith('PT') ? Number(code.slice(2)) || 500 : 400)
  )
}

export const ANONYMOUS = Symbol('the request runs as anon')

function isAnonymous(request: FastifyRequest): boolean {
  return (request as FastifyRequest & { [ANONYMOUS]?: boolean })[ANONYMOUS] === true
}

const RULES: [RegExp, number][] = [
  [/^(23505|23503)$/, 409],
  [/^25006$/, 405],
  [/^P0001$/, 400],
  [/^(42883|42P01)$/, 404],
  [/^42P17$/, 500],
  [/^(0L|0P|28)/, 403],
  [/^(25|2D|38|39|3B|40|54|55|57|58|XX|P0)/, 500],
]
