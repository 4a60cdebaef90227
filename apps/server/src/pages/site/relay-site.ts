import type { FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { RuntimeConfiguration } from '@kvint/contract'
import { mayHaveSession } from '../../people/session/session-cookie.ts'
import { sendNotFound } from '../../platform/errors/answer-errors.ts'
import { findSitePath, pageInsteadOf } from './find-site-path.ts'

type Options = { readonly site: string; readonly told: RuntimeConfiguration }

/**
 * `npm run dev`: the site's own development server draws each page, for this server's live configuration, and sends its
 * modules. Pages go without the policy of the built site, which allows nothing that such a server writes into them.
 */
export const relaySite = fastifyPlugin<Options>(async (app, { site, told }) => {
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url.split('?')[0] ?? '/'
    if (!isRead || path.startsWith('/api/')) return sendNotFound(request, reply)
    const asksForPage = (request.headers.accept ?? '').includes('text/html')
    if (asksForPage && !findSitePath(path)) return reply.redirect(pageInsteadOf(request.url), 302)
    return relay(request, reply)
  })

  async function relay(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const live = { ...told, mayBeSignedIn: mayHaveSession(request) }
    const answer = await fetch(`${site}${request.url}`, {
      headers: {
        accept: request.headers.accept ?? '*/*',
        'x-configuration': encodeURIComponent(JSON.stringify(live)),
      },
      redirect: 'manual',
    })
    const type = answer.headers.get('content-type')
    if (type) void reply.type(type)
    return reply
      .status(answer.status)
      .header('cache-control', 'no-store')
      .send(Buffer.from(await answer.arrayBuffer()))
  }
})
