import { randomUUID } from 'node:crypto'
import { ApiError, type Environment, LogLevel, Paddle as PaddleClient } from '@paddle/paddle-node-sdk'
import type { Paddle } from '../../platform/configuration/paddle.ts'
import { callPaddle } from './call-paddle.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { subscriptionEvent } from './subscription-event.ts'

/** Paddle Billing by its own SDK. A transaction opens on our pricing page, where Paddle.js shows its overlay. */
export function paddleProvider(paddle: Paddle, publicUrl: string): PaymentProvider {
  const client = new PaddleClient(paddle.apiKey, {
    /** The SDK takes any other text as the address itself. */
    environment: (paddle.apiUrl ?? paddle.environment) as Environment,
    logLevel: LogLevel.none,
    customHeaders: { 'Paddle-Version': '1' },
  })
  const plans = new Map(Object.entries(paddle.prices).map(([plan, price]) => [price, plan]))
  return {
    vendorId: paddle.vendorId,
    publicKey: paddle.clientToken,
    environment: paddle.environment,
    sells: (planId) => paddle.prices[planId] !== undefined,
    planOfPrice: (priceId) => plans.get(priceId),
    async createCheckout({ planId, userId, customerId }) {
      const checkoutId = `chk_${randomUUID()}`
      const transaction = await callPaddle(() =>
        client.transactions.create({
          items: [{ priceId: paddle.prices[planId] ?? '', quantity: 1 }],
          customData: { user_id: userId, checkout_id: checkoutId },
          checkout: { url: `${publicUrl}/pricing` },
          ...(customerId ? { customerId } : {}),
        }),
      )
      const checkoutUrl = transaction.checkout?.url
      if (!checkoutUrl) throw new Error('Paddle made a transaction without an address of its checkout.')
      return { id: checkoutId, checkoutUrl }
    },
    async portalUrl({ id, customerId }) {
      const session = await callPaddle(() => client.customerPortalSessions.create(customerId, [id]))
      return session.urls.general.overview
    },
    cancel: (subscriptionId) =>
      callPaddle(async () => {
        await client.subscriptions.cancel(subscriptionId, { effectiveFrom: 'immediately' }).catch(unlessOver)
      }),
    currentState: async (subscriptionId) =>
      subscriptionEvent(await callPaddle(() => client.subscriptions.get(subscriptionId))),
  }
}

/** Paddle refuses to cancel what was cancelled before. */
function unlessOver(error: unknown): void {
  if (!(error instanceof ApiError && OVER.includes(error.code))) throw error
}

const OVER: readonly string[] = ['subscription_update_when_canceled', 'not_found']
