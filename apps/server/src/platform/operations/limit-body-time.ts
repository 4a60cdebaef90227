import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { fastifyPlugin } from 'fastify-plugin'
import { refuseSocket } from './refuse-socket.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files, which may come over a slow line: as long as any request may take. */
    isUpload?: boolean
  }
}

/** Cuts who sends a body drop by drop: what is no file arrives in ten seconds, or not at all. */
export const limitBodyTime = fastifyPlugin<{ readonly longestMs?: number }>(async (app, { longestMs = 10_000 }) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    if (isComing(raw) && !request.routeOptions.config.isUpload) {
      const timer = setTimeout(() => isComing(raw) && refuseSocket(raw.socket, 'late'), longestMs)
      timer.unref()
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })

  /** Who was answered already, such as with a refusal, need not send the rest. */
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request
    if (isComing(raw)) setTimeout(() => isComing(raw) && raw.socket.destroy(), AFTER_ANSWER_MS).unref()
    done()
  })
})

/** A body that is still on its way. Calls by `inject` come whole and have no line. */
function isComing({ complete, headers, socket }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return hasBody && !complete && socket instanceof Socket
}

const AFTER_ANSWER_MS = 2000
