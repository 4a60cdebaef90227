import { existsSync, realpathSync } from 'node:fs'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { type RuntimeConfiguration, SITE_PATHS } from '@kvint/contract'
import type { Configuration } from '../../platform/configuration/configuration.ts'
import { sendNotFound } from '../../platform/errors/answer-errors.ts'
import { mayHaveSession } from '../../people/session/session-cookie.ts'
import { encodingFor } from './compress-page.ts'
import { drawPages, type Reader } from './draw-pages.ts'
import { findSitePath, pageInsteadOf } from './find-site-path.ts'
import { pageLanguage } from '../../platform/callers/page-language.ts'
import { type Page, readPages } from './read-pages.ts'
import { relaySite } from './relay-site.ts'
import { runtimeConfiguration, type Services } from './runtime-configuration.ts'
import { searchEngineRoutes } from './search-engine-routes.ts'

type Options = { readonly configuration: Configuration; readonly services: Services }

/**
 * The built site: its pages drawn for the live configuration, and hashed assets. A page that the site does not know
 * goes to `/`; anyone who asks for data gets a JSON 404.
 */
export const serveSite = fastifyPlugin<Options>(async (app, { configuration, services }) => {
  const told = runtimeConfiguration(configuration, services)
  if (/^https?:/.test(configuration.siteFolder)) {
    await app.register(relaySite, { site: configuration.siteFolder, told })
    return
  }
  if (!existsSync(configuration.siteFolder)) {
    app.log.warn(`No built site at ${configuration.siteFolder}: run npm run build. Only the API is served.`)
    app.setNotFoundHandler(sendNotFound)
    return
  }
  /** A later build takes the folder's place, and this server keeps the one that it started with. */
  const siteFolder = realpathSync(configuration.siteFolder)
  const pageAt = findPages(siteFolder, told)

  app.addHook('onListen', async () => {
    const draw = async (): Promise<void> => void (await pageAt('/', { mayBeSignedIn: false, language: 'en' }))
    setTimeout(() => void draw().catch((error: unknown) => app.log.warn(error)), LOAD_PAGES_AFTER_MS).unref()
  })
  await app.register(searchEngineRoutes, { configuration })
  await app.register(staticFiles, {
    root: siteFolder,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !/(\.html|\/)$/.test(path),
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      void reply.header('x-content-type-options', 'nosniff')
    },
  })

  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/share/')) void reply.headers(FOR_SHARED_PAGES)
  })
  for (const sitePath of Object.values(SITE_PATHS).flat()) {
    app.get(sitePath, async (request, reply) => sendPage(request, reply, await pageAt(sitePath, readerOf(request))))
  }

  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url.split('?')[0] ?? '/'
    const sitePath = isRead ? findSitePath(path) : undefined
    if (sitePath) return sendPage(request, reply, await pageAt(sitePath, readerOf(request)))
    const asksForPage = isRead && (request.headers.accept ?? '').includes('text/html')
    return asksForPage ? reply.redirect(pageInsteadOf(request.url), 302) : sendNotFound(request, reply)
  })
})

function readerOf(request: FastifyRequest): Reader {
  return { mayBeSignedIn: mayHaveSession(request), language: pageLanguage(request) }
}

/** How a page of the site list is come by: drawn by the build, or read from its pre-rendered files. */
function findPages(
  siteFolder: string,
  told: RuntimeConfiguration,
): (sitePath: string, reader: Reader) => Page | Promise<Page> {
  const draw = drawPages(siteFolder, told)
  if (draw) return draw
  const files = readPages(siteFolder, told)
  return (sitePath) => files.byPath.get(sitePath) ?? files.fallback
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const encoding = page.compressed && encodingFor(request.headers['accept-encoding'])
  if (encoding) void reply.header('content-encoding', encoding)
  return reply
    .headers({
      'content-security-policy': page.contentSecurityPolicy,
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding, accept-language',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
    .type('text/html; charset=utf-8')
    .send(encoding ? page.compressed?.[encoding] : page.html)
}

/** What draws pages is large: it is loaded when the server has answered its first calls, or for the first page. */
const LOAD_PAGES_AFTER_MS = 1_000

/** A link is for anyone who got it: no search engine lists its page, and no other site learns its address. */
const FOR_SHARED_PAGES = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }
