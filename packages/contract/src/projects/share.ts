import * as z from 'zod/mini'
import { reportSchema } from '@kvint/report'

/** A link to one report, for anyone who holds it. */
export const shareSchema = z.object({
  id: z.guid(),
  saveId: z.guid(),
  /** The whole address to hand on. */
  url: z.url(),
  createdAt: z.iso.datetime(),
  /** Null: until it is taken back. */
  expiresAt: z.nullable(z.iso.datetime()),
})

export const shareListSchema = z.object({ shares: z.array(shareSchema) })

/** How long a new link is good for, in days; null until it is taken back. */
export const shareRequestSchema = z.object({ days: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(365))) })

/** What somebody sees who holds a link. */
export const sharedReportSchema = z.object({
  sharedAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
  report: reportSchema,
})

export type Share = z.infer<typeof shareSchema>
