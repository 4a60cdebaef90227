import { fastifyPlugin } from 'fastify-plugin'

/** What every answer tells a browser: to take its type as it is said, and to come by https only where we do. */
export const secureAnswers = fastifyPlugin<{ readonly isHttps: boolean }>(async (app, { isHttps }) => {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('x-content-type-options', 'nosniff')
    if (isHttps) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
})
