import * as z from 'zod/mini'
import type { Frozen } from './frozen.ts'
import { messageSchema } from './message.ts'

export const stageSchema = z.enum(['sketch', 'arrange', 'mix', 'export'])

const namedCountSchema = z.object({ name: z.string(), count: z.number() })

const stageReadingSchema = z.object({
  stage: stageSchema,
  because: z.string(),
  /** The reason as data, for other languages. */
  message: z.optional(messageSchema),
})

export const overviewSchema = z.object({
  tempo: z.object({ bpm: z.number(), minBpm: z.number(), maxBpm: z.number(), isAutomated: z.boolean() }),
  /** `4/4`. */
  meter: z.string(),
  meterChanges: z.number(),
  /** What the length measures: the arrangement, or the scenes laid end to end where nothing is arranged. */
  lengthOf: z.enum(['arrangement', 'scenes', 'nothing']),
  /** From the bar in which the first sound falls: an empty start is not counted. */
  lengthBars: z.number(),
  lengthSeconds: z.number(),
  trackCounts: z.object({ midi: z.number(), audio: z.number(), group: z.number(), return: z.number() }),
  clipCounts: z.object({ arrangement: z.number(), session: z.number() }),
  /** Notes in clips of the arrangement and of the session; take lanes and grooves are not music that is heard. */
  noteCounts: z.object({ arrangement: z.number(), session: z.number() }),
  sceneCount: z.number(),
  deviceCount: z.number(),
  /** Live's own devices, most used first. */
  devices: z.array(namedCountSchema),
  plugins: z.array(z.extend(namedCountSchema, { format: z.enum(['vst2', 'vst3', 'au']) })),
  maxDevices: z.array(namedCountSchema),
  /** The scale that is set in Live: `A Minor`; `null` where none is set or it is the untouched default. */
  scaleInLive: z.nullable(z.string()),
  /**
   * The session view is played from a stage: a click has an output of its own, or several tracks with clips listen; absent
   * elsewhere, and in reports that were made before it was read.
   */
  playedLive: z.optional(z.object({ hasClick: z.boolean() })),
  stage: stageReadingSchema,
})

/** The set at a glance. */
export type Overview = Frozen<z.infer<typeof overviewSchema>>
export type NamedCount = Frozen<z.infer<typeof namedCountSchema>>
/** How far the song has come, and what says so. */
export type StageReading = Frozen<z.infer<typeof stageReadingSchema>>
export type Stage = z.infer<typeof stageSchema>
