import { checkoutAnswerSchema, checkoutRequestSchema, KvintError, nextStanding } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Pool, PoolClient } from 'pg'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import { type Checkouts, keepCheckout, type OpenCheckout, openCheckoutOf } from './checkouts.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { refused } from './refusal-words.ts'

type Options = {
  readonly pool: Pool
  readonly provider: PaymentProvider
  readonly checkouts: Checkouts
  readonly verifyBearer: VerifyBearer
  readonly publicUrl: string
}

/** `POST /api/v1/paddle/checkout` opens a checkout for the person who calls; `POST /api/v1/paddle/portal` her portal. */
export const checkoutRoutes = fastifyPlugin<Options>(async (app, options) => {
  const { pool, provider, checkouts, verifyBearer, publicUrl } = options
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
      const { planId, userId } = request.body
      const { successUrl = new URL('/success', publicUrl).href } = request.body
      const { cancelUrl = new URL('/pricing', publicUrl).href } = request.body
      const bearer = await verifyBearer(request)
      if (userId !== bearer.sub)
        throw new KvintError('forbidden', 'You can open a checkout only for your own account. Send its id as userId.')
      if (!provider.sells(planId))
        throw new KvintError(
          'not-found',
          `The plan "${planId}" is not sold here. GET /api/v1/paddle/plans lists what is.`,
        )
      for (const url of [successUrl, cancelUrl]) {
        if (new URL(url).origin !== new URL(publicUrl).origin)
          throw new KvintError(
            'bad-request',
            'A checkout can return only to this site. Send successUrl and cancelUrl with its address.',
          )
      }
      const checkoutUrl = await oneAtATime(pool, userId, (client) =>
        openCheckout(client, options, { planId, userId, email: bearer.email ?? '', successUrl, cancelUrl }),
      )
      return { success: true, data: { checkoutUrl } }
    },
  )

  routes.post(
    '/api/v1/paddle/portal',
    {
      config: { outlastsSession: true },
      schema: { summary: 'Where to change your card and read receipts', response: { 200: portalAnswerSchema } },
    },
    async (request) => {
      const { sub, email = '' } = await verifyBearer(request)
      const subscription = await checkouts.currentOf(sub)
      if (!subscription) throw new KvintError('not-found', 'There is no subscription to manage. Choose a plan first.')
      return { portalUrl: await provider.portalUrl({ ...subscription, email }) }
    },
  )
})

type Wanted = Pick<OpenCheckout, 'planId' | 'userId' | 'successUrl' | 'cancelUrl'> & { readonly email: string }

/** For somebody without a plan. One checkout at a time is open: it changes its plan, so that no two can be paid. */
async function openCheckout(
  client: PoolClient,
  { provider, checkouts }: Options,
  { planId, userId, email, successUrl, cancelUrl }: Wanted,
): Promise<string> {
  const current = await checkouts.currentOf(userId, client)
  const step = nextStanding(current?.standing ?? { kind: 'free' }, { kind: 'subscribe', planId }, new Date())
  if ('refusal' in step) throw refused(step.refusal)
  const open = await openCheckoutOf(client, userId)
  const reopened = open && (await provider.reopenCheckout(open.transactionId, planId))
  if (reopened?.kind === 'paid')
    throw new KvintError(
      'conflict',
      'Your payment is being processed. Your plan shows within a minute, and nothing more was charged.',
    )
  if (open && reopened?.kind === 'open') {
    await keepCheckout(client, { ...open, planId, successUrl, cancelUrl, checkoutUrl: reopened.checkoutUrl })
    return reopened.checkoutUrl
  }
  const customerId = await checkouts.customerOf(userId, client)
  const made = await provider.createCheckout({ planId, userId, email, customerId })
  await keepCheckout(client, { ...made, userId, planId, successUrl, cancelUrl })
  return made.checkoutUrl
}

const portalAnswerSchema = z.object({ portalUrl: z.url() })
