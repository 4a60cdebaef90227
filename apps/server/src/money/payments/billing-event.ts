import * as z from 'zod/mini'

/** The part of a provider's event that we act on; all else in it is kept and left alone. */
export const billingEventSchema = z.looseObject({
  event_id: z.string().check(z.minLength(1)),
  event_type: z.string(),
  occurred_at: z.iso.datetime({ offset: true }),
  data: z.looseObject({ id: z.string() }),
})

export type BillingEvent = z.infer<typeof billingEventSchema>

export const subscriptionDataSchema = z.looseObject({
  id: z.string(),
  status: z.enum(['trialing', 'active', 'past_due', 'paused', 'canceled']),
  customer_id: z.string(),
  items: z.array(z.looseObject({ price: z.looseObject({ id: z.string() }) })).check(z.minLength(1)),
  current_billing_period: z.nullish(z.object({ ends_at: z.iso.datetime({ offset: true }) })),
  scheduled_change: z.nullish(z.object({ action: z.string(), effective_at: z.iso.datetime({ offset: true }) })),
  custom_data: z.object({ checkout_id: z.string() }),
  /** The payment that began it; told once, when it is made. */
  transaction_id: z.nullish(z.string()),
})

export type SubscriptionData = z.infer<typeof subscriptionDataSchema>

export const transactionDataSchema = z.looseObject({
  id: z.string(),
  custom_data: z.object({ checkout_id: z.string() }),
  /** None on the payment that begins a plan, until it went through. */
  subscription_id: z.nullish(z.string()),
})

/** Money that goes back. All of a payment, once that is settled, ends what it was for. */
export const adjustmentDataSchema = z.looseObject({
  id: z.string(),
  action: z.string(),
  status: z.string(),
  type: z.nullish(z.string()),
  subscription_id: z.string(),
})

/** `applied`: it changed something. `known`: it came before. `late`: a newer one did. `ignored`: it says nothing to us. */
export type Outcome = 'applied' | 'known' | 'late' | 'ignored'
