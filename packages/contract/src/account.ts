import * as z from 'zod/mini'
import { standingSchema } from './subscription/standing.ts'

/** Beyond the specification: plan, next charge, end. */
const standing = z.optional(standingSchema)

/** What `GET /auth/profile` answers about anyone who holds the token. */
export const apiProfileSchema = z.object({
  /** Of our own row. */
  id: z.union([z.string(), z.number()]),
  /** Of the account service. */
  supabaseId: z.string(),
  username: z.string(),
  /** `USER`, `PREMIUM`; the list is not closed. */
  role: z.string(),
  hasActiveSubscription: z.boolean(),
  email: z.nullish(z.string()),
  /** Beyond the specification: what this month's analyses and all projects count to. Absent counts as 0. */
  usage: z.optional(z.object({ analysesThisMonth: z.number(), projectsAnalyzed: z.number() })),
  standing,
})

export type ApiProfile = z.infer<typeof apiProfileSchema>

/** What `GET /auth/subscription` answers. */
export const apiSubscriptionSchema = z.object({
  hasActiveSubscription: z.boolean(),
  /** `NONE` at first. */
  subscriptionStatus: z.string(),
  standing,
})

export type ApiSubscription = z.infer<typeof apiSubscriptionSchema>
