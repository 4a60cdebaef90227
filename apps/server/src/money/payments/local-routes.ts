import { randomBytes } from 'node:crypto'
import { KvintError, nextStanding } from '@kvint/contract'
import { isFromThisMachine } from '@kvint/hosted'
import type { FastifyReply } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { BillingEvent } from './billing-event.ts'
import type { Checkouts } from './checkouts.ts'
import { eventOf, localChoices } from './local-choices.ts'
import { changeTo, localEvent } from './local-event.ts'
import { checkoutPage, declinedPage, LOCAL_PAGE_POLICY, nothingBoughtPage, portalPage } from './local-pages.ts'
import { refused } from './refusal-words.ts'
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
        const { id, userId, planId, successUrl, cancelUrl } = await checkout(query._ptxn)
        if (body.choice === 'leave') return reply.redirect(cancelUrl, 303)
        if (body.choice === 'decline') return send(reply, declinedPage(id))
        const { standing = { kind: 'free' as const } } = (await checkouts.currentOf(userId)) ?? {}
        const step = nextStanding(standing, { kind: 'subscribe', planId, isTrial: body.choice === 'trial' }, new Date())
        if ('refusal' in step) return send(reply, nothingBoughtPage(refused(step.refusal).message))
        const subscriptionId = `sub_local_${randomBytes(16).toString('hex')}`
        await deliver(localEvent({ subscriptionId, checkoutId: id, ...changeTo(step.standing) }, new Date()))
        return reply.redirect(successUrl, 303)
      },
    )

    routes.get('/local-pay/portal', { schema: { hide: true, querystring: portalQuery } }, async ({ query }, reply) => {
      const found = await subscription(query.subscription)
      return send(reply, portalPage(found, localChoices(found.standing, new Date())))
    })

    routes.post(
      '/local-pay/portal',
      { schema: { hide: true, querystring: portalQuery, body: portalChoice } },
      async ({ query, body }, reply) => {
        const { id, checkoutId, standing } = await subscription(query.subscription)
        const step = nextStanding(standing, eventOf(body.choice, standing), new Date())
        if ('standing' in step)
          await deliver(localEvent({ subscriptionId: id, checkoutId, ...changeTo(step.standing) }, new Date()))
        return reply.redirect(`/local-pay/portal?subscription=${id}`, 303)
      },
    )
  })
})

const checkoutQuery = z.object({ _ptxn: z.string() })
const portalQuery = z.object({ subscription: z.string() })
const checkoutChoice = z.object({ choice: z.enum(['pay', 'trial', 'decline', 'leave']) })
const portalChoice = z.object({ choice: z.enum(['cancel', 'cancel-later', 'fail', 'resume', 'refund', 'expire']) })

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': LOCAL_PAGE_POLICY, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html)
}
