import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { KvintError } from '@kvint/contract'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Columns } from '../../platform/database/columns.ts'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import { applyBillingEvent, type BillingParts } from './apply-billing-event.ts'
import type { Checkouts } from './checkouts.ts'
import { updateEntitlement } from './entitlement.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Options = {
  readonly verifyBearer: VerifyBearer
  readonly billing: BillingParts
  readonly secret: string
  readonly provider: PaymentProvider
  readonly checkouts: Checkouts
}

/**
 * `POST /api/v1/paddle/refresh`: brings the caller's plan up to date with what the provider says now. Wants, besides
 * the bearer, `x-timestamp` (seconds) and `x-signature` (hex HMAC-SHA256 of `timestamp:body`), and each signature once.
 */
export const refreshRoute = fastifyPlugin<Options>(async (app, options) => {
  const { verifyBearer, billing, secret, provider, checkouts } = options
  const { pool } = billing
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/v1/paddle/refresh',
    {
      schema: {
        summary: 'Refresh your plan from the payment provider',
        headers: signatureHeaders,
        body: z.any(),
        response: { 200: refreshedSchema },
      },
    },
    async (request) => {
      const { sub } = await verifyBearer(request)
      const signature = readSignature(request, secret)
      const { rowCount } = await pool.query(USE_ONCE, [useOf(sub, signature), 2 * TOLERANCE_SECONDS])
      if (!rowCount)
        throw new KvintError('unauthorized', 'This call was made before. Sign a new one with the current time.')
      const subscription = await checkouts.currentOf(sub)
      const event = subscription && (await provider.currentState?.(subscription.id))
      if (event) await applyBillingEvent(billing, event)
      await updateEntitlement(pool, sub)
      const { rows } = await pool.query<Columns<'public.users', 'subscription_status'>>(STATUS, [sub])
      return { success: true as const, data: { subscriptionStatus: rows[0]?.subscription_status ?? 'NONE' } }
    },
  )
})

const TOLERANCE_SECONDS = 300
const USE_ONCE = `insert into kvint.used_signatures (signature, ends_at)
  values ($1, now() + make_interval(secs => $2)) on conflict do nothing`
const STATUS = 'select subscription_status from public.users where supabase_id = $1'

/** Seconds, and hexadecimal HMAC-SHA256 of `seconds:body`. A call without them is refused as any that is not signed. */
const signatureHeaders = z.looseObject({
  'x-timestamp': z.optional(z.string()),
  'x-signature': z.optional(z.string()),
})

const refreshedSchema = z.object({
  success: z.literal(true),
  data: z.object({ subscriptionStatus: z.string() }),
})

/** Two people may sign in the same second: each uses her own. */
function useOf(sub: string, signature: Buffer): Buffer {
  return createHash('sha256').update(sub).update(signature).digest()
}

function readSignature(request: FastifyRequest, secret: string): Buffer {
  const atSeconds = Number(request.headers['x-timestamp'])
  const isRecent = Number.isInteger(atSeconds) && Math.abs(Date.now() / 1000 - atSeconds) <= TOLERANCE_SECONDS
  const expected = createHmac('sha256', secret)
    .update(`${atSeconds}:${JSON.stringify(request.body ?? {})}`)
    .digest()
  const given = Buffer.from(String(request.headers['x-signature'] ?? ''), 'hex')
  if (!isRecent || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new KvintError('unauthorized', 'The signature does not match the call, or its time is too far from now.')
  }
  return given
}
