import * as z from 'zod/mini'

/** What `POST /api/v1/paddle/checkout` is sent. */
export const checkoutRequestSchema = z.object({
  planId: z.string().check(z.minLength(1, 'Plan ID is required')),
  userId: z.string().check(z.minLength(1, 'User ID (auth0Id) is required for checkout')),
  successUrl: z.url(),
  cancelUrl: z.url(),
  metadata: z.object({
    auth0Id: z.string(),
    email: z.string().check(z.minLength(1, 'Email is required for checkout')),
  }),
})

export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>

/** What it answers. */
export const checkoutAnswerSchema = z.object({
  success: z.boolean(),
  data: z.nullish(z.object({ checkoutUrl: z.url() })),
  error: z.optional(z.string()),
})

export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>
