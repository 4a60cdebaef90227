import * as z from 'zod/mini'
import { barRangeSchema } from './bar-range.ts'
import type { Frozen } from './frozen.ts'
import { messageSchema } from './message.ts'
import { stageSchema } from './overview.ts'
import { trackIdSchema } from './track-report.ts'

const areaSchema = z.enum(['harmony', 'rhythm', 'arrangement', 'mix', 'sound', 'files', 'workflow'])

/** `strength`: something that works; `fix`: objective, little risk; `check`: likely a problem; `idea`: taste; `info`: a fact. */
const severitySchema = z.enum(['strength', 'fix', 'check', 'idea', 'info'])

/** `certain`: the file says so; `likely`: with a guess about role or stage; `guess`: a rule of thumb; `unknown`: needs audio. */
const confidenceSchema = z.enum(['certain', 'likely', 'guess', 'unknown'])

/** One observed fact: `Release 900 ms on "Bass" ▸ Compressor`. */
const evidenceSchema = z.object({
  text: z.string(),
  /** The text as data, for other languages. */
  message: z.optional(messageSchema),
  trackId: z.nullable(trackIdSchema),
  clipId: z.nullable(z.string()),
  deviceName: z.nullable(z.string()),
  bars: z.nullable(barRangeSchema),
})

/** Where to look: what the pictures move to. */
const placeSchema = z.object({
  trackIds: z.array(trackIdSchema),
  clipIds: z.array(z.string()),
  bars: z.nullable(barRangeSchema),
})

const sourceSchema = z.object({
  title: z.string(),
  /** `Ableton Reference Manual, Mixing`, or `glossary:` and the id of a term. */
  reference: z.string(),
})

export const findingSchema = z.object({
  /** Stable for a set as long as what it points at stays: `DY01:track-12`. */
  id: z.string(),
  /** The check that found it: `DY01`. */
  checkId: z.string(),
  area: areaSchema,
  severity: severitySchema,
  /** Stages of a song in which it helps to hear this. */
  stages: z.array(stageSchema),
  confidence: confidenceSchema,
  /** One sentence, specific, no verdict on taste. */
  claim: z.string(),
  /** The claim as data, for other languages; lacks in reports of earlier versions. */
  message: z.optional(messageSchema),
  evidence: z.array(evidenceSchema),
  /** Which lesson teaches it: `dy04`. Lessons are content of insights, loaded when they are read. */
  lesson: z.string(),
  /** Numbers and names that the lesson may say in braces. */
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
  learnMore: z.array(sourceSchema),
  /** How sure, and what would change our mind. */
  honesty: z.string(),
  place: placeSchema,
})

/** Something worth telling about the set, as a lesson. It claims only what the set can show. */
export type Finding = Frozen<z.infer<typeof findingSchema>>
export type Area = z.infer<typeof areaSchema>
export type Severity = z.infer<typeof severitySchema>
export type Confidence = z.infer<typeof confidenceSchema>
export type Evidence = Frozen<z.infer<typeof evidenceSchema>>
export type Place = Frozen<z.infer<typeof placeSchema>>
export type Source = Frozen<z.infer<typeof sourceSchema>>
export type Depth = 'beginner' | 'intermediate' | 'advanced'

/** What is taught about a finding, for readers of one depth. */
export type Lesson = {
  readonly why: string
  /** Numbered steps in Live, reversible. */
  readonly tryThis: readonly string[]
  readonly listenFor: string
}
