import { randomBytes } from 'node:crypto'
import { SOLD_PLANS } from '../../platform/configuration/paddle.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Plays the provider's hosted checkout on a page of this server. No money moves, and the page says so. */
export function localProvider(publicUrl: string): PaymentProvider {
  return {
    vendorId: 'local',
    publicKey: 'local',
    environment: 'sandbox',
    sells: (planId) => SOLD_PLANS.includes(planId),
    planOfPrice: (priceId) => (SOLD_PLANS.includes(priceId) ? priceId : undefined),
    async createCheckout() {
      const id = `txn_local_${randomBytes(16).toString('hex')}`
      return { id, checkoutUrl: `${publicUrl}/local-pay?_ptxn=${id}` }
    },
    /** Nobody goes on taking money: what is kept of it here goes with the account. */
    cancel: async () => undefined,
    portalUrl: async ({ id }) => `${publicUrl}/local-pay/portal?subscription=${id}`,
  }
}
