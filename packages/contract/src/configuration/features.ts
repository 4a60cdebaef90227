import * as z from 'zod/mini'

/** What can be on or off in a build. All off is the shipped build. */
export const featuresSchema = z.object({
  enableAuth: z.boolean(),
  enablePayments: z.boolean(),
  enableRegistration: z.boolean(),
  enableLiveChat: z.boolean(),
  enableAnalytics: z.boolean(),
  enableDebugInfo: z.boolean(),
  /** Reading sets and keeping reports: what goes beyond the specification. */
  enableProjects: z.boolean(),
})

export type Features = z.infer<typeof featuresSchema>
