import { createHmac } from 'node:crypto'
import type { RuntimeConfiguration } from '@kvint/contract'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { checkoutsIn } from './checkouts.ts'
import { localProvider } from './local-provider.ts'
import { localRoutes } from './local-routes.ts'
import { refreshRoute } from './refresh-route.ts'
import { webhookRoute } from './webhook-route.ts'

/**
 * Checkout, webhook, portal. On a server that only this machine reaches, a local stand-in plays the provider;
 * undefined where there is nobody to take money.
 */
export async function openPayments(
  app: FastifyInstance,
  configuration: Configuration,
  { verifyBearer, pool, key }: Accounts,
): Promise<RuntimeConfiguration['payments'] | undefined> {
  if (!configuration.isLocal) return undefined
  const secret = createHmac('sha256', key).update('payments').digest('hex')
  const provider = localProvider(configuration.publicUrl)
  const checkouts = checkoutsIn(pool)
  await app.register(checkoutRoutes, { provider, checkouts, verifyBearer, publicUrl: configuration.publicUrl })
  await app.register(webhookRoute, { pool, secret })
  await app.register(refreshRoute, { pool, secret, verifyBearer })
  await app.register(localRoutes, { checkouts, secret })
  return { environment: 'sandbox', vendorId: provider.vendorId, publicKey: provider.vendorId }
}
