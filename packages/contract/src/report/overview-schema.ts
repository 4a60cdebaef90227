import * as z from 'zod/mini'

export const stageSchema = z.enum(['sketch', 'arrange', 'mix', 'export'])

const namedCountSchema = z.object({ name: z.string(), count: z.number() })

export const overviewSchema = z.object({
  tempo: z.object({ bpm: z.number(), minBpm: z.number(), maxBpm: z.number(), isAutomated: z.boolean() }),
  meter: z.string(),
  meterChanges: z.number(),
  lengthOf: z.enum(['arrangement', 'scenes', 'nothing']),
  lengthBars: z.number(),
  lengthSeconds: z.number(),
  trackCounts: z.object({ midi: z.number(), audio: z.number(), group: z.number(), return: z.number() }),
  clipCounts: z.object({ arrangement: z.number(), session: z.number() }),
  noteCounts: z.object({ arrangement: z.number(), session: z.number() }),
  sceneCount: z.number(),
  deviceCount: z.number(),
  devices: z.array(namedCountSchema),
  plugins: z.array(z.extend(namedCountSchema, { format: z.enum(['vst2', 'vst3', 'au']) })),
  maxDevices: z.array(namedCountSchema),
  scaleInLive: z.nullable(z.string()),
  stage: z.object({ stage: stageSchema, because: z.string() }),
})
