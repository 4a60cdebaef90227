import * as z from 'zod/mini'

/** What `POST /api/v1/paddle/checkout` is sent. */
export const checkoutRequestSchema = z.object({
  planId: named('Plan ID is required'),
  userId: named('User ID (auth0Id) is required for checkout'),
  successUrl: z.url(),
  cancelUrl: z.url(),
  metadata: z.object({
    auth0Id: z.string(),
    email: named('Email is required for checkout'),
  }),
})

function named(message: string) {
  return z.string(message).check(z.minLength(1, message))
}

export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>

/** What it answers. */
export const checkoutAnswerSchema = z.object({
  success: z.boolean(),
  data: z.nullish(z.object({ checkoutUrl: z.url() })),
  error: z.optional(z.string()),
})

export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>
