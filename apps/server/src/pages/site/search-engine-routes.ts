import { statSync } from 'node:fs'
import { fastifyPlugin } from 'fastify-plugin'
import { SITE_PATHS } from '@kvint/contract'
import type { Configuration } from '../../platform/configuration/configuration.ts'

/** `GET /robots.txt` and `GET /sitemap.xml`: which pages are for everybody, where they stand, and of what day. */
export const searchEngineRoutes = fastifyPlugin<{ readonly configuration: Configuration }>(
  async (app, { configuration: { publicUrl, siteFolder } }) => {
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots(publicUrl)),
    )
    app.get('/sitemap.xml', async (_request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(sitemap(publicUrl, statSync(siteFolder).mtime)),
    )
  },
)

function robots(publicUrl: string): string {
  const closed = [...SITE_PATHS.account, '/api/', '/auth/', '/rest/', '/outbox'].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

function sitemap(publicUrl: string, builtAt: Date): string {
  const day = builtAt.toISOString().slice(0, 10)
  const pages = SITE_PATHS.public
    .filter((path) => !NOT_LISTED.includes(path))
    .map((path) => `  <url><loc>${publicUrl}${path}</loc><lastmod>${day}</lastmod></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
}

/** Open to all, but steps on a way rather than something to find. */
const NOT_LISTED: readonly string[] = ['/login', '/reset-password', '/success']
