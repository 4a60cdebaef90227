import * as z from 'zod/mini'

/** What `GET /ready` answers. */
export const readinessSchema = z.object({
  isReady: z.boolean(),
  /** `none` where this build has no database. */
  database: z.enum(['answers', 'away', 'none']),
  /** The line on which changes of other servers are heard; it is opened again by itself within ten seconds. */
  listener: z.enum(['listens', 'away', 'none']),
  /** Where files of kept sets lie. All servers share it, so that one which is away makes none of them unready. */
  store: z.enum(['answers', 'away', 'none']),
  /** The process is ending: what is under way is finished, nothing more should come. */
  isStopping: z.boolean(),
})

export type Readiness = z.infer<typeof readinessSchema>
