import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { Configuration } from '../configuration/configuration.ts'
import { scrubLine } from './scrub-line.ts'
import { sendFrameworkError } from '../errors/answer-errors.ts'

export type LogTarget = { readonly write: (line: string) => void }

/** Limits of the listening server, and a log that keeps no secret. */
export function serverOptions({ operations }: Configuration, logTo?: LogTarget) {
  return {
    logger: {
      level: operations.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      hooks: { streamWrite: scrubLine },
      ...(logTo ? { stream: logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: operations.trustedProxies.length > 0 ? [...operations.trustedProxies] : false,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    /** A request that arrives while the server stops is answered; `/ready` says that no more should come. */
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: answerNoRequest,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  } satisfies FastifyServerOptions & { http: object }
}

/** What arrived is no HTTP request, or did not arrive in time: the same shape of error, by hand. */
function answerNoRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const isLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const status = isLate ? '408 Request Timeout' : isLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const message = isLate
    ? 'The request did not arrive in time. Send it again.'
    : isLarge
      ? 'The headers are too large. Send fewer or shorter ones.'
      : 'This is no HTTP request that can be read.'
  const code = isLate ? 'timeout' : isLarge ? 'too-large' : 'bad-request'
  const body = JSON.stringify({ error: { code, message, requestId: randomUUID() } })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  socket.destroy(error)
}
