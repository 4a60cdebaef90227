import * as z from 'zod/mini'
import { arrangementPictureSchema } from './arrangement-picture-schema.ts'
import { findingSchema } from './finding-schema.ts'
import { harmonySchema } from './harmony-schema.ts'
import { overviewSchema } from './overview-schema.ts'
import { trackReportSchema } from './track-report-schema.ts'

/**
 * A report as it comes from outside: a kept one, an imported file, an answer of the API. The same shape as `Report` of
 * `@kvint/insights`, which a test of types holds.
 *
 * ```ts
 * const report = reportSchema.parse(JSON.parse(text))
 * ```
 */
export const reportSchema = z.object({
  schema: z.literal(1),
  source: z.object({
    fileName: z.string(),
    bytes: z.number(),
    creator: z.nullable(z.string()),
    live: z.number(),
  }),
  overview: overviewSchema,
  tracks: z.array(trackReportSchema),
  arrangement: arrangementPictureSchema,
  harmony: harmonySchema,
  findings: z.array(findingSchema),
  gaps: z.array(z.object({ element: z.string(), place: z.string(), reason: z.string() })),
})
