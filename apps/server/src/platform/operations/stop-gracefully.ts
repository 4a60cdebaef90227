import type { FastifyInstance } from 'fastify'

/** Sockets that turn idle after `close` would hang until their keep-alive ends. */
export function closeIdleSocketsWhileStopping(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
