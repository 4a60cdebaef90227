import { existsSync } from 'node:fs'
import staticFiles from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Configuration } from '../configuration/configuration.ts'
import { sendNotFound } from '../errors/answer-errors.ts'
import { isSitePath } from './is-site-path.ts'
import { type Page, readPages } from './read-pages.ts'
import { runtimeConfiguration } from './runtime-configuration.ts'

/**
 * The built site: pre-rendered pages and the fallback page with the live configuration written into them, and
 * hashed assets. A page that the site does not know goes to `/`; whoever asks for data gets a JSON 404.
 */
export const serveSite = fastifyPlugin<{ configuration: Configuration }>(async (app, { configuration }) => {
  if (!existsSync(configuration.siteFolder)) {
    app.log.warn(`No built site at ${configuration.siteFolder}: run npm run build. Only the API is served.`)
    app.setNotFoundHandler(sendNotFound)
    return
  }
  const pages = readPages(configuration.siteFolder, runtimeConfiguration(configuration))

  await app.register(staticFiles, {
    root: configuration.siteFolder,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      void reply.header('x-content-type-options', 'nosniff')
    },
  })

  for (const [path, page] of pages.byPath) app.get(path, (_request, reply) => sendPage(reply, page))

  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url.split('?')[0] ?? '/'
    if (isRead && isSitePath(path)) return sendPage(reply, pages.fallback)
    const asksForPage = isRead && (request.headers.accept ?? '').includes('text/html')
    return asksForPage ? reply.redirect('/', 302) : sendNotFound(request, reply)
  })
})

function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return reply
    .headers({
      'content-security-policy': page.contentSecurityPolicy,
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
    .type('text/html; charset=utf-8')
    .send(page.html)
}
