import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { Configuration } from '../configuration/configuration.ts'
import { refuseSocket } from './refuse-socket.ts'
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
    /** What is written by hand is short; a route that takes more says so. */
    bodyLimit: 131_072,
    /** A file of the largest size over a slow line; all else has `limitBodyTime`. */
    requestTimeout: 300_000,
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

/** What arrived is no HTTP request, or did not arrive in time. */
function answerNoRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  refuseSocket(socket, isLate ? 'late' : error.code === 'HPE_HEADER_OVERFLOW' ? 'large' : 'unreadable', error)
}
