import * as z from 'zod/mini'
import type { Frozen } from './frozen.ts'
import { messageSchema } from './message.ts'

/** The set's own id; `main` is the main track. */
export const trackIdSchema = z.union([z.number(), z.literal('main')])

const roleSchema = z.enum([
  'drums',
  'kick',
  'snare',
  'hats',
  'percussion',
  'bass',
  'chords',
  'pad',
  'lead',
  'arp',
  'vocal',
  'guitar',
  'keys',
  'effects',
  /** A whole piece of music in one file: a reference, a track to mix or to sample. */
  'song',
  'group',
  'return',
  'main',
  'unknown',
])

/** What the track does in the music, and what says so. `confidence` is 0…1. */
const roleReadingSchema = z.object({
  role: roleSchema,
  confidence: z.number(),
  because: z.string(),
  /** The reason as data, for other languages. */
  message: z.optional(messageSchema),
})

export const trackReportSchema = z.object({
  id: trackIdSchema,
  name: z.string(),
  kind: z.enum(['midi', 'audio', 'group', 'return', 'main']),
  /** `#rrggbb` of Live's palette; `null` where the track has none. */
  color: z.nullable(z.string()),
  groupId: z.nullable(z.number()),
  /** How many groups it lies in. */
  depth: z.number(),
  volumeDb: z.number(),
  /** −1 (left) … 1 (right). */
  pan: z.number(),
  /** Own activator and those of all groups around are on. Solo, a state of listening, is not looked at. */
  isHeard: z.boolean(),
  isSoloed: z.boolean(),
  role: roleReadingSchema,
  /** Names in signal order, racks' chains included in brackets of the rack. */
  devices: z.array(z.string()),
  noteCount: z.number(),
  /** Semitones by which MIDI Pitch devices move what is written before it sounds; absent where none does. */
  pitchShiftSemitones: z.optional(z.number()),
})

/** One track as the report shows it. */
export type TrackReport = Frozen<z.infer<typeof trackReportSchema>>
export type RoleReading = Frozen<z.infer<typeof roleReadingSchema>>
export type Role = z.infer<typeof roleSchema>
