import { statSync } from 'node:fs'
import { fastifyPlugin } from 'fastify-plugin'
import { PRODUCT, SITE_PATHS } from '@kvint/contract'
import type { Configuration } from '../../platform/configuration/configuration.ts'

/** `GET /robots.txt`, `/sitemap.xml` and `/llms.txt`: which pages are for everybody, where they stand, and what this is. */
export const searchEngineRoutes = fastifyPlugin<{ readonly configuration: Configuration }>(
  async (app, { configuration: { publicUrl, siteFolder } }) => {
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots(publicUrl)),
    )
    app.get('/llms.txt', async (_request, reply) =>
      reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache').send(forAssistants(publicUrl)),
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

/** What a language model needs to know of the site, in the form of llmstxt.org. */
function forAssistants(publicUrl: string): string {
  const link = ([path, title, text]: readonly [string, string, string]) => `- [${title}](${publicUrl}${path}): ${text}`
  return [
    `# ${PRODUCT.name}`,
    '',
    `> ${PRODUCT.name} reads Ableton Live sets (.als, Live 8 to 12) and teaches their maker something about them: harmony from her own notes, arrangement and workflow, mix and master. It analyses and teaches; it never generates music. Sets are read in the browser; nothing is uploaded unless she keeps it in her account.`,
    '',
    '## Documentation',
    '',
    ...DOCUMENTS.map(link),
    '',
    '## Product',
    '',
    ...PRODUCT_PAGES.map(link),
    '',
  ].join('\n')
}

const DOCUMENTS = [
  ['/docs/getting-started', 'Getting started', 'from the first set to the first report'],
  ['/docs/mcp-tools', 'MCP tools', 'tools for assistants over the Model Context Protocol, and how to connect one'],
  ['/docs/ableton-live', 'Ableton Live', 'supported versions, and what is read of a set'],
  ['/docs/api', 'API', 'how to call it'],
  ['/api/openapi.json', 'OpenAPI document', 'every call, for programs'],
] as const
const PRODUCT_PAGES = [
  ['/projects/example', 'Example report', 'a finished report of a whole song'],
  ['/pricing', 'Pricing', 'FREE, EARLY SUPPORTER and PREMIUM, and what counts as an analysis'],
  ['/about', 'About', 'who makes it'],
  ['/changelog', 'Changelog', 'what changed, newest first'],
  ['/status', 'Status', 'whether the service answers'],
  ['/privacy', 'Privacy Policy', 'what is kept about people'],
] as const

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
