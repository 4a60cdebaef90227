import * as z from 'zod/mini'

const at = z.iso.datetime({ offset: true })
const ofPlan = { planId: z.string() }

/**
 * How somebody stands with what she pays for. Pricing, profile, dashboard and portal show this and nothing else.
 * Times are ISO 8601.
 */
export const standingSchema = z.discriminatedUnion('kind', [
  /** Never bought anything. */
  z.object({ kind: z.literal('free') }),
  /** PREMIUM by our own hand. */
  z.object({ kind: z.literal('granted') }),
  z.object({ kind: z.literal('trialing'), ...ofPlan, nextChargeAt: at }),
  z.object({ kind: z.literal('active'), ...ofPlan, nextChargeAt: at }),
  /** Cancelled by her; holds until then. */
  z.object({ kind: z.literal('cancelling'), ...ofPlan, endsAt: at, isTrial: z.boolean() }),
  /** A payment failed; the plan holds until then while it is tried again. */
  z.object({ kind: z.literal('past-due'), ...ofPlan, endsAt: at }),
  /** The grace of a failed payment is over: the plan rests until she pays. */
  z.object({ kind: z.literal('lapsed'), ...ofPlan }),
  /** Stopped for a while at the payment provider. */
  z.object({ kind: z.literal('paused'), ...ofPlan }),
  z.object({ kind: z.literal('ended'), ...ofPlan, endedAt: at }),
  /** Pays a price that is none of ours: a person has to look. */
  z.object({ kind: z.literal('unknown') }),
])

export type Standing = z.infer<typeof standingSchema>
