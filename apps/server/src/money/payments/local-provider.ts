import { randomBytes } from 'node:crypto'
import { SOLD_PLANS } from '../../platform/configuration/paddle.ts'
import { changeTo, localEvent } from './local-event.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Plays the provider's hosted checkout on a page of this server. No money moves, and the page says so. */
export function localProvider(publicUrl: string): PaymentProvider {
  const checkoutUrl = (id: string) => `${publicUrl}/local-pay?_ptxn=${id}`
  return {
    vendorId: 'local',
    publicKey: 'local',
    environment: 'sandbox',
    sells: (planId) => SOLD_PLANS.includes(planId),
    planOfPrice: (priceId) => (SOLD_PLANS.includes(priceId) ? priceId : undefined),
    async createCheckout() {
      const id = `txn_local_${randomBytes(16).toString('hex')}`
      return { id, transactionId: id, checkoutUrl: checkoutUrl(id) }
    },
    /** What is paid here is known at once: a checkout that stands as open is. */
    reopenCheckout: async (id) => ({ kind: 'open', checkoutUrl: checkoutUrl(id) }),
    change: async ({ id, checkoutId }, _wish, next) =>
      localEvent({ subscriptionId: id, checkoutId, ...changeTo(next) }, new Date()),
    refund: async () => undefined,
    /** No one goes on taking money: what is kept of it here goes with the account. */
    cancel: async () => undefined,
    portalUrl: async ({ id }) => `${publicUrl}/local-pay/portal?subscription=${id}`,
  }
}
