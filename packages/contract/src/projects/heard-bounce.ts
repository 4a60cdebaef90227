import * as z from 'zod/mini'
import { findingSchema, harmonySchema, sectionReportSchema } from '@kvint/report'

/** Three hours. */
const LONGEST_SECONDS = 10_800
const level = z.nullable(z.number())
const share = z.number().check(z.gte(0), z.lte(1))
const pitchClass = z.number().check(z.int(), z.gte(0), z.lte(11))
const barRange = z.strictObject({ from: z.number(), to: z.number() })
const shortText = z.string().check(z.maxLength(300))
/** A beat each tenth of a second, for three hours. */
const seconds = z.array(z.number()).check(z.maxLength(108_000))

const loudnessSchema = z.strictObject({
  integratedLufs: level,
  rangeLu: z.number(),
  truePeakDbtp: level,
  truePeakSeconds: z.number(),
  samplePeakDbfs: level,
  maxMomentaryLufs: level,
  maxMomentarySeconds: z.number(),
  maxShortTermLufs: level,
  maxShortTermSeconds: z.number(),
  plrDb: level,
  minPsrDb: level,
  shortTermLufs: z.array(level).check(z.maxLength(LONGEST_SECONDS)),
})

const bandsSchema = z.strictObject({
  centresHz: z.array(z.number()).check(z.maxLength(31)),
  levelsDb: z.array(z.number()).check(z.maxLength(31)),
  correlations: z.array(level).check(z.maxLength(31)),
  monoLossDb: z.array(z.number()).check(z.maxLength(31)),
  correlation: level,
})

const sampleSchema = z.strictObject({
  form: z.enum(['one-shot', 'loop', 'sustained']),
  drum: z.nullable(z.enum(['kick', 'snare', 'hat'])),
  root: z.nullable(z.strictObject({ pitch: z.number(), cents: z.number(), confidence: share })),
  loop: z.nullable(z.strictObject({ bpm: z.number(), bars: z.number() })),
  confidence: share,
  decidedBy: z.enum(['sound', 'name']),
})

const alignmentSchema = z.strictObject({
  kind: z.literal('aligned'),
  offsetSeconds: z.number(),
  rate: z.number(),
  semitones: z.number(),
  confidence: share,
  alternativesSeconds: seconds,
  moved: z.array(z.strictObject({ startSeconds: z.number(), endSeconds: z.number(), shiftSeconds: level })),
})

const hearingSchema = z.strictObject({
  format: z.enum(['wav', 'aiff', 'flac', 'mp3', 'm4a', 'alac', 'aac', 'ogg', 'opus']),
  lossless: z.boolean(),
  durationSeconds: z.number().check(z.gte(0)),
  sampleRateHz: z.number(),
  channels: z.number(),
  bitDepth: level,
  markers: z.array(z.strictObject({ seconds: z.number(), name: shortText })),
  remarks: z.array(z.string().check(z.maxLength(1000))),
  loudness: loudnessSchema,
  bands: bandsSchema,
  faults: z.array(
    z.strictObject({ kind: shortText, startSeconds: z.number(), endSeconds: z.number(), value: z.number() }),
  ),
  tempo: z.nullable(z.strictObject({ bpm: z.number(), confidence: share })),
  beats: seconds,
  downbeats: seconds,
  tuningCents: level,
  key: z.nullable(z.strictObject({ tonicPitchClass: pitchClass, mode: shortText, confidence: share })),
  chords: z.array(
    z.strictObject({
      startSeconds: z.number(),
      endSeconds: z.number(),
      rootPitchClass: pitchClass,
      quality: shortText,
      bassPitchClass: pitchClass,
      confidence: share,
    }),
  ),
  /** Absent in figures that were kept before they were heard. */
  sections: z.optional(z.array(z.strictObject({ startSeconds: z.number(), endSeconds: z.number(), label: shortText }))),
  sample: z.nullable(sampleSchema),
  alignment: z.nullable(alignmentSchema),
  alignmentRefusal: z.nullable(z.enum(['no-notes', 'too-short', 'another-song'])),
})

/** What is heard of a bounce on its set: figures, sections, chords and findings. No sound can be made of it, and no field takes any. */
const heardBounceSchema = z.strictObject({
  hearing: hearingSchema,
  sections: z.array(
    z.strictObject({
      label: shortText,
      bars: barRange,
      startSeconds: z.number(),
      endSeconds: z.number(),
      lufs: level,
      peakToLoudnessDb: level,
      levelsDb: z.array(z.number()).check(z.maxLength(31)),
      monoLossDb: z.array(z.number()).check(z.maxLength(31)),
      widthDb: level,
      trackIds: z.array(z.number()),
    }),
  ),
  curve: z
    .array(z.strictObject({ seconds: z.number(), beat: level, lufs: level }))
    .check(z.maxLength(2 * LONGEST_SECONDS + 1)),
  findings: z.array(findingSchema),
  harmony: z.nullable(harmonySchema),
  chords: z.array(
    z.strictObject({
      bars: barRange,
      startBeats: z.number(),
      endBeats: z.number(),
      symbol: shortText,
      written: z.nullable(shortText),
      differs: z.boolean(),
      confidence: share,
    }),
  ),
  /** Absent in figures that were kept before it was heard. */
  form: z.optional(z.nullable(z.array(sectionReportSchema))),
  groove: z.optional(
    z.nullable(
      z.strictObject({
        swing: z.nullable(z.strictObject({ ratio: share, unitBeats: z.number() })),
        spreadMs: z.number(),
        attacks: z.number(),
      }),
    ),
  ),
})

/** A bounce to keep beside a save: the name of its file and its figures. */
export const bounceToKeepSchema = z.strictObject({
  fileName: z.string().check(z.minLength(1), z.maxLength(255)),
  bounce: heardBounceSchema,
})

const keptBounceSchema = z.object({
  saveId: z.guid(),
  fileName: z.string(),
  keptAt: z.iso.datetime(),
  bounce: heardBounceSchema,
})

/** `null` where none is kept with the save. */
export const keptBounceAnswerSchema = z.object({ kept: z.nullable(keptBounceSchema) })

export type BounceToKeep = z.infer<typeof bounceToKeepSchema>
export type KeptBounce = z.infer<typeof keptBounceSchema>
