import { expect, test } from 'vitest'
import type { Finding } from './schema/finding.ts'
import { migrateReport, type KeptReport } from './migrate-report.ts'
import { reportSchema } from './schema/report.ts'
import { emptyReport } from './testing/empty-report.ts'

test('a report of the first version gets musical signs, and what was read later is said to be absent', () => {
  const { unfolding: _, ...form } = emptyReport().arrangement.form
  const first: KeptReport = {
    ...emptyReport(),
    schema: 1,
    findings: [
      {
        id: 'DY04:track-1',
        checkId: 'DY04',
        area: 'mix',
        severity: 'check',
        stages: ['mix'],
        confidence: 'certain',
        claim: 'It takes long.',
        evidence: [],
        lesson: { beginner: { why: 'As it was written then.' } },
        learnMore: [],
        honesty: 'Certain.',
        place: { trackIds: [1], clipIds: [], bars: null },
      },
    ],
    arrangement: { ...emptyReport().arrangement, form },
    harmony: {
      kind: 'known',
      key: {
        name: 'Bb minor',
        tonicPitchClass: 10,
        mode: 'minor',
        confidence: 0.9,
        runnerUp: { name: 'Db major', confidence: 0.05 },
        evidence: ['Bb sounds longest'],
        scalePitchClasses: [10, 0, 1, 3, 5, 6, 8],
        pitchClassWeights: [],
      },
      localKeys: [
        { startBeats: 0, endBeats: 16, name: 'Bb minor', tonicPitchClass: 10, mode: 'minor', confidence: 0.9 },
      ],
      chords: [
        {
          startBeats: 0,
          endBeats: 4,
          symbol: 'Gbmaj7/Db',
          rootPitchClass: 6,
          quality: 'maj7',
          bassPitchClass: 1,
          roman: 'bVI',
          function: 'subdominant',
          colour: null,
          confidence: 0.8,
        },
      ],
      trackIds: [1],
    },
  }
  const report = migrateReport(first)
  expect(reportSchema.safeParse(report).error).toBeUndefined()
  expect(report).toMatchObject({
    schema: 2,
    findings: [{ id: 'DY04:track-1', lesson: 'dy04', figures: {} }],
    arrangement: { form: { unfolding: null } },
    harmony: {
      key: { name: 'B♭ minor', runnerUp: { name: 'D♭ major' }, evidence: ['B♭ sounds longest'] },
      localKeys: [{ name: 'B♭ minor', runnerUp: null, evidence: [] }],
      chords: [{ symbol: 'G♭maj7/D♭', roman: '♭VI' }],
    },
  })
})

test('today’s report comes back as it is', () => {
  const report = emptyReport()
  expect(migrateReport(report)).toBe(report)
})

test('plain facts that were marked among the findings stand apart', () => {
  const [lesson, list] = [{ id: 'HA01:set' }, { id: 'CP07:set', isFact: true }] as unknown as Finding[]
  const report = migrateReport({ ...emptyReport(), findings: [lesson!, list!] })
  expect(report.findings).toEqual([lesson])
  expect(report.facts).toEqual([list])
})

test('a report of a later version is refused in words', () => {
  expect(() => migrateReport({ ...emptyReport(), schema: 3 as 2 })).toThrow(/later version/)
})
