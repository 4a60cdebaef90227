import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/ready` says that nothing more should come. What comes is answered, each on its last line. */
    readonly announceStop: () => void
    readonly isStopping: () => boolean
  }
}

/**
 * Ends lines with their next answer once a stop is announced; those that turn idle after `close` would hang until their keep-alive
 * ends. Lines that the system has opened and Node has not taken yet would be reset, with what a proxy has sent on them: a close
 * waits for Node to take them.
 */
export function stopGracefully(app: FastifyInstance): void {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  app.decorate('announceStop', () => void (isStopping = true))
  app.decorate('isStopping', () => isStopping)
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping) void reply.header('connection', 'close')
    done()
  })
  const close = app.server.close.bind(app.server)
  app.server.close = (done) => {
    setImmediate(() => setImmediate(() => close(done)))
    return app.server
  }
  app.addHook('preClose', (done) => {
    isStopping = true
    timer = setInterval(() => app.server.closeIdleConnections(), 50)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
