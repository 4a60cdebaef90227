import * as z from 'zod/mini'
import { trackIdSchema } from './track-report-schema.ts'

const noteRowSchema = z.tuple([z.number(), z.number(), z.number(), z.number()])

const clipReportSchema = z.object({
  id: z.string(),
  trackId: z.number(),
  kind: z.enum(['midi', 'audio']),
  name: z.string(),
  color: z.nullable(z.string()),
  startBeats: z.number(),
  endBeats: z.number(),
  isHeard: z.boolean(),
  sampleName: z.nullable(z.string()),
  notes: z.array(noteRowSchema),
  contentId: z.nullable(z.string()),
})

const unfoldingSchema = z.object({
  energy: z.array(z.number()),
  transitions: z.array(
    z.object({
      bar: z.number(),
      from: z.string(),
      to: z.string(),
      change: z.number(),
      signs: z.array(
        z.object({
          kind: z.enum(['fill', 'riser', 'automation', 'gap', 'dropOut', 'pickup']),
          trackId: z.nullable(trackIdSchema),
        }),
      ),
    }),
  ),
  unusedLoops: z.array(
    z.object({
      trackId: z.number(),
      name: z.string(),
      kind: z.enum(['midi', 'audio']),
      lengthBeats: z.nullable(z.number()),
      sceneIndex: z.number(),
    }),
  ),
})

export const arrangementPictureSchema = z.object({
  of: z.enum(['arrangement', 'scenes', 'nothing']),
  lengthBeats: z.number(),
  meters: z.array(
    z.object({
      startBar: z.number(),
      startBeats: z.number(),
      numerator: z.number(),
      denominator: z.number(),
      beatsPerBar: z.number(),
    }),
  ),
  tempos: z.array(z.object({ startBeats: z.number(), bpm: z.number() })),
  clips: z.array(clipReportSchema),
  locators: z.array(z.object({ startBeats: z.number(), name: z.string() })),
  sections: z.array(
    z.object({
      startBeats: z.number(),
      endBeats: z.number(),
      label: z.string(),
      trackIds: z.array(z.number()),
      density: z.number(),
    }),
  ),
  form: z.object({
    densityPerBar: z.array(z.number()),
    moves: z.array(z.object({ bar: z.number(), enters: z.array(z.number()), leaves: z.array(z.number()) })),
    longestUnchanged: z.nullable(z.object({ from: z.number(), to: z.number() })),
    copyShare: z.nullable(z.number()),
    unfolding: z.optional(unfoldingSchema),
  }),
})
