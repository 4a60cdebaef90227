import * as z from 'zod/mini'

const openSessionSchema = z.object({
  /** Names the session; opens nothing. */
  id: z.string(),
  /** `Firefox`; null where the browser did not say, or not in a way that is known. */
  browser: z.nullable(z.string()),
  /** `Windows`. */
  system: z.nullable(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601, to within five minutes. */
  lastUsedAt: z.string(),
  /** It is the one that asks. */
  isCurrent: z.boolean(),
})

/** What `GET /api/session/list` answers: where the account is signed in, the asking browser first. */
export const openSessionListSchema = z.object({ sessions: z.array(openSessionSchema) })

export type OpenSession = z.infer<typeof openSessionSchema>
export type OpenSessionList = z.infer<typeof openSessionListSchema>
