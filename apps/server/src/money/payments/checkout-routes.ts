import { checkoutAnswerSchema, checkoutRequestSchema, KvintError } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import type { Checkouts } from './checkouts.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Options = {
  readonly provider: PaymentProvider
  readonly checkouts: Checkouts
  readonly verifyBearer: VerifyBearer
  readonly publicUrl: string
}

/** `POST /api/v1/paddle/checkout` opens a checkout for the person who calls; `POST /api/v1/paddle/portal` her portal. */
export const checkoutRoutes = fastifyPlugin<Options>(async (app, { provider, checkouts, verifyBearer, publicUrl }) => {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/v1/paddle/checkout',
    {
      schema: {
        summary: 'Open a checkout for yourself',
        body: checkoutRequestSchema,
        response: { 200: checkoutAnswerSchema },
      },
      config: { isCostly: true },
    },
    async (request) => {
      const { planId, userId, metadata } = request.body
      const { successUrl = new URL('/success', publicUrl).href } = request.body
      const { cancelUrl = new URL('/pricing', publicUrl).href } = request.body
      const bearer = await verifyBearer(request)
      if (userId !== bearer.sub) throw new KvintError('forbidden', 'A checkout can be opened for yourself only.')
      if (!provider.sells(planId))
        throw new KvintError(
          'not-found',
          `The plan "${planId}" is not sold here. GET /api/v1/paddle/plans lists what is.`,
        )
      for (const url of [successUrl, cancelUrl]) {
        if (new URL(url).origin !== new URL(publicUrl).origin)
          throw new KvintError('bad-request', 'A checkout returns to this site only.')
      }
      const { id, checkoutUrl } = await provider.createCheckout({
        planId,
        userId,
        email: metadata.email,
        customerId: await checkouts.customerOf(userId),
      })
      await checkouts.keep({ id, userId, planId, successUrl, cancelUrl })
      return { success: true, data: { checkoutUrl } }
    },
  )

  routes.post(
    '/api/v1/paddle/portal',
    { schema: { summary: 'Where to change or cancel your subscription', response: { 200: portalAnswerSchema } } },
    async (request) => {
      const { sub } = await verifyBearer(request)
      const subscription = await checkouts.currentOf(sub)
      if (!subscription) throw new KvintError('not-found', 'There is no subscription to manage.')
      return { portalUrl: await provider.portalUrl(subscription) }
    },
  )
})

const portalAnswerSchema = z.object({ portalUrl: z.url() })
