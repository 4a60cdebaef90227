import type { BillingEvent } from './billing-event.ts'

/** Who takes the money: Paddle, or the local stand-in that plays it on a page of our own. */
export type PaymentProvider = {
  /** What pages are told of it. */
  readonly vendorId: string
  readonly publicKey: string
  readonly environment: 'sandbox' | 'production'
  /** Whether the plan can be bought here. */
  readonly sells: (planId: string) => boolean
  /** The plan that one of the provider's prices stands for. */
  readonly planOfPrice: (priceId: string) => string | undefined
  /** Opens a checkout; where the buyer goes to pay. */
  readonly createCheckout: (checkout: {
    readonly planId: string
    readonly userId: string
    readonly email: string
    /** Of an earlier subscription of hers. */
    readonly customerId: string | undefined
  }) => Promise<{ readonly id: string; readonly checkoutUrl: string }>
  /** The provider's own page for changing or cancelling, made for one visit. */
  readonly portalUrl: (subscription: { readonly id: string; readonly customerId: string }) => Promise<string>
  /** Ends a subscription now, whatever is paid of it. One that has ended already is fine. @throws KvintError `unavailable` */
  readonly cancel: (subscriptionId: string) => Promise<void>
  /** What the provider says of a subscription now, in the form of an event; undefined where events are all it says. */
  readonly currentState?: (subscriptionId: string) => Promise<BillingEvent>
}
