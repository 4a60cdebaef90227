import * as z from 'zod/mini'
import type { Frozen } from './frozen.ts'
import { messageSchema } from './message.ts'

/** Names are spelled with musical signs: `B♭ minor`, `F♯m7`, `♭VI`. */
const nextKeySchema = z.object({ name: z.string(), confidence: z.number() })

const keyReadingSchema = z.object({
  /** `F♯ minor`, `D Dorian`. */
  name: z.string(),
  tonicPitchClass: z.number(),
  /** `major`, `minor`, `dorian`… */
  mode: z.string(),
  /** 0…1: of the answers given with 0.8, about 80 % are right. */
  confidence: z.number(),
  runnerUp: z.nullable(nextKeySchema),
  /** Further keys that it may be, where key and runner-up together are not sure enough; absent in older reports. */
  others: z.optional(z.array(nextKeySchema)),
  /** Sentences that say what decided. */
  evidence: z.array(z.string()),
  /** The same as data, one for one, for other languages; absent in older reports. */
  messages: z.optional(z.array(messageSchema)),
  /** Pitch classes of the scale from the tonic up. */
  scalePitchClasses: z.array(z.number()),
  /** Share of the sounding note time per pitch class, C first; adds up to 1. */
  pitchClassWeights: z.array(z.number()),
})

const localEvidenceSchema = z.object({
  /** The part of a sentence that follows “because”. */
  sentence: z.string(),
  /** The same as data, for other languages. */
  message: z.optional(messageSchema),
  /** Bars counted from 1, a few of them. */
  bars: z.array(z.number()),
})

const localKeySchema = z.object({
  startBeats: z.number(),
  endBeats: z.number(),
  name: z.string(),
  tonicPitchClass: z.number(),
  mode: z.string(),
  confidence: z.number(),
  /** The next likely key of the stretch. */
  runnerUp: z.nullable(nextKeySchema),
  /** What can be counted there, strongest first. */
  evidence: z.array(localEvidenceSchema),
})

const chordReadingSchema = z.object({
  startBeats: z.number(),
  endBeats: z.number(),
  /** `A♭maj7/C`, spelled in the key. */
  symbol: z.string(),
  rootPitchClass: z.number(),
  quality: z.string(),
  bassPitchClass: z.number(),
  /** `IV`, `V65/V`; `null` where the key is not known there. */
  roman: z.nullable(z.string()),
  function: z.enum(['tonic', 'subdominant', 'dominant', 'outside']),
  /** Why a chord is foreign to its key, where it is: a dominant of another degree, lent by the parallel mode, or neither. */
  colour: z.nullable(z.enum(['applied', 'borrowed', 'chromatic'])),
  confidence: z.number(),
})

export const harmonySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('known'),
    key: keyReadingSchema,
    /** Spans in which another key (or the home key) holds. */
    localKeys: z.array(localKeySchema),
    chords: z.array(chordReadingSchema),
    /** Tracks whose notes were read. */
    trackIds: z.array(z.number()),
    /** Heard in a bounce, because the set has no notes that tell it. */
    isHeard: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('unknown'),
    reason: z.string(),
    /** The reason as data, for other languages. */
    message: z.optional(messageSchema),
  }),
])

/** Key and chords of the heard harmonic tracks, or why they cannot be known. */
export type Harmony = Frozen<z.infer<typeof harmonySchema>>
export type KeyReading = Frozen<z.infer<typeof keyReadingSchema>>
export type LocalKeyReading = Frozen<z.infer<typeof localKeySchema>>
export type LocalEvidence = Frozen<z.infer<typeof localEvidenceSchema>>
export type ChordReading = Frozen<z.infer<typeof chordReadingSchema>>
