import { createHmac, timingSafeEqual } from 'node:crypto'
import { KvintError } from '@kvint/contract'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Pool } from 'pg'
import type { VerifyBearer } from '../accounts/bearer.ts'

type Options = { readonly verifyBearer: VerifyBearer; readonly pool: Pool; readonly secret: string }

/**
 * `POST /api/v1/paddle/refresh`: brings the caller's plan up to date with what the events say. Wants, besides the
 * bearer, `x-timestamp` (seconds) and `x-signature` (hex HMAC-SHA256 of `timestamp:body`), and each signature once.
 */
export const refreshRoute = fastifyPlugin<Options>(async (app, { verifyBearer, pool, secret }) => {
  const seen = new Map<string, number>()

  app.post('/api/v1/paddle/refresh', async (request) => {
    const { sub } = await verifyBearer(request)
    const { signature, atSeconds } = readSignature(request, secret)
    for (const [old, at] of seen) if (Date.now() / 1000 - at > TOLERANCE_SECONDS) seen.delete(old)
    if (seen.has(signature))
      throw new KvintError('unauthorized', 'This call was made before. Sign a new one with the time of now.')
    seen.set(signature, atSeconds)
    const { rows } = await pool.query('select subscription_status from public.users where supabase_id = $1', [sub])
    return { success: true, data: { subscriptionStatus: rows[0]?.subscription_status ?? 'NONE' } }
  })
})

const TOLERANCE_SECONDS = 300

function readSignature(request: FastifyRequest, secret: string): { signature: string; atSeconds: number } {
  const atSeconds = Number(request.headers['x-timestamp'])
  const signature = String(request.headers['x-signature'] ?? '')
  const isRecent = Number.isInteger(atSeconds) && Math.abs(Date.now() / 1000 - atSeconds) <= TOLERANCE_SECONDS
  const expected = createHmac('sha256', secret)
    .update(`${atSeconds}:${JSON.stringify(request.body ?? {})}`)
    .digest()
  const given = Buffer.from(signature, 'hex')
  if (!isRecent || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new KvintError('unauthorized', 'The signature does not fit the call, or its time is not now.')
  }
  return { signature, atSeconds }
}
