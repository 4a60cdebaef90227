import type { Standing, SubscriptionEvent } from '@kvint/contract'
import type { BillingEvent } from './billing-event.ts'
import type { Subscription } from './checkouts.ts'

/** Who takes the money: Paddle, or the local stand-in that plays it on a page of our own. */
export type PaymentProvider = {
  /** What pages hear of it. */
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
    /** The proven address of her account. */
    readonly email: string
    /** Of an earlier subscription of hers. */
    readonly customerId: string | undefined
  }) => Promise<{ readonly id: string; readonly transactionId: string; readonly checkoutUrl: string }>
  /** Looks at a checkout that was opened before, and puts another plan into it where nothing was paid. */
  readonly reopenCheckout: (transactionId: string, planId: string) => Promise<Reopened>
  /**
   * The provider's own page for cards and receipts, made for one visit. `email`: the proven address of her account.
   * @throws KvintError `forbidden` where the provider knows the buyer by another one: the page shows all that was bought with that one
   */
  readonly portalUrl: (visit: {
    readonly id: string
    readonly customerId: string
    readonly email: string
  }) => Promise<string>
  /** Does what she asks for, which the state machine has allowed; what then stands, as an event. */
  readonly change: (subscription: Subscription, wish: Wish, next: Standing) => Promise<BillingEvent>
  /** Ends a subscription now, whatever is paid of it. One that has ended already is fine. @throws KvintError `unavailable` */
  readonly cancel: (subscriptionId: string) => Promise<void>
  /** Gives all of a payment back. One that was given back already is fine. */
  readonly refund: (transactionId: string) => Promise<void>
  /** What the provider says of a subscription now, in the form of an event; undefined where events are all it says. */
  readonly currentState?: (subscriptionId: string) => Promise<BillingEvent>
}

/** What somebody can ask for of her plan. */
export type Wish = Extract<SubscriptionEvent, { kind: 'change' | 'cancel' | 'resume' }>

/** `paid`: its money is on the way. `gone`: it can no longer be paid. */
export type Reopened = { readonly kind: 'open'; readonly checkoutUrl: string } | { readonly kind: 'paid' | 'gone' }
