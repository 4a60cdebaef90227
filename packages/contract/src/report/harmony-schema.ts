import * as z from 'zod/mini'

const localKeySchema = z.object({
  startBeats: z.number(),
  endBeats: z.number(),
  name: z.string(),
  tonicPitchClass: z.number(),
  mode: z.string(),
  confidence: z.number(),
  runnerUp: z.optional(z.object({ name: z.string(), confidence: z.number() })),
  evidence: z.optional(z.array(z.object({ sentence: z.string(), bars: z.array(z.number()) }))),
})

const chordSchema = z.object({
  startBeats: z.number(),
  endBeats: z.number(),
  symbol: z.string(),
  rootPitchClass: z.number(),
  quality: z.string(),
  bassPitchClass: z.number(),
  roman: z.nullable(z.string()),
  function: z.enum(['tonic', 'subdominant', 'dominant', 'outside']),
  colour: z.nullable(z.enum(['applied', 'borrowed', 'chromatic'])),
  confidence: z.number(),
})

export const harmonySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('known'),
    key: z.object({
      name: z.string(),
      tonicPitchClass: z.number(),
      mode: z.string(),
      confidence: z.number(),
      runnerUp: z.nullable(z.object({ name: z.string(), confidence: z.number() })),
      evidence: z.array(z.string()),
      scalePitchClasses: z.array(z.number()),
      pitchClassWeights: z.array(z.number()),
    }),
    localKeys: z.array(localKeySchema),
    chords: z.array(chordSchema),
    trackIds: z.array(z.number()),
  }),
  z.object({ kind: z.literal('unknown'), reason: z.string() }),
])
