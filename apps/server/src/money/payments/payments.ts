import { createHmac } from 'node:crypto'
import type { RuntimeConfiguration } from '@kvint/contract'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Accounts } from '../../people/accounts.ts'
import type { Configuration } from '../../platform/configuration/configuration.ts'
import type { Paddle } from '../../platform/configuration/paddle.ts'
import type { BillingParts } from './apply-billing-event.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { checkoutsIn } from './checkouts.ts'
import { updateEntitlement } from './entitlement.ts'
import { localProvider } from './local-provider.ts'
import { localRoutes } from './local-routes.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { refreshRoute } from './refresh-route.ts'
import { subscriptionRoutes } from './subscription-routes.ts'
import { webhookRoute } from './webhook-route.ts'

export type Payments = {
  /** What pages are told. */
  readonly told: NonNullable<RuntimeConfiguration['payments']>
  /** Ends what a person pays for, at once. @throws KvintError `unavailable` where the provider does not answer. */
  readonly endAllOf: (userId: string) => Promise<void>
}

/**
 * Checkout, webhook, portal: by Paddle where it is configured. On a server that only this machine reaches, a local
 * stand-in plays it otherwise; undefined where there is no one to take money.
 */
export async function openPayments(
  app: FastifyInstance,
  { isLocal, paddle, publicUrl, operations, siteFolder }: Configuration,
  { verifyBearer, pool, queueMail, key }: Accounts,
  registry: Registry,
): Promise<Payments | undefined> {
  if (!paddle && !isLocal) return undefined
  const ownSecret = createHmac('sha256', key).update('payments').digest('hex')
  const provider = paddle ? await paddleBy(paddle, publicUrl) : localProvider(publicUrl)
  const { environment, vendorId, publicKey } = provider
  const checkouts = checkoutsIn(pool)
  const secret = operations.refreshSecret ?? ownSecret
  await app.register(checkoutRoutes, { pool, provider, checkouts, verifyBearer, publicUrl })
  const unknownPrices = new Counter({
    name: 'billing_unknown_prices_total',
    help: 'Events of the payment provider about a price that no plan has: somebody pays and gets nothing.',
    registers: [registry],
  })
  const onUnknownPrice: BillingParts['onUnknownPrice'] = (about) => {
    unknownPrices.inc()
    app.log.error(
      about,
      'ALERT: somebody pays a price that no plan has. Look at PADDLE_PRICES and at her subscription.',
    )
  }
  const seconds = new Counter({
    name: 'billing_second_subscriptions_total',
    help: 'Second subscriptions of one person, each cancelled and its payment given back.',
    registers: [registry],
  })
  const onSecond: BillingParts['onSecond'] = (about) => {
    seconds.inc()
    app.log.error(about, 'ALERT: a second subscription of one person was cancelled. See that its payment went back.')
  }
  const ownerless = new Counter({
    name: 'billing_ownerless_payments_total',
    help: 'Subscriptions bought by a checkout of a deleted account, each cancelled and its payment given back.',
    registers: [registry],
  })
  const onOwnerless: BillingParts['onOwnerless'] = (about) => {
    ownerless.inc()
    app.log.error(
      about,
      'ALERT: a checkout of a deleted account was paid and cancelled. See that its payment went back.',
    )
  }
  const billing = { pool, provider, queueMail, onUnknownPrice, onSecond, onOwnerless }
  await app.register(webhookRoute, { secrets: paddle?.webhookSecrets ?? [ownSecret], billing })
  await app.register(subscriptionRoutes, { pool, billing, provider, checkouts, verifyBearer })
  await app.register(refreshRoute, { billing, secret, verifyBearer, provider, checkouts })
  if (!paddle) await app.register(localRoutes, { pool, checkouts, secret: ownSecret, siteFolder })

  /** Grace and asked cancellations end by the clock, without an event. */
  const update = () => void updateEntitlement(pool, undefined).catch((error: unknown) => app.log.warn(error))
  const updating = setInterval(update, UPDATE_INTERVAL_MS)
  updating.unref()
  app.addHook('onClose', async () => clearInterval(updating))
  return {
    told: { environment, vendorId, publicKey },
    async endAllOf(userId) {
      for (const id of await checkouts.openOf(userId)) await provider.cancel(id)
    },
  }
}

const UPDATE_INTERVAL_MS = 600_000

/** Its SDK is a good part of all modules, and most servers sell nothing. */
async function paddleBy(paddle: Paddle, publicUrl: string): Promise<PaymentProvider> {
  const { paddleProvider } = await import('./paddle-provider.ts')
  return paddleProvider(paddle, publicUrl)
}
