import * as z from 'zod/mini'

export const trackIdSchema = z.union([z.number(), z.literal('main')])

export const trackReportSchema = z.object({
  id: trackIdSchema,
  name: z.string(),
  kind: z.enum(['midi', 'audio', 'group', 'return', 'main']),
  color: z.nullable(z.string()),
  groupId: z.nullable(z.number()),
  depth: z.number(),
  volumeDb: z.number(),
  pan: z.number(),
  isHeard: z.boolean(),
  isSoloed: z.boolean(),
  role: z.object({
    role: z.enum([
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
      'group',
      'return',
      'main',
      'unknown',
    ]),
    confidence: z.number(),
    because: z.string(),
  }),
  devices: z.array(z.string()),
  noteCount: z.number(),
})
