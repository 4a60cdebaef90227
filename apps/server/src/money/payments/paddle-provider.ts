import { randomUUID } from 'node:crypto'
import { KvintError, type Standing } from '@kvint/contract'
import {
  ApiError,
  type Environment,
  LogLevel,
  Paddle as PaddleClient,
  type Subscription,
} from '@paddle/paddle-node-sdk'
import type { Paddle } from '../../platform/configuration/paddle.ts'
import { callPaddle } from './call-paddle.ts'
import type { PaymentProvider, Wish } from './payment-provider.ts'
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
    async createCheckout({ planId, userId, email, customerId }) {
      const isHers = customerId !== undefined && (await isAddressOf(client, customerId, email))
      const checkoutId = `chk_${randomUUID()}`
      const transaction = await callPaddle(() =>
        client.transactions.create({
          items: [{ priceId: paddle.prices[planId] ?? '', quantity: 1 }],
          customData: { user_id: userId, checkout_id: checkoutId },
          checkout: { url: `${publicUrl}/pricing` },
          ...(isHers ? { customerId } : {}),
        }),
      )
      const checkoutUrl = transaction.checkout?.url
      if (!checkoutUrl) throw new Error('Paddle made a transaction without an address of its checkout.')
      return { id: checkoutId, transactionId: transaction.id, checkoutUrl }
    },
    async reopenCheckout(transactionId, planId) {
      const found = await callPaddle(() => client.transactions.get(transactionId).catch(undefinedIfUnknown))
      if (!found || found.status === 'canceled') return { kind: 'gone' }
      if (!UNPAID.includes(found.status)) return { kind: 'paid' }
      const items = [{ priceId: paddle.prices[planId] ?? '', quantity: 1 }]
      const { checkout } = await callPaddle(() => client.transactions.update(transactionId, { items }))
      return checkout?.url ? { kind: 'open', checkoutUrl: checkout.url } : { kind: 'gone' }
    },
    async change({ id, standing }, wish, next) {
      const priceId = wish.kind === 'change' ? (paddle.prices[wish.planId] ?? '') : ''
      return subscriptionEvent(await callPaddle(() => changeAt(client, { id, standing, wish, next, priceId })))
    },
    refund: (transactionId) =>
      callPaddle(async () => {
        const refund = { action: 'refund', type: 'full', transactionId, reason: 'A second subscription' } as const
        await client.adjustments.create(refund).catch(unlessRefunded)
      }),
    async portalUrl({ id, customerId, email }) {
      if (!(await isAddressOf(client, customerId, email))) throw new KvintError('forbidden', OTHER_ADDRESS)
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

/**
 * Paddle takes the address that a buyer types and finds the customer by it: a stranger's address makes the buyer that stranger's
 * customer. So what a customer may see is shown to the address alone.
 */
async function isAddressOf(client: PaddleClient, customerId: string, email: string): Promise<boolean> {
  const customer = await callPaddle(() => client.customers.get(customerId))
  return email !== '' && customer.email.toLowerCase() === email.toLowerCase()
}

type Change = {
  readonly id: string
  readonly standing: Standing
  readonly wish: Wish
  readonly next: Standing
  readonly priceId: string
}

/** Paddle locks a subscription whose end is set: that is taken back first. Differences are paid, or put to her credit, at once. */
async function changeAt(client: PaddleClient, { id, standing, wish, next, priceId }: Change): Promise<Subscription> {
  const { subscriptions } = client
  if (wish.kind === 'cancel') {
    const effectiveFrom = next.kind === 'ended' ? 'immediately' : 'next_billing_period'
    return await subscriptions.cancel(id, { effectiveFrom })
  }
  if (standing.kind === 'paused') return await subscriptions.resume(id, { effectiveFrom: 'immediately' })
  const kept = standing.kind === 'cancelling' ? await subscriptions.update(id, { scheduledChange: null }) : undefined
  if (wish.kind === 'resume') return kept ?? (await subscriptions.get(id))
  return await subscriptions.update(id, {
    items: [{ priceId, quantity: 1 }],
    prorationBillingMode: next.kind === 'trialing' ? 'do_not_bill' : 'prorated_immediately',
    onPaymentFailure: 'prevent_change',
  })
}

/** Paddle refuses to cancel what was cancelled before. */
function unlessOver(error: unknown): void {
  if (!(error instanceof ApiError && OVER.includes(error.code))) throw error
}

/** And to give back what was given back. */
function unlessRefunded(error: unknown): void {
  if (!(error instanceof ApiError && REFUNDED.includes(error.code))) throw error
}

function undefinedIfUnknown(error: unknown): undefined {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error
}

const OTHER_ADDRESS =
  'This plan was paid with another address than that of your account, so its receipts are not shown here. Open the link in a receipt that came by mail. You can change or cancel your plan on this site.'
const OVER: readonly string[] = ['subscription_update_when_canceled', 'not_found']
const REFUNDED: readonly string[] = [
  'adjustment_transaction_total_already_adjusted',
  'adjustment_pending_refund_request',
]
const UNPAID: readonly string[] = ['draft', 'ready']
