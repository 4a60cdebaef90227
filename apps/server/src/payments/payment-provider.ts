/** Who takes the money: Paddle, or the local stand-in that plays it on a page of our own. */
export type PaymentProvider = {
  readonly vendorId: string
  /** Opens a checkout; where the buyer goes to pay. */
  readonly createCheckout: (checkout: {
    readonly planId: string
    readonly userId: string
    readonly email: string
    readonly successUrl: string
    readonly cancelUrl: string
  }) => Promise<{
    readonly id: string
    readonly checkoutUrl: string
  }>
  /** The provider's own page for changing or cancelling, made for one visit. */
  readonly portalUrl: (subscription: { readonly id: string; readonly customerId: string }) => Promise<string>
}
