import { randomBytes } from 'node:crypto'
import { KvintError, nextStanding } from '@kvint/contract'
import { isFromThisMachine } from '@kvint/hosted'
import type { FastifyReply } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { pageLanguage } from '../../platform/callers/page-language.ts'
import type { BillingEvent } from './billing-event.ts'
import type { Checkouts } from './checkouts.ts'
import { endGrace } from './end-grace.ts'
import { CHOICES, EVENT_OF, localChoices } from './local-choices.ts'
import { changeTo, localDecline, localEvent } from './local-event.ts'
import { LOCAL_PAGE_POLICY, type LocalPage, localPageFrame } from './local-page.ts'
import {
  checkoutPage,
  declinedPage,
  type NothingCharged,
  nothingChargedPage,
  portalPage,
  shownPlan,
} from './local-pages.ts'
import { signWebhook } from './webhook-signature.ts'

type Options = {
  readonly pool: Pool
  readonly checkouts: Checkouts
  readonly secret: string
  readonly siteFolder: string
}

/** The pages of the local stand-in. What is chosen there comes back as a signed delivery to our own webhook. */
export const localRoutes = fastifyPlugin<Options>(async (app, { pool, checkouts, secret, siteFolder }) => {
  const draw = localPageFrame(siteFolder)
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw new KvintError('not-found', 'There is nothing here.')
    })
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const routes = scope.withTypeProvider<ZodTypeProvider>()

    const deliver = async (event: BillingEvent): Promise<void> => {
      const payload = JSON.stringify(event)
      const signature = signWebhook(payload, secret, Math.floor(Date.now() / 1000))
      const headers = { 'content-type': 'application/json', 'paddle-signature': signature }
      const answer = await app.inject({ method: 'POST', url: '/api/v1/paddle/webhook', headers, payload })
      if (answer.statusCode !== 200)
        throw new Error(`The delivery was answered with ${answer.statusCode}: ${answer.body}`)
    }
    /** A checkout that can be paid, or why it cannot. */
    const openCheckout = async (id: string) => {
      const checkout = await checkouts.find(id)
      if (!checkout) return { kind: 'unknown' as const }
      if (checkout.userId === null) return { kind: 'deleted' as const }
      const { standing = { kind: 'free' as const } } = (await checkouts.currentOf(checkout.userId)) ?? {}
      const step = nextStanding(standing, { kind: 'subscribe', planId: checkout.planId }, new Date())
      if ('refusal' in step) return { kind: 'refused' as const, refusal: step.refusal }
      return checkout.isPaid ? { kind: 'paid' as const } : { kind: 'open' as const, standing, ...checkout }
    }
    const send = (reply: FastifyReply, page: LocalPage, status = 200) =>
      reply.status(status).headers(HEADERS).type('text/html; charset=utf-8').send(draw(page))
    const sendNothing = (reply: FastifyReply, why: NothingCharged, path: string) =>
      send(reply, nothingChargedPage(why, path, pageLanguage(reply.request)), STATUSES[why.kind])

    routes.get('/local-pay', { schema: { hide: true, querystring: checkoutQuery } }, async (request, reply) => {
      const path = checkoutPath(request.query._ptxn)
      const checkout = await openCheckout(request.query._ptxn)
      if (checkout.kind !== 'open') return sendNothing(reply, checkout, path)
      return send(reply, checkoutPage(checkout.planId, path, pageLanguage(request), new Date()))
    })

    routes.post(
      '/local-pay',
      { schema: { hide: true, querystring: checkoutQuery, body: checkoutChoice } },
      async (request, reply) => {
        const { choice, shown } = request.body
        const path = checkoutPath(request.query._ptxn)
        const checkout = await openCheckout(request.query._ptxn)
        if (checkout.kind !== 'open') return sendNothing(reply, checkout, path)
        const { id, planId, standing, successUrl, cancelUrl } = checkout
        if (choice === 'leave') return reply.redirect(cancelUrl, 303)
        if (shown !== shownPlan(planId)) return sendNothing(reply, { kind: 'changed', shown, planId }, path)
        if (choice === 'decline') return send(reply, declinedPage(path, pageLanguage(request)))
        const step = nextStanding(standing, { kind: 'subscribe', planId, isTrial: choice === 'trial' }, new Date())
        if ('refusal' in step) return sendNothing(reply, { kind: 'refused', refusal: step.refusal }, path)
        const subscriptionId = `sub_local_${randomBytes(16).toString('hex')}`
        await deliver(localEvent({ subscriptionId, checkoutId: id, ...changeTo(step.standing) }, new Date()))
        return reply.redirect(successUrl, 303)
      },
    )

    routes.get('/local-pay/portal', { schema: { hide: true, querystring: portalQuery } }, async (request, reply) => {
      const path = portalPath(request.query.subscription)
      const found = await checkouts.subscription(request.query.subscription)
      if (!found) return sendNothing(reply, { kind: 'noSubscription' }, path)
      return send(reply, portalPage(found, localChoices(found.standing, new Date()), path, pageLanguage(request)))
    })

    routes.post(
      '/local-pay/portal',
      { schema: { hide: true, querystring: portalQuery, body: portalChoice } },
      async (request, reply) => {
        const path = portalPath(request.query.subscription)
        const found = await checkouts.subscription(request.query.subscription)
        if (!found) return sendNothing(reply, { kind: 'noSubscription' }, path)
        const { id: subscriptionId, userId, checkoutId, standing } = found
        const step = nextStanding(standing, EVENT_OF[request.body.choice], new Date())
        if ('standing' in step && step.standing.kind === 'lapsed') await endGrace(pool, subscriptionId, userId)
        else if ('standing' in step) {
          await deliver(localEvent({ subscriptionId, checkoutId, ...changeTo(step.standing) }, new Date()))
          if (step.standing.kind === 'past-due') await deliver(localDecline({ subscriptionId, checkoutId }, new Date()))
        }
        return reply.redirect(`${path}&lang=${pageLanguage(request)}`, 303)
      },
    )
  })
})

const checkoutQuery = z.object({ _ptxn: z.string() })
const portalQuery = z.object({ subscription: z.string() })
/** `shown`: the plan and the price that the page showed; another tab may have changed them since. */
const checkoutChoice = z.object({ choice: z.enum(['pay', 'trial', 'decline', 'leave']), shown: z.string() })
const portalChoice = z.object({ choice: z.enum(CHOICES) })

function checkoutPath(id: string): string {
  return `/local-pay?_ptxn=${encodeURIComponent(id)}`
}

function portalPath(id: string): string {
  return `/local-pay/portal?subscription=${encodeURIComponent(id)}`
}

const STATUSES: Readonly<Record<NothingCharged['kind'], number>> = {
  changed: 409,
  refused: 409,
  paid: 409,
  deleted: 410,
  unknown: 404,
  noSubscription: 404,
}
const HEADERS = {
  'content-security-policy': LOCAL_PAGE_POLICY,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}
