import * as z from 'zod/mini'

const EMAIL_NEEDED = 'Email is required for checkout'

/** What `POST /api/v1/paddle/checkout` is sent. */
export const checkoutRequestSchema = z.object({
  planId: named('Plan ID is required'),
  userId: named('User ID (auth0Id) is required for checkout'),
  /** Without them: `/success` and `/pricing` of the site. */
  successUrl: z.optional(z.url()),
  cancelUrl: z.optional(z.url()),
  metadata: z.object({ auth0Id: z.optional(z.string()), email: named(EMAIL_NEEDED) }, EMAIL_NEEDED),
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
