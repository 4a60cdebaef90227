import * as z from 'zod/mini'

/** A plan as a card shows it. */
export const planSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Display text: `$5`, `Contact Us`. */
  price: z.string(),
  period: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  limitations: z.array(z.string()),
  /** Label of the card's button. */
  cta: z.string(),
  popular: z.boolean(),
  /** The payment provider's id of the product; `null` where nothing is sold. */
  paddleId: z.nullable(z.string()),
  /** The same plan by the year, where it is sold so. */
  yearly: z.optional(z.object({ id: z.string(), price: z.string(), period: z.string(), paddleId: z.string() })),
})

export type Plan = z.infer<typeof planSchema>

/** What the plan calls answer. */
export const planEnvelopeSchema = z.object({
  success: z.boolean(),
  data: z.nullable(z.array(planSchema)),
  error: z.optional(z.string()),
  warnings: z.array(z.object({ type: z.string(), message: z.string() })),
  /** Whether the answer comes from a store rather than from the provider. */
  cached: z.boolean(),
  source: z.string(),
  stale: z.boolean(),
})

export type PlanEnvelope = z.infer<typeof planEnvelopeSchema>
