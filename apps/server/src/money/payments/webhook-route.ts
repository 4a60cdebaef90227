import { KvintError } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import * as z from 'zod/mini'
import { applyBillingEvent, type BillingParts } from './apply-billing-event.ts'
import { billingEventSchema } from './billing-event.ts'
import { isSignedWebhook } from './webhook-signature.ts'

type Options = {
  /** Two while one replaces the other. */
  readonly secrets: readonly string[]
  readonly billing: BillingParts
}

/** `POST /api/v1/paddle/webhook`: the provider's events, signed over the raw body. The only way to a paid plan. */
export const webhookRoute = fastifyPlugin<Options>(async (app, { secrets, billing }) => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )

    scope.post(
      '/api/v1/paddle/webhook',
      { schema: { summary: 'The payment provider’s signed events', body: z.any() } },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const signature = request.headers['paddle-signature']
        const header = Array.isArray(signature) ? signature[0] : signature
        const nowSeconds = Math.floor(Date.now() / 1000)
        if (!secrets.some((secret) => isSignedWebhook(header, body, secret, nowSeconds))) {
          throw new KvintError('unauthorized', 'The signature of this webhook is wrong or too old.')
        }
        const event = billingEventSchema.safeParse(parseJson(body))
        if (!event.success) throw new KvintError('bad-request', 'The body of this webhook is not a valid event.')
        return reply.send({ outcome: await applyBillingEvent(billing, event.data) })
      },
    )
  })
})

const BODY_LIMIT = 262_144

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
