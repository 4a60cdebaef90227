import { KvintError, nextStanding, standingSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import { applyBillingEvent, type BillingParts } from './apply-billing-event.ts'
import type { Checkouts } from './checkouts.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { refused } from './refusal-words.ts'

type Options = {
  readonly pool: Pool
  readonly billing: BillingParts
  readonly provider: PaymentProvider
  readonly checkouts: Checkouts
  readonly verifyBearer: VerifyBearer
}

/** `POST /api/v1/paddle/subscription`: another plan, the end of it, or going on with it. Answers how she then stands. */
export const subscriptionRoutes = fastifyPlugin<Options>(async (app, options) => {
  const { pool, billing, provider, checkouts, verifyBearer } = options
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/v1/paddle/subscription',
    {
      schema: {
        summary: 'Change, cancel or resume your plan',
        body: wishSchema,
        response: { 200: z.object({ success: z.literal(true), data: z.object({ standing: standingSchema }) }) },
      },
      config: { isCostly: true, outlastsSession: true },
    },
    async (request) => {
      const { sub } = await verifyBearer(request)
      const wish = request.body
      if (wish.kind === 'change' && !provider.sells(wish.planId))
        throw new KvintError(
          'not-found',
          `The plan "${wish.planId}" is not sold here. GET /api/v1/paddle/plans lists what is.`,
        )
      const event = await oneAtATime(pool, sub, async (client) => {
        const current = await checkouts.currentOf(sub, client)
        const step = nextStanding(current?.standing ?? { kind: 'free' }, wish, new Date())
        if (!current || 'refusal' in step) throw refused('refusal' in step ? step.refusal : 'no-plan')
        return await provider.change(current, wish, step.standing)
      })
      await applyBillingEvent(billing, event)
      const { standing = { kind: 'free' as const } } = (await checkouts.currentOf(sub)) ?? {}
      return { success: true as const, data: { standing } }
    },
  )
})

const wishSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), planId: z.string() }),
  z.object({ kind: z.literal('cancel') }),
  z.object({ kind: z.literal('resume') }),
])
