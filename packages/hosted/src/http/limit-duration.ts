import type { FastifyInstance } from 'fastify'
import { AuthError } from './auth-error.ts'

/**
 * Answers 504 to what takes longer (protocol 0.1); the client keeps its session and tries again. Fastify's own `handlerTimeout`
 * stops watching once the body has been read.
 */
export function limitDuration(app: FastifyInstance, seconds: number): void {
  app.addHook('onRequest', (_request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.send(tooLong())
    }, seconds * 1000)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}

function tooLong(): AuthError {
  return new AuthError(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.')
}
