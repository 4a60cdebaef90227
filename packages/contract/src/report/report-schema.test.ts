import type { Report } from '@kvint/insights'
import { expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import { reportSchema } from './report-schema.ts'

/** Read-only all the way down: the schema's types are mutable, the report's are not. */
type Frozen<T> = T extends readonly [number, number, number, number]
  ? readonly [number, number, number, number]
  : T extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Frozen<T[Key]> }
      : T

it('has exactly the type of a report', () => {
  type FromSchema = Frozen<z.infer<typeof reportSchema>>
  expectTypeOf<FromSchema>().toEqualTypeOf<Frozen<Report>>()
  expect(reportSchema.safeParse(emptyReport()).success).toBe(true)
})

it.each([
  ['another version', { ...emptyReport(), schema: 2 }],
  ['a severity that does not exist', { ...emptyReport(), findings: [{ severity: 'error' }] }],
  ['no overview', { ...emptyReport(), overview: undefined }],
  ['text', 'report'],
])('refuses %s', (_, value) => {
  expect(reportSchema.safeParse(value).success).toBe(false)
})

function emptyReport(): Report {
  return {
    schema: 1,
    source: { fileName: 'empty.als', bytes: 0, creator: null, live: 12 },
    overview: {
      tempo: { bpm: 120, minBpm: 120, maxBpm: 120, isAutomated: false },
      meter: '4/4',
      meterChanges: 0,
      lengthOf: 'nothing',
      lengthBars: 0,
      lengthSeconds: 0,
      trackCounts: { midi: 0, audio: 0, group: 0, return: 0 },
      clipCounts: { arrangement: 0, session: 0 },
      noteCounts: { arrangement: 0, session: 0 },
      sceneCount: 0,
      deviceCount: 0,
      devices: [],
      plugins: [],
      maxDevices: [],
      scaleInLive: null,
      stage: { stage: 'sketch', because: 'nothing is in the arrangement yet' },
    },
    tracks: [],
    arrangement: {
      of: 'nothing',
      lengthBeats: 0,
      meters: [],
      tempos: [],
      clips: [],
      locators: [],
      sections: [],
      form: { densityPerBar: [], moves: [], longestUnchanged: null, copyShare: null },
    },
    harmony: { kind: 'unknown', reason: 'There are no notes to read.' },
    findings: [],
    gaps: [],
  }
}
