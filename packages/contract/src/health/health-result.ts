import * as z from 'zod/mini'

/** What `GET /health` answers. */
export const healthResultSchema = z.object({
  /** ISO 8601 in UTC. */
  timestamp: z.iso.datetime(),
  /** Whether the plan list can be served. */
  endpoints: z.object({ plans: z.boolean() }),
  /** The store of plans. */
  cache: z.object({
    enabled: z.boolean(),
    /** Where plans come from now: `paddle`, `cache`, `fallback`. */
    source: z.string(),
    cached: z.boolean(),
    warnings: z.array(z.object({ type: z.string(), message: z.string() })),
  }),
})

export type HealthResult = z.infer<typeof healthResultSchema>
