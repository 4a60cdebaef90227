import * as z from 'zod/mini'
import { arrangementPictureSchema } from './arrangement-picture.ts'
import { findingSchema } from './finding.ts'
import type { Frozen } from './frozen.ts'
import { harmonySchema } from './harmony.ts'
import { overviewSchema } from './overview.ts'
import { trackReportSchema } from './track-report.ts'

const sourceSchema = z.object({
  /** File name without folders, as the person named it. */
  fileName: z.string(),
  bytes: z.number(),
  /** `Ableton Live 11.3.13`; `null` where the file does not say. */
  creator: z.nullable(z.string()),
  /** Major version of Live: 8 … 12. */
  live: z.number(),
})

const gapSchema = z.object({ element: z.string(), place: z.string(), reason: z.string() })

const shape = z.object({
  /** Version of this shape. */
  schema: z.literal(2),
  /** Version of the analysis that made it; absent in reports from before versions were counted. */
  analysis: z.optional(z.number()),
  source: sourceSchema,
  overview: overviewSchema,
  tracks: z.array(trackReportSchema),
  arrangement: arrangementPictureSchema,
  harmony: harmonySchema,
  /** What a teacher would raise, the most telling first. */
  findings: z.array(findingSchema),
  /** The inventory: what is there, how the set is kept, and what most sets have. Absent in reports of earlier versions. */
  facts: z.optional(z.array(findingSchema)),
  /** Parts of the file that could not be read: what is said above does not know them. */
  gaps: z.array(gapSchema),
})

/**
 * What Kvint has to say about one Live set: plain JSON, the same wherever it was made.
 * Bars count from 1, beats (quarter notes) from 0; levels are dB, pitches MIDI numbers (60 = C3).
 */
export type Report = Frozen<z.infer<typeof shape>>
export type ReportSource = Frozen<z.infer<typeof sourceSchema>>
export type ReportGap = Frozen<z.infer<typeof gapSchema>>

/**
 * A report of today's version as it comes from outside: an imported file, an answer of the API. What was kept by an
 * earlier version goes through `migrateReport` first.
 *
 * ```ts
 * const report = reportSchema.parse(JSON.parse(text))
 * ```
 */
export const reportSchema: z.ZodMiniType<Report, Report> = shape
