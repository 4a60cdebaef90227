import * as z from 'zod/mini'
import { stageSchema } from './overview-schema.ts'
import { trackIdSchema } from './track-report-schema.ts'

const barRangeSchema = z.object({ from: z.number(), to: z.number() })

const lessonSchema = z.object({ why: z.string(), tryThis: z.array(z.string()), listenFor: z.string() })

/** One thing that a report has to tell. */
export const findingSchema = z.object({
  id: z.string(),
  checkId: z.string(),
  area: z.enum(['harmony', 'rhythm', 'arrangement', 'mix', 'sound', 'files', 'workflow']),
  severity: z.enum(['strength', 'fix', 'check', 'idea', 'info']),
  stages: z.array(stageSchema),
  confidence: z.enum(['certain', 'likely', 'guess', 'unknown']),
  claim: z.string(),
  evidence: z.array(
    z.object({
      text: z.string(),
      trackId: z.nullable(trackIdSchema),
      clipId: z.nullable(z.string()),
      deviceName: z.nullable(z.string()),
      bars: z.nullable(barRangeSchema),
    }),
  ),
  lesson: z.object({ beginner: lessonSchema, intermediate: lessonSchema, advanced: lessonSchema }),
  learnMore: z.array(z.object({ title: z.string(), reference: z.string() })),
  honesty: z.string(),
  place: z.object({
    trackIds: z.array(trackIdSchema),
    clipIds: z.array(z.string()),
    bars: z.nullable(barRangeSchema),
  }),
})
