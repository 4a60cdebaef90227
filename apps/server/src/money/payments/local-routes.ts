import { randomBytes } from 'node:crypto'
import { KvintError } from '@kvint/contract'
import { isFromThisMachine } from '@kvint/hosted'
import type { FastifyReply } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { BillingEvent, SubscriptionData } from './billing-event.ts'
import type { Checkouts } from './checkouts.ts'
import { localEvent } from './local-event.ts'
import { checkoutPage, declinedPage, LOCAL_PAGE_POLICY, portalPage } from './local-pages.ts'
import { signWebhook } from './webhook-signature.ts'

type Options = { readonly checkouts: Checkouts; readonly secret: string }

/** The pages of the local stand-in. What is chosen there comes back as a signed delivery to our own webhook. */
export const localRoutes = fastifyPlugin<Options>(async (app, { checkouts, secret }) => {
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
    const checkout = async (id: string) => {
      const found = await checkouts.find(id)
      if (!found) throw new KvintError('not-found', 'There is no such checkout. Start again from the pricing page.')
      return found
    }
    const subscription = async (id: string) => {
      const found = await checkouts.subscription(id)
      if (!found) throw new KvintError('not-found', 'There is no such subscription.')
      return found
    }

    routes.get('/local-pay', { schema: { hide: true, querystring: checkoutQuery } }, async ({ query }, reply) => {
      const { id, planId } = await checkout(query._ptxn)
      return send(reply, checkoutPage(planId, id))
    })

    routes.post(
      '/local-pay',
      { schema: { hide: true, querystring: checkoutQuery, body: checkoutChoice } },
      async ({ query, body }, reply) => {
        const { id, planId, successUrl, cancelUrl } = await checkout(query._ptxn)
        if (body.choice === 'leave') return reply.redirect(cancelUrl, 303)
        if (body.choice === 'decline') return send(reply, declinedPage(id))
        const status = body.choice === 'trial' ? 'trialing' : 'active'
        const subscriptionId = `sub_local_${randomBytes(16).toString('hex')}`
        await deliver(localEvent({ subscriptionId, checkoutId: id, planId, status }, new Date()))
        return reply.redirect(successUrl, 303)
      },
    )

    routes.get('/local-pay/portal', { schema: { hide: true, querystring: portalQuery } }, async ({ query }, reply) => {
      const { id, status } = await subscription(query.subscription)
      return send(reply, portalPage(id, status))
    })

    routes.post(
      '/local-pay/portal',
      { schema: { hide: true, querystring: portalQuery, body: portalChoice } },
      async ({ query, body }, reply) => {
        const { id, planId, checkoutId } = await subscription(query.subscription)
        const isCancelling = body.choice === 'cancel-later'
        await deliver(
          localEvent(
            { subscriptionId: id, checkoutId, planId, status: STATUS_AFTER[body.choice], isCancelling },
            new Date(),
          ),
        )
        return reply.redirect(`/local-pay/portal?subscription=${id}`, 303)
      },
    )
  })
})

const STATUS_AFTER = {
  cancel: 'canceled',
  'cancel-later': 'active',
  fail: 'past_due',
  resume: 'active',
} as const satisfies Record<string, SubscriptionData['status']>

const checkoutQuery = z.object({ _ptxn: z.string() })
const portalQuery = z.object({ subscription: z.string() })
const checkoutChoice = z.object({ choice: z.enum(['pay', 'trial', 'decline', 'leave']) })
const portalChoice = z.object({ choice: z.enum(['cancel', 'cancel-later', 'fail', 'resume']) })

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': LOCAL_PAGE_POLICY, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html)
}
